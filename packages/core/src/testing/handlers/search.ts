import { HOME_GOODS } from '../../home-good/home-goods.table.ts'
import { FABRIC_CODES } from '../../fabric/fabric.ts'
import { fabricSizesOf } from '../../fabric/fabric-cuts.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import type { Currency } from '../../locale/locale.table.ts'
import { OUT_OF_STOCK_FABRICS, OUT_OF_STOCK_WALLPAPERS } from '../../sample-prices/prices.table.ts'
import { sampleProducts } from '../../sample-prices/products.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { readSearch } from '../../search/search-query.ts'
import type { SearchQuery } from '../../search/search-query.ts'
import { isOwnScope, SHOP_PAGE_SIZE } from '../../search/search.table.ts'
import { WALLPAPER_CODES } from '../../wallpaper/wallpaper.ts'
import { wallpaperSizesOf } from '../../wallpaper/wallpaper-sizes.ts'
import { findDesigns, facetsOf, publicDesigns, sortDesigns } from '../find-designs.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { fabricPieceMinor, inCurrency, raw, wallpaperMinor } from '../prices.ts'
import { reject, Rejection } from '../rejection.ts'
import { wireCard } from '../wire-design.ts'
import { containsTax } from '../wire-cart.ts'

/** The lowest price of a piece of what the search is for that is in stock. */
function lowestMinor(
  { on, fabric }: Pick<SearchQuery, 'on' | 'fabric'>,
  currency: Currency,
): number {
  const wanted = <Code extends string>(codes: readonly Code[], gone: readonly Code[]) => {
    const sold = codes.filter((code) => !gone.includes(code))
    const own = sold.filter((code) => code === fabric)
    return own.length > 0 ? own : sold
  }
  if (on === undefined)
    return Math.min(
      ...wanted(FABRIC_CODES, OUT_OF_STOCK_FABRICS).flatMap((code) =>
        fabricSizesOf(code).map((size) => fabricPieceMinor(code, size, currency)),
      ),
    )
  if (on === 'wallpaper')
    return Math.min(
      ...wanted(WALLPAPER_CODES, OUT_OF_STOCK_WALLPAPERS).flatMap((code) =>
        wallpaperSizesOf(code).map((size) => wallpaperMinor(code, size, currency)),
      ),
    )
  return Math.min(
    ...sampleProducts('home-good')
      .filter(
        ({ code, status }) =>
          status === 'available' && HOME_GOODS[code as keyof typeof HOME_GOODS].category === on,
      )
      .flatMap(({ prices }) => prices.map(({ cents }) => inCurrency(cents, currency))),
  )
}

const search = handle(searchDesigns, (request) => {
  const { query: asked, searchParams, shop, user } = request
  const { currency, country } = asked
  const { query, fieldErrors } = readSearch(searchParams)
  if (fieldErrors.length > 0)
    throw new Rejection(
      400,
      fieldErrors.map((fieldError) => ({ code: 'FIELD_VALUE_INVALID', ...fieldError })),
    )
  if (isOwnScope(query.scope) && signedIn({ user }).guest) reject('UNAUTHORIZED')
  const searched = { among: publicDesigns(shop), own: user }
  const found = sortDesigns(findDesigns(query, searched), query.sort)
  const shown = currency ?? DEFAULT_CURRENCY
  const price_from = { raw_price: raw(lowestMinor(query, shown)), currency: shown }
  return {
    results: found.slice(query.offset, query.offset + SHOP_PAGE_SIZE).map((design) => ({
      ...wireCard(design, shown, query),
      price_from,
      ...(country !== undefined && { tax_included: containsTax(country) }),
    })),
    searched_for: null,
    total: found.length,
    total_is_estimate: false,
    page_offset: query.offset,
    page_size: SHOP_PAGE_SIZE,
    facets: facetsOf(query, searched),
  }
})

/** The search. */
export const searchHandlers: readonly Handler[] = [search]
