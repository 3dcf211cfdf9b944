import { languageOf } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { GatewayConfig } from '../config.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'

/**
 * Checks the page that a shopper is to be led back to: one of the shop's own storefronts. Without
 * one it is undefined.
 */
export function readReturnUrl(
  url: string | undefined,
  { storefrontOrigins }: Pick<GatewayConfig, 'storefrontOrigins'>,
): string | undefined {
  if (url === undefined) return undefined
  const { origin, href, username, password } = new URL(url)
  if (!storefrontOrigins.includes(origin) || username !== '' || password !== '')
    throw httpError('FIELD_VALUE_INVALID', { field: 'return_url' })
  return href
}

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
