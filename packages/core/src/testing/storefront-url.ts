import { reject } from './rejection.ts'
import type { TestShop } from './test-shop.ts'

/** Rejects a page that a shopper is to be led to and that is none of a storefront's. */
export function assertStorefrontUrl(
  { storefrontOrigins }: Pick<TestShop, 'storefrontOrigins'>,
  url: string,
  field: string,
): void {
  const { origin, username, password } = new URL(url)
  const isOwn = storefrontOrigins === null || storefrontOrigins.includes(origin)
  if (!isOwn || username !== '' || password !== '') reject('FIELD_VALUE_INVALID', { field })
}
