import type { ErrorCode } from '@selvage/core/errors'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { Destination } from '@selvage/machines/shop'

/** Returns the path of the cart, which shows the notice. */
export function cartPath(language: Language, notice?: ErrorCode): string {
  return localizePath('cart', language, {}, { notice })
}

/**
 * Navigates to a destination that a machine asks for. A `url` has passed the redirect guard
 * already.
 */
export function navigateTo(destination: Destination, language: Language): void {
  if (destination.to === 'url') location.assign(destination.url)
  else if (destination.to === 'payment') location.assign(localizePath('checkout-payment', language))
  // There is no login yet, so an expired session is explained beside the cart.
  else location.assign(cartPath(language, destination.code))
}
