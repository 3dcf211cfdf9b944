import * as v from 'valibot'
import { id, requiredText } from '../contract/wire.ts'
import { fabricCode, fabricSize } from '../fabric/fabric.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { MAX_QUANTITY } from './quantity.ts'

/** Quantity of one line: a whole number from 1 to 99. */
export const pieces = v.pipe(
  v.number(),
  v.integer('integer'),
  v.minValue(1),
  v.maxValue(MAX_QUANTITY),
)

/** A printed fabric for the cart. */
export interface CartItemInput {
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
  /** 1 to 99. */
  readonly quantity: number
  readonly promoId?: string
}

/**
 * Wire body of the calls that add or replace a line of printed fabric.
 * @source spec 1 §3 Cart payload
 */
export const cartPayload = v.strictObject({
  fabric: fabricCode,
  fabric_size: fabricSize,
  quantity: pieces,
  status: v.optional(v.picklist(['pending', 'saved'])),
  merchandise: v.optional(
    v.nullable(
      v.strictObject({
        home_good_item: v.optional(v.nullable(v.string())),
        solid_item: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
  design: v.strictObject({ id }),
  promo: v.optional(v.strictObject({ id: requiredText(64) })),
  home_good_addition_codes: v.optional(v.array(v.string())),
})

/** Turns a printed fabric into its wire body. */
export function toCartPayload(item: CartItemInput): v.InferInput<typeof cartPayload> {
  return {
    fabric: item.fabric,
    fabric_size: item.size,
    quantity: item.quantity,
    status: 'pending',
    design: { id: item.designId },
    ...(item.promoId === undefined ? {} : { promo: { id: item.promoId } }),
  }
}
