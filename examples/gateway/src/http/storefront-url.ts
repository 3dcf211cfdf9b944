import type { GatewayConfig } from '../config.ts'
import { httpError } from './http-error.ts'

/**
 * Checks a page that a shopper is to be led to: one of the shop's own storefronts. `field` is the
 * field of the request that names it.
 */
export function assertStorefrontUrl(
  url: string,
  field: string,
  { storefrontOrigins }: Pick<GatewayConfig, 'storefrontOrigins'>,
): string {
  const { origin, href, username, password } = new URL(url)
  if (!storefrontOrigins.includes(origin) || username !== '' || password !== '')
    throw httpError('FIELD_VALUE_INVALID', { field })
  return href
}
