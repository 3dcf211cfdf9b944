import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, price } from '../contract/wire.ts'
import { FABRICS, FABRIC_SIZES } from './fabrics.table.ts'
import type { FabricCode, FabricSize } from './fabrics.table.ts'

/** Accepts the code of a fabric in the table. */
export const fabricCode = v.picklist(Object.keys(FABRICS) as [FabricCode, ...FabricCode[]])
/** Accepts the size of a printed fabric. */
export const fabricSize = v.picklist(Object.keys(FABRIC_SIZES) as [FabricSize, ...FabricSize[]])

/**
 * Prices by size, with the size to show first, and whether they contain the tax of their country.
 * @source spec 1 §3 Carts
 */
export const pricing = v.pipe(
  v.object({
    default_size: fabricSize,
    sizes: v.record(fabricSize, price),
    tax_included: v.optional(v.boolean()),
  }),
  v.transform((wire) => ({
    defaultSize: wire.default_size,
    sizes: wire.sizes,
    ...(wire.tax_included && { taxIncluded: true }),
  })),
)

const fabricOffer = v.pipe(
  v.object({
    code: fabricCode,
    status: v.picklist(['available', 'out_of_stock', 'retired']),
    pricing,
  }),
  v.transform(({ code, status, pricing: prices }) => ({ code, status, pricing: prices })),
)

/** A fabric with its current prices and whether it can be bought. */
export type FabricOffer = v.InferOutput<typeof fabricOffer>

/** Lists every fabric with its price for each size of both measurement systems, in one currency. */
export const listFabrics = defineCall({
  name: 'fabric.list',
  method: 'GET',
  path: '/fabrics',
  auth: 'none',
  cacheable: true,
  query: v.object({
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({ fabrics: v.array(fabricOffer) }),
    v.transform((wire) => wire.fabrics),
  ),
  errors: ['CURRENCY_INVALID'],
})
