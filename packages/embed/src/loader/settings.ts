/** One shop that the script may talk to: the addresses of its API and of its pages. */
export interface ShopAddress {
  readonly gateway: string
  readonly storefront: string
}

/** Code of the built script in whose place a server writes its shops. */
export const ROOM_FOR_SHOPS = '[/*shops*/]'

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/
/** An absolute address without credentials and query. A slash at its end is no part of it. */
export const ADDRESS = /^https?:\/\/[^?#@\s]+$/

/** Returns an address without the slashes at its end, which authors copy along. */
export const withoutSlash = (address = ''): string => address.replace(/\/+$/, '')

/**
 * Returns the shop for a page: the first built-in one, unless the script's attributes name another
 * built-in one. Any other address is rejected (false), except on localhost, where page and shop
 * are both local. A script without a built-in shop takes both addresses from the attributes.
 */
export function chooseShop(
  builtIn: readonly ShopAddress[],
  wanted: Readonly<Partial<Record<string, string>>>,
  pageOrigin: string,
): ShopAddress | false {
  const named: Partial<ShopAddress> = { ...builtIn[0], ...wanted }
  const gateway = withoutSlash(named.gateway)
  const storefront = withoutSlash(named.storefront)
  const pattern = builtIn[0] ? LOCAL : ADDRESS
  const page = builtIn[0] ? pageOrigin : gateway
  return (
    builtIn.find(
      (shop) =>
        withoutSlash(wanted.gateway ?? shop.gateway) === shop.gateway &&
        withoutSlash(wanted.storefront ?? shop.storefront) === shop.storefront,
    ) ??
    ([page, gateway, storefront].every((each) => pattern.test(each)) && { gateway, storefront })
  )
}
