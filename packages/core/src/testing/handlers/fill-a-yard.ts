import type { CallBody, CallReply } from '../../contract/define-call.ts'
import {
  addFillAYard,
  getTemplates,
  replaceFillAYard,
} from '../../fill-a-yard/fill-a-yard.contract.ts'
import { readLayoutCode } from '../../fill-a-yard/layout.ts'
import { FILL_A_YARD_FABRICS, gridOf } from '../../fill-a-yard/template.ts'
import { TEMPLATE_IDS, TEMPLATES } from '../../fill-a-yard/templates.table.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import type { Merchandise } from '../merchandise.ts'
import { OUT_OF_STOCK_FABRICS } from '../../sample-prices/prices.table.ts'
import { fabricPieceMinor, raw } from '../prices.ts'
import { publicCollections } from '../public-collections.ts'
import { reject } from '../rejection.ts'
import type { TestShop } from '../test-shop.ts'
import { containsTax } from '../wire-cart.ts'
import { added, replaced } from './lines.ts'

type WireTemplates = CallReply<typeof getTemplates>
type Capacity = WireTemplates['master_templates'][number]['capacity']

function merchandiseOf(
  shop: TestShop,
  { fill_a_yard }: CallBody<typeof addFillAYard>,
): Merchandise {
  const layout =
    readLayoutCode(fill_a_yard.layout) ??
    reject('FIELD_VALUE_INVALID', { field: 'fill_a_yard.layout' })
  const collection = publicCollections(shop).find(({ id }) => id === layout.collectionId)
  return { kind: 'fill-a-yard', layout, collectionName: collection?.name ?? '' }
}

/** Calls of templates, and of filled yards in the cart. */
export const fillAYardHandlers: readonly Handler[] = [
  handle(getTemplates, ({ query, shop }) => {
    const { collection_id: id, currency = DEFAULT_CURRENCY, country } = query
    if (!publicCollections(shop).some((each) => each.id === id)) reject('COLLECTION_NOT_FOUND')
    return {
      collection_id: id,
      fabrics: FILL_A_YARD_FABRICS.map((code) => ({
        code,
        status: OUT_OF_STOCK_FABRICS.includes(code)
          ? ('out_of_stock' as const)
          : ('available' as const),
        price_per_yard: { raw_price: raw(fabricPieceMinor(code, 'YARD', currency)), currency },
        tax_included: containsTax(country),
      })),
      master_templates: TEMPLATE_IDS.map((templateId) => ({
        id: templateId,
        yards: TEMPLATES[templateId].yards,
        capacity: Object.fromEntries(
          FILL_A_YARD_FABRICS.map((code) => {
            const { columns, rows } = gridOf(templateId, code)
            return [code, columns * rows - (shop.disagrees && columns * rows > 2 ? 1 : 0)]
          }),
        ) as Capacity,
      })),
    }
  }),
  handle(addFillAYard, (request) =>
    added(request, merchandiseOf(request.shop, request.body), request.body),
  ),
  handle(replaceFillAYard, (request) =>
    replaced(request, merchandiseOf(request.shop, request.body), request.body.quantity),
  ),
]
