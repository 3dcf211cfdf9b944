import { CM_PER_INCH } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from './wallpapers.table.ts'
import type { WallpaperKind } from './wallpapers.table.ts'

/**
 * Returns the stocked lengths of a kind, shortest first. The swatch is not one of them.
 * @source spec 2 §9
 */
export function stockedLengths(kind: WallpaperKind, system: MeasurementSystem): number[] {
  return Object.values(WALLPAPER_SIZES)
    .filter(({ unit }) => unit === kind)
    .map((size) => size[system])
}

/**
 * Returns the longest stocked length, which is also the highest wall: 12 ft or 366 cm in panels, 27
 * ft or 823 cm on rolls.
 * @source spec 2 §9
 */
export function longestOf(kind: WallpaperKind, system: MeasurementSystem): number {
  return Math.max(
    ...stockedLengths(
      kind === 'roll' ? 'roll' : 'panel',
      system === 'metric' ? 'metric' : 'imperial',
    ),
  )
}

/**
 * Returns the printed width of a panel in the system's unit: 24 in, or exactly 60.96 cm.
 * @source spec 2 §9
 */
export function panelWidthOf(system: MeasurementSystem): number {
  return system === 'imperial' ? PANEL_WIDTH_IN : PANEL_WIDTH_IN * CM_PER_INCH
}
