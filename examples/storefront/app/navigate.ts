import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { Destination } from '@selvage/machines/shop'

/** Takes the browser where a machine wants it. A `url` has passed the redirect guard already. */
export function navigateTo(destination: Destination, language: Language): void {
  if (destination.to === 'url') location.assign(destination.url)
  else location.assign(localizePath(destination.to === 'payment' ? 'checkout-payment' : destination.to === 'cart' ? 'cart' : 'home', language))
}
