import type { Repeat } from '../design/design-card.contract.ts'
import { inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { WallRepeat } from './wall-plan.ts'
import { PANEL_WIDTH_IN } from './wallpapers.table.ts'

/**
 * Scales a design's repeat for wallpaper, so that a whole number of columns fits a panel; only then
 * do equal panels match at every seam. Lengths in inches; `scale` is relative to the repeat on
 * fabric.
 */
export function wallpaperRepeat(repeat: Repeat): Repeat & { readonly scale: number } {
  // The scaled width is the one that repeats sideways unchanged: a mirrored pair of columns, else
  // one column.
  const columnIn = repeat.type === 'mirrored' ? repeat.periodWidthIn : repeat.widthIn
  const columns = Math.max(1, Math.round(PANEL_WIDTH_IN / columnIn))
  const scale = PANEL_WIDTH_IN / columns / columnIn
  return {
    type: repeat.type,
    scale,
    widthIn: repeat.widthIn * scale,
    heightIn: repeat.heightIn * scale,
    periodWidthIn: repeat.periodWidthIn * scale,
    periodHeightIn: repeat.periodHeightIn * scale,
  }
}

/**
 * Makes the repeat for `planWall`, in the system's unit. Its height is the distance after which one
 * strip matches the next.
 */
export function wallRepeat(repeat: Repeat, system: MeasurementSystem): WallRepeat {
  const printed = wallpaperRepeat(repeat)
  const to = (inches: number): number => (system === 'imperial' ? inches : inchesToCm(inches))
  return {
    type: printed.type,
    width: to(printed.widthIn),
    height: to(printed.type === 'half-drop' ? printed.heightIn : printed.periodHeightIn),
  }
}
