import * as v from 'valibot'
import { lineCalls, lineEntries, promoPayload } from '../cart/line-payload.contract.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { SOLID_COLOR_CODES, SOLID_FABRIC_CODES } from './solid.ts'
import { SOLID_SIZES } from './solids.table.ts'
import type { SolidColor, SolidFabric, SolidSize } from './solids.table.ts'

/** Solid fabric for the cart. */
export interface SolidItemInput {
  readonly color: SolidColor
  readonly size: SolidSize
  /** Whole yards or meters, or swatches: 1 to 99. */
  readonly quantity: number
  /** A promo code for the whole cart. One that is rejected adds nothing. */
  readonly promoId?: string
}

const [PETAL_SOLIDS = 'PETAL_SOLIDS'] = SOLID_FABRIC_CODES

/** Wire body of solid fabric. @source spec 1 §3 Cart payload, Solids; §7 */
export const solidPayload = v.strictObject({
  ...lineEntries,
  fabric: v.picklist(SOLID_FABRIC_CODES as [SolidFabric, ...SolidFabric[]]),
  fabric_size: v.picklist(SOLID_SIZES),
  merchandise: v.strictObject({
    home_good_item: v.optional(v.null()),
    solid_item: v.picklist(SOLID_COLOR_CODES as [SolidColor, ...SolidColor[]]),
  }),
})

/** Turns solid fabric into its wire body. */
export function toSolidPayload(item: SolidItemInput): v.InferInput<typeof solidPayload> {
  const { color, size, quantity, promoId } = item
  return {
    fabric: PETAL_SOLIDS,
    fabric_size: size,
    quantity,
    status: 'pending',
    merchandise: { solid_item: color },
    ...promoPayload(promoId),
  }
}

/** Reads the product of a solid's body. */
export function solidChoice(body: v.InferOutput<typeof solidPayload>): ProductChoice {
  const { merchandise, fabric_size: size } = body
  const code = merchandise.solid_item
  return { kind: 'solid', code, size, option: '', designId: null, fabric: null }
}

const calls = lineCalls({
  name: 'solid',
  path: '/solids/order_items',
  body: solidPayload,
  encodeBody: toSolidPayload,
})

/** Adds solid fabric to the cart, or raises the quantity of an equal line. @source spec 1 §7 */
export const addSolid = calls.add

/** Puts solid fabric in the place of a line, in one step. */
export const replaceSolid = calls.replace
