import type { ErrorCode } from '@selvage/core/errors'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { Destination } from '@selvage/machines/shop'

/** The field of the cart's form that has the code of a message, and its `intent`. */
export const LEAVE = { intent: 'leave', code: 'code' } as const

/**
 * Opens the cart, which shows the message of a code. The message goes with a posted form: only a
 * page of the shop can send it, and no address has it.
 */
export function leaveForCart(language: Language, code: ErrorCode | undefined): void {
  const path = localizePath('cart', language)
  if (code === undefined) return location.assign(path)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  for (const [name, value] of Object.entries({ intent: LEAVE.intent, [LEAVE.code]: code }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

/**
 * Navigates to a destination that a machine asks for. A `url` has passed the redirect guard
 * already.
 */
export function navigateTo(destination: Destination, language: Language): void {
  if (destination.to === 'url') location.assign(destination.url)
  else if (destination.to === 'payment') location.assign(localizePath('checkout-payment', language))
  // There is no login yet, so an expired session is explained beside the cart.
  else leaveForCart(language, destination.code)
}
