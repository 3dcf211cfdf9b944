/**
 * What Fill-A-Yard asks of the gateway, fetched with its first question: a page that shows no cloth
 * does not carry it.
 */
export { getCollection } from '@selvage/core/collection'
export {
  addFillAYard,
  getTemplates,
  replaceFillAYard,
  toFillAYardPayload,
} from '@selvage/core/fill-a-yard'
