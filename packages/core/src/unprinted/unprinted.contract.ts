import * as v from 'valibot'
import { lineCalls, lineEntries, pieces, promoPayload } from '../cart/line-payload.contract.ts'
import { fabricCode } from '../fabric/fabric.contract.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { DEFAULT_UNPRINTED_QUANTITY, UNPRINTED_SIZES } from './unprinted.table.ts'
import type { UnprintedSize } from './unprinted.table.ts'

/** Unprinted fabric for the cart. */
export interface UnprintedItemInput {
  readonly unprinted: FabricCode
  /** A yard when left out. */
  readonly size?: UnprintedSize
  /** Whole yards or meters: 1 to 99. */
  readonly quantity: number
  /** A promo code for the whole cart. One that is rejected adds nothing. */
  readonly promoId?: string
}

const [YARD] = UNPRINTED_SIZES

/** Wire body of unprinted fabric. @source spec 1 §3 Cart payload, §7, §9 */
export const unprintedPayload = v.strictObject({
  ...lineEntries,
  quantity: v.optional(pieces, DEFAULT_UNPRINTED_QUANTITY),
  fabric: fabricCode,
  fabric_size: v.optional(v.picklist(UNPRINTED_SIZES), YARD),
})

/** Turns unprinted fabric into its wire body. */
export function toUnprintedPayload(
  item: UnprintedItemInput,
): v.InferInput<typeof unprintedPayload> {
  const { unprinted, size, quantity, promoId } = item
  return {
    fabric: unprinted,
    ...(size && { fabric_size: size }),
    quantity,
    status: 'pending',
    ...promoPayload(promoId),
  }
}

/** Reads the product of an unprinted fabric's body. */
export function unprintedChoice(body: v.InferOutput<typeof unprintedPayload>): ProductChoice {
  const { fabric, fabric_size: size } = body
  return { kind: 'unprinted', code: fabric, size, option: '', designId: null, fabric }
}

const calls = lineCalls({
  name: 'unprinted',
  path: '/unprinted_fabrics/order_items',
  body: unprintedPayload,
  encodeBody: toUnprintedPayload,
})

/** Adds unprinted fabric to the cart, or raises the quantity of an equal line. @source spec 1 §7 */
export const addUnprinted = calls.add

/** Puts unprinted fabric in the place of a line, in one step. */
export const replaceUnprinted = calls.replace
