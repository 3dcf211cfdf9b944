/** One shop that the script may talk to: the origins of its API and of its pages. */
export interface ShopAddress {
  readonly gateway: string
  readonly storefront: string
}

const isLocal = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/**
 * Returns the shop for a page: the first built-in one, unless the script's attributes name another
 * built-in one. Any other address is rejected (undefined), except on localhost, where page and shop
 * are both local.
 */
export function chooseShop(
  builtIn: readonly [ShopAddress, ...ShopAddress[]],
  wanted: { readonly gateway?: string; readonly storefront?: string },
  pageOrigin: string,
): ShopAddress | undefined {
  const { gateway, storefront } = { ...builtIn[0], ...wanted }
  return (
    builtIn.find(
      (shop) =>
        (wanted.gateway ?? shop.gateway) === shop.gateway &&
        (wanted.storefront ?? shop.storefront) === shop.storefront,
    ) ?? ([pageOrigin, gateway, storefront].every(isLocal) ? { gateway, storefront } : undefined)
  )
}
