import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, price } from '../contract/wire.ts'

/** Whether a product can be bought. */
export const PRODUCT_STATUSES = ['available', 'out_of_stock', 'retired'] as const
/** Whether a product can be bought. */
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

const productOffer = v.pipe(
  v.object({
    code: v.string(),
    status: v.picklist(PRODUCT_STATUSES),
    prices: v.array(v.object({ size: v.string(), option: v.string(), price })),
    tax_included: v.optional(v.boolean()),
  }),
  v.transform(({ code, status, prices, tax_included }) => ({
    code,
    status,
    prices,
    ...(tax_included && { taxIncluded: true }),
  })),
)
/**
 * A product with its price for each size and addition, whether it can be bought, and whether its
 * prices contain the tax of their country. A product without additions has the empty one.
 */
export type ProductOffer = v.InferOutput<typeof productOffer>

/**
 * Lists the products of one kind with their prices in one currency. The kind is a name of
 * `PRODUCT_KINDS`; any other is a 404.
 */
export const listProducts = defineCall({
  name: 'product.list',
  method: 'GET',
  path: '/products/{kind}',
  auth: 'none',
  cacheable: true,
  query: v.object({
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({ products: v.array(productOffer) }),
    v.transform((wire) => wire.products),
  ),
  errors: ['CURRENCY_INVALID', 'FIELD_VALUE_INVALID'],
})
