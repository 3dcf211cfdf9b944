import * as v from 'valibot'
import { lineCalls, lineEntries, promoPayload } from '../cart/line-payload.contract.ts'
import { normalizeEmail } from '../contract/email.ts'
import { text } from '../contract/wire.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'
import type { GiftRecipient, ProductChoice } from '../product/product-choice.ts'
import { STOCK_CODES, stockCodeOf, stockFacts, stockSizesOf } from './stock.ts'
import { STOCK_TYPES } from './stock-products.table.ts'
import type { StockCode } from './stock-products.table.ts'

/** A ready-made item, a kit or a service for the cart. */
export interface StockItemInput {
  readonly stock: StockCode
  /** One of its amounts in US dollars, where it has several; else left out. */
  readonly size?: string
  /** 1 to 99; 1 for an item that is sold one at a time. */
  readonly quantity: number
  /** Who gets a gift certificate; its buyer does when left out. */
  readonly recipient?: GiftRecipient
  /** A promo code for the whole cart. One that is rejected adds nothing. */
  readonly promoId?: string
}

const SUB_TYPES = [...new Set(STOCK_CODES.map((code) => stockFacts(code).subType))]
const SIZES = [...new Set(STOCK_CODES.flatMap(stockSizesOf))]
const [STOCK_PRODUCT] = STOCK_TYPES

/**
 * Wire body of a ready-made item. Its type and sub-type name it together; an item with several
 * amounts has the amount as its size.
 * @source spec 1 §3 Item types, Sub-types; §7
 */
export const stockPayload = v.pipe(
  v.strictObject({
    ...lineEntries,
    type: v.optional(v.picklist(STOCK_TYPES), STOCK_PRODUCT),
    sub_type: v.picklist(SUB_TYPES),
    size: v.optional(v.picklist(SIZES)),
    recipient_email: v.optional(text(254)),
    gift_message: v.optional(text(400, { multiline: true })),
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['sub_type']],
      ({ type, sub_type }) => stockCodeOf(type, sub_type) !== undefined,
      'sub_type',
    ),
    ['sub_type'],
  ),
)

/** Turns a ready-made item into its wire body. */
export function toStockPayload(item: StockItemInput): v.InferInput<typeof stockPayload> {
  const { stock, size, quantity, recipient, promoId } = item
  const { type, subType } = stockFacts(stock)
  return {
    type,
    sub_type: subType,
    ...(size !== undefined && { size }),
    ...(recipient && { recipient_email: recipient.email, gift_message: recipient.message }),
    quantity,
    status: 'pending',
    ...promoPayload(promoId),
  }
}

/** Reads the product of a ready-made item's body. An item of one size needs none. */
export function stockChoice(body: v.InferOutput<typeof stockPayload>): ProductChoice {
  const code = stockCodeOf(body.type, body.sub_type) ?? body.sub_type
  const [only = '', ...others] = stockCodeOf(body.type, body.sub_type)
    ? stockSizesOf(code as StockCode)
    : []
  const size = body.size ?? (others.length === 0 ? only : '')
  const { recipient_email: email = '', gift_message: message = '' } = body
  return {
    kind: 'stock',
    code,
    size,
    option: '',
    designId: null,
    fabric: null,
    ...(email.trim() !== '' && {
      recipient: { email: normalizeEmail(email), message: withoutOverrides(message).trim() },
    }),
  }
}

const calls = lineCalls({
  name: 'stock',
  path: '/stock_products/order_items',
  body: stockPayload,
  encodeBody: toStockPayload,
})

/**
 * Adds a ready-made item to the cart, or raises the quantity of an equal line.
 * @source spec 1 §7
 */
export const addStock = calls.add

/** Puts a ready-made item in the place of a line, in one step. */
export const replaceStock = calls.replace
