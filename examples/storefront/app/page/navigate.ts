import type { Language } from '@selvage/core/locale'
import { accountPath } from '../account/account-paths.ts'
import { localizePath } from '@selvage/i18n/routes'
import type { Destination } from '@selvage/machines/shop'

type Left = Exclude<Destination, { readonly to: 'url' }>

/** The fields of the form that has the code of a message and its values, and its `intent`. */
export const LEAVE = { intent: 'leave', code: 'code', params: 'params' } as const

/**
 * Opens the cart, which shows the message of a code. The message goes with a posted form: only a
 * page of the shop can send it, and no address has it.
 */
function leaveForCart(language: Language, left: Left): void {
  leaveFor(localizePath('cart', language), left)
}

/** Opens the login, which shows why and leads back to this page. */
function leaveForLogin(language: Language, left: Left): void {
  leaveFor(accountPath('login', language, location.pathname + location.search), left)
}

function leaveFor(path: string, { code, params = {} }: Left): void {
  if (code === undefined) return location.assign(path)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  const fields = {
    intent: LEAVE.intent,
    [LEAVE.code]: code,
    [LEAVE.params]: JSON.stringify(params),
  }
  for (const [name, value] of Object.entries(fields))
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
  // The page had a member, so a request without a session is one whose session has ended.
  else if (destination.to === 'login' && document.body.dataset['member'])
    leaveForLogin(language, { to: 'login', ...(destination.code && { code: destination.code }) })
  // A guest has no account to log in to, so the end of the session is explained beside the cart.
  else leaveForCart(language, destination)
}
