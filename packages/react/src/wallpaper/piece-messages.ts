'use client'
import { cmToInches } from '@selvage/core/length'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type { WallpaperSize } from '@selvage/core/wallpaper'
import { formatLength, formatSize } from '@selvage/i18n/format'
import { useMemo } from 'react'
import { useMessages } from '../messages/index.ts'

/**
 * How a stocked piece is told in the shopper's own system, whose lengths are not each other's
 * conversion.
 */
export interface PieceMessages {
  /** `Panel 9 ft`, `Swatch`. */
  readonly name: (size: WallpaperSize) => string
  /** `24 × 108 in` or `61 × 274 cm`. */
  readonly dimensions: (size: WallpaperSize) => string
}

/** Words for the stocked pieces. */
export function usePieceMessages(): PieceMessages {
  const { t, locale, measurement } = useMessages()
  return useMemo(() => {
    const inches = (size: WallpaperSize): number =>
      measurement === 'imperial'
        ? WALLPAPER_SIZES[size].imperial
        : cmToInches(WALLPAPER_SIZES[size].metric)
    const stocked = (size: WallpaperSize): string =>
      formatLength(inches(size), locale, measurement, 'wall')
    return {
      name: (size) =>
        WALLPAPER_SIZES[size].unit === 'swatch'
          ? t(pieceKey(size))
          : `${t(pieceKey(size))} ${stocked(size)}`,
      dimensions: (size) => formatSize(PANEL_WIDTH_IN, inches(size), locale, measurement),
    }
  }, [t, locale, measurement])
}

/** Key of a piece's name: swatch, panel or roll. */
export function pieceKey(
  size: WallpaperSize,
): 'wallpaper.size_SWATCH' | 'wallpaper.size_PANEL' | 'wallpaper.size_ROLL' {
  const { unit } = WALLPAPER_SIZES[size]
  return unit === 'swatch'
    ? 'wallpaper.size_SWATCH'
    : unit === 'panel'
      ? 'wallpaper.size_PANEL'
      : 'wallpaper.size_ROLL'
}
