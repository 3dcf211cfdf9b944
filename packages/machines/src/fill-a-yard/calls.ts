/**
 * The gateway calls of Fill-A-Yard and its saved yards. They are loaded with the first call, so
 * that pages without a filled yard do not load them.
 */
export { fillAYardLine } from '@selvage/core/cart'
export { getCollection } from '@selvage/core/collection'
export { getTemplates } from '@selvage/core/fill-a-yard'
export { readSaved, storeSaved } from './stored-layouts.ts'
