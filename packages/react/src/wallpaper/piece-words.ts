'use client'
import { cmToInches } from '@selvage/core/length'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES, type WallpaperSize } from '@selvage/core/wallpaper'
import { formatLength, formatSize } from '@selvage/i18n/format'
import { useMemo } from 'react'
import { useWords } from '../words/index.ts'

/** How a stocked piece is told in the shopper's own system, whose lengths are not each other's conversion. */
export type PieceWords = {
  /** `9 ft` or `274 cm`. */
  readonly stocked: (size: WallpaperSize) => string
  /** `24 × 108 in` or `61 × 274 cm`. */
  readonly dimensions: (size: WallpaperSize) => string
}

/** Words for the stocked pieces. */
export function usePieceWords(): PieceWords {
  const { locale, measurement } = useWords()
  return useMemo(() => {
    const inches = (size: WallpaperSize): number => (measurement === 'imperial' ? WALLPAPER_SIZES[size].imperial : cmToInches(WALLPAPER_SIZES[size].metric))
    return {
      stocked: (size) => formatLength(inches(size), locale, measurement, 'wall'),
      dimensions: (size) => formatSize(PANEL_WIDTH_IN, inches(size), locale, measurement),
    }
  }, [locale, measurement])
}
