import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { squareFeetOf } from '../wallpaper/wallpaper-sizes.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import {
  FAT_QUARTER_SHARE,
  PRICE_STEP_CENTS,
  SQUARE_FOOT_CENTS,
  SWATCH_CENTS,
  YARD_CENTS,
  YARDS_PER_METER,
} from './prices.table.ts'

const inSteps = (cents: number): number => Math.round(cents / PRICE_STEP_CENTS) * PRICE_STEP_CENTS

/** The price of a yard or meter of fabric, by the price of its yard. */
export const lengthCents = (yardCents: number, size: 'YARD' | 'METER'): number =>
  inSteps(yardCents * (FABRIC_SIZES[size].system === 'metric' ? YARDS_PER_METER : 1))

/** Returns the sample price of one cut of a printed fabric in US cents. */
export function sampleFabricCents(fabric: FabricCode, size: FabricSize): number {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return SWATCH_CENTS
  const length = YARD_CENTS[fabric] * (system === 'metric' ? YARDS_PER_METER : 1)
  return inSteps(cut === 'fat-quarter' ? length * FAT_QUARTER_SHARE : length)
}

/** Returns the sample price of one piece of a wallpaper in US cents. */
export const sampleWallpaperCents = (wallpaper: WallpaperCode, size: WallpaperSize): number =>
  size === 'SWATCH' ? SWATCH_CENTS : squareFeetOf(size) * SQUARE_FOOT_CENTS[wallpaper]
