import type { WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'

/** The size that prices are shown for. */
export interface ShownSize {
  readonly size?: WallpaperSize | undefined
}

/** Returns the size that a paper's price is shown for: the wanted one where it has that. */
export const shownSize = (
  { sizes, defaultSize }: WallpaperOffer,
  size: WallpaperSize | undefined,
): WallpaperSize => (size !== undefined && sizes[size] !== undefined ? size : defaultSize)
