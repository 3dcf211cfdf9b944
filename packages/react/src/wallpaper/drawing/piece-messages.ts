'use client'
import { cmToInches } from '@selvage/core/length'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type { WallpaperSize } from '@selvage/core/wallpaper'
import { formatLength, formatSize } from '@selvage/i18n/format'
import { useMemo } from 'react'
import { useMessages } from '../../messages/index.ts'

/**
 * Formats stocked pieces in the shopper's measurement system. The lengths of the two systems are
 * not conversions of each other.
 */
export interface PieceMessages {
  /** Returns `Panel 9 ft` or `Swatch`. */
  readonly name: (size: WallpaperSize) => string
  /** Returns `24 × 108 in` or `61 × 274 cm`. */
  readonly dimensions: (size: WallpaperSize) => string
}

/** Returns the messages of stocked pieces. */
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

const PIECE_KEYS = {
  swatch: 'wallpaper.size_SWATCH',
  panel: 'wallpaper.size_PANEL',
  roll: 'wallpaper.size_ROLL',
} as const

/** Returns the message key of a piece's name: swatch, panel or roll. */
export function pieceKey(size: WallpaperSize): (typeof PIECE_KEYS)[keyof typeof PIECE_KEYS] {
  return PIECE_KEYS[WALLPAPER_SIZES[size].unit]
}
