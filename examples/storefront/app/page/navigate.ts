import type { ErrorCode } from '@selvage/core/errors'
import type { Language } from '@selvage/core/locale'
import { accountPath } from '../account/account-paths.ts'
import { localizePath } from '@selvage/i18n/routes'
import type { Destination } from '@selvage/machines/shop'

/** The field of the cart's form that has the code of a message, and its `intent`. */
export const LEAVE = { intent: 'leave', code: 'code' } as const

/**
 * Opens the cart, which shows the message of a code. The message goes with a posted form: only a
 * page of the shop can send it, and no address has it.
 */
function leaveForCart(language: Language, code: ErrorCode | undefined): void {
  leaveFor(localizePath('cart', language), code)
}

/** Opens the login, which shows why and leads back to this page. */
function leaveForLogin(language: Language, code: ErrorCode | undefined): void {
  leaveFor(accountPath('login', language, location.pathname + location.search), code)
}

function leaveFor(path: string, code: ErrorCode | undefined): void {
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
  // A guest has no account to log in to, so the end of the session is explained beside the cart.
  else if (destination.to === 'login' && document.body.dataset['member'])
    leaveForLogin(language, destination.code)
  else leaveForCart(language, destination.code)
}
