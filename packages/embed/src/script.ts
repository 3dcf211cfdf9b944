import { DeveloperError } from '@selvage/core/contract'
import { ROOM_FOR_SHOPS } from './loader/settings.ts'
import type { ShopAddress } from './loader/settings.ts'

export type { ShopAddress } from './loader/settings.ts'

/**
 * Returns the text of `selvage.js` with the addresses of its shop, for a server that serves the
 * files of this package: pages then need no `data-gateway`, and their `data-gateway` can name none
 * but these shops. The first is that of a page whose tag names none.
 * @throws DeveloperError for an address that is no absolute http(s) URL, and for another text
 */
export function scriptForShops(
  script: string,
  shops: readonly [ShopAddress, ...ShopAddress[]],
): string {
  if (!script.includes(ROOM_FOR_SHOPS))
    throw new DeveloperError(
      'scriptForShops got a text without room for addresses, so pages would not find the shop. Read it from @selvage/embed/selvage.js.',
    )
  const addresses = shops.map(
    ({ gateway, storefront }) =>
      `{gateway:${originOf(gateway)},storefront:${originOf(storefront)}}`,
  )
  return script.replace(ROOM_FOR_SHOPS, () => `[${addresses.join()}]`)
}

/** Returns the origin of an address as code. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new DeveloperError(
      `scriptForShops got the address "${address}", which is no absolute URL, so pages would not find the shop. Write for example https://api.example.com.`,
    )
  return JSON.stringify(url.origin)
}
