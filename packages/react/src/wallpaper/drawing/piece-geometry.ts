import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type { WallpaperSize } from '@selvage/core/wallpaper'
import type { Rect } from './wall-geometry.ts'

/** A papered wall with one bought piece outlined on it, in inches. */
export interface PieceGeometry {
  readonly view: { readonly width: number; readonly height: number }
  /** The piece; a roll hangs as several lengths side by side. */
  readonly pieces: readonly Rect[]
  readonly seams: readonly number[]
}

/** The number of lengths that a roll is cut into for its picture: 27 ft are 3 × 9 ft. */
const ROLL_LENGTHS = 3

/** Returns the layout of one piece with some wall around it. */
export function pieceGeometry(size: WallpaperSize): PieceGeometry {
  const { unit, feet } = WALLPAPER_SIZES[size]
  const count = unit === 'roll' ? ROLL_LENGTHS : 1
  const heightIn = (feet * 12) / count
  // A swatch lies in the middle of its picture; panels and rolls hang from top to bottom.
  const height = unit === 'swatch' ? 30 : heightIn
  const width = Math.max(height, PANEL_WIDTH_IN * (count + 0.5))
  const hasPanelBefore = width >= PANEL_WIDTH_IN * (count + 1)
  const hangingX = hasPanelBefore ? PANEL_WIDTH_IN : 0
  const x = unit === 'swatch' ? (width - PANEL_WIDTH_IN) / 2 : hangingX
  const seams =
    unit === 'swatch'
      ? []
      : Array.from(
          { length: Math.ceil(width / PANEL_WIDTH_IN) - 1 },
          (_, at) => (at + 1) * PANEL_WIDTH_IN,
        )
  return {
    view: { width, height },
    seams,
    pieces: Array.from({ length: count }, (_, at) => ({
      x: x + at * PANEL_WIDTH_IN,
      y: (height - heightIn) / 2,
      width: PANEL_WIDTH_IN,
      height: heightIn,
    })),
  }
}
