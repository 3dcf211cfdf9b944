import { languageOf } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { GatewayConfig } from '../config.ts'
import type { AttemptRow } from '../db/schema/payment.ts'

/**
 * The page that the provider leads the shopper of an attempt back to, with the ids of the attempt
 * and its order: the one that was asked for, else the review of the first storefront.
 */
export function returnUrlOf(
  { id, cartId, returnUrl, snapshot }: Pick<AttemptRow, 'id' | 'cartId' | 'returnUrl' | 'snapshot'>,
  { storefrontOrigins: [origin] }: Pick<GatewayConfig, 'storefrontOrigins'>,
): string {
  const page = localizePath('checkout-review', languageOf(snapshot.locale))
  const url = new URL(returnUrl ?? page, origin)
  url.searchParams.set('attempt', id)
  url.searchParams.set('order', cartId)
  return url.href
}
