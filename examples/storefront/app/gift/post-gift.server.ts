import { data, redirect } from 'react-router'
import { addLine } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import { addStock, replaceStock, stockSizesOf } from '@selvage/core/stock'
import { localizePath } from '@selvage/i18n/routes'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'

/** The form of a gift certificate as it was typed. */
export interface TypedGift {
  readonly amount: string
  readonly email: string
  readonly message: string
}

/** The fields that can be wrong, by their names in the form. */
export type GiftField = 'amount' | 'recipient_email' | 'gift_message'

const FIELDS: Readonly<Record<string, GiftField>> = {
  size: 'amount',
  recipient_email: 'recipient_email',
  gift_message: 'gift_message',
}

/**
 * Puts a gift certificate into the cart, or gives the form back with what was typed and the fields
 * that are wrong.
 */
export async function postGift(shop: Shop, request: Request) {
  const form = await request.formData()
  const typed: TypedGift = {
    amount: formText(form, 'amount'),
    email: formText(form, 'recipient_email'),
    // Browsers send line breaks as two signs.
    message: formText(form, 'gift_message').replaceAll('\r\n', '\n'),
  }
  const back = (wrong: readonly GiftField[], status = 400) =>
    data({ typed, wrong, error: undefined }, { status })
  const wrong: GiftField[] = [
    ...(stockSizesOf('GIFT_CERTIFICATE').includes(typed.amount) ? [] : ['amount' as const]),
    ...(typed.email.trim() === '' ? ['recipient_email' as const] : []),
  ]
  if (wrong.length > 0) return back(wrong)
  const lineKey = formText(form, 'line_key')
  const outcome = await addLine(
    shop,
    { add: addStock, replace: replaceStock },
    {
      items: [
        {
          stock: 'GIFT_CERTIFICATE',
          size: typed.amount,
          quantity: 1,
          recipient: { email: typed.email, message: typed.message },
        },
      ],
      lineKey: /^[A-Za-z0-9_-]{16,64}$/.test(lineKey) ? lineKey : undefined,
    },
  )
  if (outcome.kind === 'done') {
    shop.flash.show({ severity: 'success', text: 'cart.updated' })
    return redirect(localizePath('cart', shop.page.language), 303)
  }
  const { error } = outcome
  const fields = (isShopError(error) ? (error.all ?? []) : []).flatMap(
    ({ field }) => FIELDS[field ?? ''] ?? [],
  )
  if (fields.length > 0) return back(fields)
  return data({ typed, wrong: [], error: toErrorMessage(error) }, { status: statusOf(error) })
}
