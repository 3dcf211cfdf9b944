/** One shop that the script may talk to: the origins of its API and of its pages. */
export interface ShopAddress {
  readonly gateway: string
  readonly storefront: string
}

const isLocal = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/**
 * The shop that a page gets: the first one that was built in, unless the script's attributes name
 * another that was built in. What a page writes is never followed elsewhere; the one exception is a
 * page on this very machine and a shop beside it.
 */
export function chooseShop(
  builtIn: readonly [ShopAddress, ...ShopAddress[]],
  wanted: { gateway?: string | undefined; storefront?: string | undefined },
  pageOrigin: string,
): ShopAddress | undefined {
  const { gateway = builtIn[0].gateway, storefront = builtIn[0].storefront } = wanted
  return (
    builtIn.find(
      (shop) =>
        (wanted.gateway ?? shop.gateway) === shop.gateway &&
        (wanted.storefront ?? shop.storefront) === shop.storefront,
    ) ?? ([pageOrigin, gateway, storefront].every(isLocal) ? { gateway, storefront } : undefined)
  )
}
