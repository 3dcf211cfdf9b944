/**
 * The gateway calls of Fill-A-Yard, its stored history and its saved layouts. They are loaded with
 * the first call or the first edit, so that pages without a filled yard do not load them.
 */
export { fillAYardLine } from '@selvage/core/cart'
export { getCollection } from '@selvage/core/collection'
export { getTemplates } from '@selvage/core/fill-a-yard'
export { readHistory, storeHistory } from './stored-history.ts'
export { readSaved, storeSaved } from './stored-layouts.ts'
