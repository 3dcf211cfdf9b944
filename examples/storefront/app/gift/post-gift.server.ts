import { data } from 'react-router'
import type { OrderItem } from '@selvage/core/cart'
import { hasCardNumber, isShopError } from '@selvage/core/contract'
import { stockSizesOf } from '@selvage/core/stock'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formLines, formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { sellStock } from '../service/sell-stock.server.ts'

/** The form of a gift certificate as it was typed. */
export interface TypedGift {
  readonly amount: string
  readonly email: string
  readonly message: string
  /** The line of the cart that it takes the place of; empty for a new one. */
  readonly itemId: string
}

/** Returns the form of a line of the cart; undefined for another line, or none. */
export const typedOfLine = (line: OrderItem | undefined): TypedGift | undefined =>
  line?.stock?.code === 'GIFT_CERTIFICATE'
    ? {
        amount: line.stock.size ?? '',
        email: line.stock.recipient?.email ?? '',
        message: line.stock.recipient?.message ?? '',
        itemId: line.id,
      }
    : undefined

/** The fields that can be wrong, by their names in the form. */
export type GiftField = 'amount' | 'recipient_email' | 'gift_message'

const FIELDS: Readonly<Record<string, GiftField>> = {
  size: 'amount',
  recipient_email: 'recipient_email',
  gift_message: 'gift_message',
}

/**
 * Puts a gift certificate into the cart, or in the place of the line that is changed; gives the
 * form back with what was typed and the fields that are wrong.
 */
export async function postGift(shop: Shop, form: FormData) {
  const typed: TypedGift = {
    amount: formText(form, 'amount'),
    email: formText(form, 'recipient_email'),
    // Browsers send line breaks as two signs.
    message: formLines(form, 'gift_message'),
    itemId: formText(form, 'order_item_id'),
  }
  const back = (wrong: readonly GiftField[]) =>
    data({ typed, wrong, isCard: hasCardNumber(typed.message), error: undefined }, { status: 400 })
  const wrong: GiftField[] = [
    ...(stockSizesOf('GIFT_CERTIFICATE').includes(typed.amount) ? [] : ['amount' as const]),
    ...(typed.email.trim() === '' ? ['recipient_email' as const] : []),
  ]
  if (wrong.length > 0) return back(wrong)
  const outcome = await sellStock(shop, form, {
    stock: 'GIFT_CERTIFICATE',
    size: typed.amount,
    quantity: 1,
    recipient: { email: typed.email, message: typed.message },
  })
  if ('sold' in outcome) return outcome.sold
  const { error } = outcome
  const fields = (isShopError(error) ? (error.all ?? []) : []).flatMap(
    ({ field }) => FIELDS[field ?? ''] ?? [],
  )
  if (fields.length > 0) return back(fields)
  // The line that was to be changed is gone: what was typed becomes a new one.
  const isGone = isShopError(error) && error.code === 'ORDER_ITEM_NOT_FOUND'
  return data(
    {
      typed: isGone ? { ...typed, itemId: '' } : typed,
      wrong: [],
      isCard: false,
      error: toErrorMessage(error),
    },
    { status: statusOf(error) },
  )
}
