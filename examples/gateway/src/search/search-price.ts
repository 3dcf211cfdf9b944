import { HOME_GOODS } from '@selvage/core/home-good'
import type { Currency } from '@selvage/core/locale'
import type { SearchQuery } from '@selvage/core/search'
import type { Deps } from '../app-deps.ts'
import { priceFrom, readPriceList } from '../fabric/offers.ts'
import { leastPrice } from '../prices/listed-prices.ts'
import { readProducts } from '../product/product-prices.ts'
import { readWallpapers, wallpaperPriceFrom } from '../wallpaper/offers.ts'

/**
 * Returns the least price of a piece of what a search is for: its fabric or wallpaper, or the
 * cheapest of its part of the shop. Every design is printed on every product.
 */
export async function searchPrice(
  { on, fabric }: Pick<SearchQuery, 'on' | 'fabric'>,
  currency: Currency,
  deps: Deps,
): Promise<{ raw_price: number; currency: Currency }> {
  const isWanted = ({ code }: { readonly code: string }) => fabric === undefined || code === fabric
  if (on === undefined) {
    const list = await readPriceList(deps)
    return priceFrom({ ...list, fabrics: soldOf(list.fabrics, isWanted) }, currency)
  }
  if (on === 'wallpaper') {
    const list = await readWallpapers(deps)
    return wallpaperPriceFrom({ ...list, wallpapers: soldOf(list.wallpapers, isWanted) }, currency)
  }
  const { rows, rates } = await readProducts(deps)
  const own = rows.filter(
    ({ product: { kind, code } }) =>
      kind === 'home-good' &&
      Object.hasOwn(HOME_GOODS, code) &&
      HOME_GOODS[code as keyof typeof HOME_GOODS].category === on,
  )
  return leastPrice(
    own.map(({ product: { status }, price }) => ({
      status,
      sizes: new Map([[price.size, price.usdMinor]]),
    })),
    rates,
    currency,
  )
}

/** The wanted one where it can be bought, else all. */
function soldOf<T extends { readonly status: string; readonly code: string }>(
  all: readonly T[],
  isWanted: (one: T) => boolean,
): readonly T[] {
  const wanted = all.filter(isWanted)
  return wanted.some(({ status }) => status === 'available') ? wanted : all
}
