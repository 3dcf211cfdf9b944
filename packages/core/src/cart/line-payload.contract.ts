import * as v from 'valibot'
import type { Call, Schema } from '../contract/define-call.ts'
import { requiredText } from '../contract/wire.ts'
import { addedAnswer, changedAnswer } from './cart-state.contract.ts'
import { MAX_QUANTITY } from './quantity.ts'
import { CLOSED_CART } from './closed-cart.ts'

/** Quantity of one line: a whole number from 1 to 99. */
export const pieces = v.pipe(
  v.number(),
  v.integer('integer'),
  v.minValue(1),
  v.maxValue(MAX_QUANTITY),
)

/** The fields that the bodies of all lines have. @source spec 1 §3 Cart payload */
export const lineEntries = {
  quantity: pieces,
  status: v.optional(v.picklist(['pending'])),
  promo: v.optional(v.strictObject({ id: requiredText(64) })),
}

/** Turns the promo code of an item into its field on the wire. */
export const promoPayload = (promoId: string | undefined): { promo?: { id: string } } =>
  promoId === undefined ? {} : { promo: { id: promoId } }

/** Why a line of any kind is not added, besides what is wrong with its item. */
export const ADD_ERRORS = [
  'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
  'PROMO_CODE_INVALID',
  'PROMO_CODE_ENDED',
  'PROMO_ORDER_DOES_NOT_QUALIFY',
  'TOO_MANY_ATTEMPTS',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PENDING',
] as const

const ITEM_ERRORS = [
  'FIELD_VALUE_INVALID',
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
  'NO_IMAGE_AVAILABLE',
  'FABRIC_OUT_OF_STOCK',
  'PRODUCT_OUT_OF_STOCK',
  'ITEMS_UNAVAILABLE',
  'DESIGN_NOT_FOR_SALE',
  'ORDER_ITEM_CANNOT_EDIT_QUANTITY',
] as const

/** The two calls of a kind of product: one adds a line, one puts a line in place of another. */
export interface LineCalls<Path extends string, Body extends Schema, Item> {
  readonly add: Call<Path, undefined, Body, typeof addedAnswer, never, Item>
  readonly replace: Call<`${Path}/{id}`, undefined, Body, typeof changedAnswer, never, Item>
}

/** Defines the two calls of a kind of product below its path. @source spec 1 §7 */
// @__NO_SIDE_EFFECTS__
export function lineCalls<const Path extends string, Body extends Schema, Item>({
  name,
  path,
  body,
  encodeBody,
}: {
  readonly name: string
  readonly path: Path
  readonly body: Body
  readonly encodeBody: NonNullable<LineCalls<Path, Body, Item>['add']['encodeBody']>
}): LineCalls<Path, Body, Item> {
  const shared = {
    auth: 'cart',
    service: 'gateway',
    cacheable: false,
    query: undefined,
    body,
    encodeBody,
  } as const
  return {
    /**
     * Adds one line of this kind of product, or raises the quantity of an equal line. The
     * idempotency key belongs to the line: a request that is sent twice with one key adds it once.
     */
    add: {
      ...shared,
      name: `${name}.add`,
      method: 'POST',
      path,
      keyed: true,
      versioned: false,
      answer: addedAnswer,
      errors: [...ADD_ERRORS, ...ITEM_ERRORS],
    },
    /** Makes a line another product of this kind, or another choice of the same one. */
    replace: {
      ...shared,
      name: `${name}.replace`,
      method: 'PUT',
      path: `${path}/{id}`,
      keyed: false,
      versioned: true,
      answer: changedAnswer,
      errors: ['ORDER_ITEM_NOT_FOUND', ...CLOSED_CART, 'CART_VERSION_CONFLICT', ...ITEM_ERRORS],
    },
  }
}
