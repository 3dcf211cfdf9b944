/**
 * What Fill-A-Yard asks of the gateway, fetched with its first question: a page that shows no cloth
 * does not carry it.
 */
export { fillAYardLine } from '@selvage/core/cart'
export { getCollection } from '@selvage/core/collection'
export { getTemplates } from '@selvage/core/fill-a-yard'
