import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type { WallpaperSize } from '@selvage/core/wallpaper'
import { expect, test } from 'vitest'
import { pieceGeometry } from './piece-geometry.ts'

test.each(Object.keys(WALLPAPER_SIZES) as WallpaperSize[])(
  '%s is drawn whole, within its picture, between its seams',
  (size) => {
    const { view, pieces, seams } = pieceGeometry(size)
    expect(pieces.reduce((sum, { height }) => sum + height, 0)).toBe(
      WALLPAPER_SIZES[size].feet * 12,
    )
    for (const { x, y, width, height } of pieces) {
      expect(width).toBe(PANEL_WIDTH_IN)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(view.width)
      expect(y + height).toBeLessThanOrEqual(view.height)
      if (seams.length > 0) expect(x % PANEL_WIDTH_IN).toBe(0)
    }
  },
)
