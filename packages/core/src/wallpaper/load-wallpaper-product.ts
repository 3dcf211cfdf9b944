import { getDesign } from '../design/design.contract.ts'
import type { DesignDetail } from '../design/design.contract.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Currency } from '../locale/locale.table.ts'
import { listWallpapers } from './wallpaper.contract.ts'
import type { WallpaperOffer } from './wallpaper.contract.ts'

/** A design, and every wallpaper with its prices: what the product page of a wallpaper shows. */
export interface WallpaperProductData {
  readonly design: DesignDetail
  readonly offers: readonly WallpaperOffer[]
}

/**
 * Loads what a wallpaper's product page and calculator show, with the prices of a place.
 *
 * @param place the shop's settings, so that the cart has the same prices
 * @throws ShopError, among them `NO_IMAGE_AVAILABLE` for a design that does not exist.
 */
export async function loadWallpaperProduct(
  gateway: Pick<Gateway, 'send'>,
  designId: number,
  { currency, country }: { readonly currency: Currency; readonly country: string },
): Promise<WallpaperProductData> {
  const [design, offers] = await Promise.all([
    gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
    gateway.send(listWallpapers, { query: { currency, country } }),
  ])
  return { design, offers }
}
