import { DEFAULT_WALLPAPER, isWallpaperSize, wallpaperSizesOf } from '@selvage/core/wallpaper'
import type {
  WallpaperCode,
  WallpaperItemInput,
  WallpaperOffer,
  WallpaperSize,
} from '@selvage/core/wallpaper'
import type { ProductKind } from '../cart/product-form.types.ts'

/** A product form for printed wallpaper. */
export const wallpaperProduct: ProductKind<
  WallpaperCode,
  WallpaperSize,
  WallpaperOffer,
  WallpaperItemInput
> = {
  outOfStock: 'WALLPAPER_OUT_OF_STOCK',
  pickVariant: pickWallpaper,
  pickSize,
  sizesOf: (offer) =>
    offer ? wallpaperSizesOf(offer.code).filter((size) => Object.hasOwn(offer.sizes, size)) : [],
  priceOf,
  toItem: ({ designId, variant, size, quantity }) => ({
    designId,
    wallpaper: variant,
    size,
    quantity,
  }),
  loadLine: async () => (await import('./calls.ts')).wallpaperLine,
}

function priceOf({ sizes }: WallpaperOffer, size: string) {
  return Object.hasOwn(sizes, size) ? sizes[size as WallpaperSize] : undefined
}

/**
 * Returns the wallpaper to begin with: the one asked for if it is offered, else the shop's first,
 * else the first that can be bought.
 */
function pickWallpaper(
  offers: readonly WallpaperOffer[],
  wanted: WallpaperCode | undefined,
): WallpaperCode {
  const first =
    offers.find(({ code }) => code === wanted) ??
    offers.find(({ code, status }) => code === DEFAULT_WALLPAPER && status === 'available') ??
    offers.find(({ status }) => status === 'available')
  return first?.code ?? wanted ?? DEFAULT_WALLPAPER
}

/**
 * Returns the size to use: the wanted one only if pricing has it, else the default.
 * @source spec 1 §5
 */
function pickSize(offer: WallpaperOffer | undefined, wanted: string | undefined): WallpaperSize {
  if (offer && isWallpaperSize(wanted) && priceOf(offer, wanted)) return wanted
  return offer?.defaultSize ?? 'SWATCH'
}
