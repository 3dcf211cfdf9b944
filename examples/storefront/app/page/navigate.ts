import type { ErrorCode } from '@selvage/core/errors'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { Destination } from '@selvage/machines/shop'

/** The cart, with what is to be said there. */
export function cartPath(language: Language, notice?: ErrorCode): string {
  return localizePath('cart', language, {}, { notice })
}

/** Takes the browser where a machine wants it. A `url` has passed the redirect guard already. */
export function navigateTo(destination: Destination, language: Language): void {
  if (destination.to === 'url') location.assign(destination.url)
  else if (destination.to === 'payment') location.assign(localizePath('checkout-payment', language))
  // There is nothing to log in to yet: what a session lost is said beside the cart.
  else location.assign(cartPath(language, destination.code))
}
