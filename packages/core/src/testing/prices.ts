import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { TEMPLATES } from '../fill-a-yard/templates.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import { WALLPAPER_SIZES } from '../wallpaper/wallpapers.table.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import type { Merchandise } from './merchandise.ts'
import {
  COMMON_YARD_CENTS,
  FAT_QUARTER_SHARE,
  METER_SHARE,
  RATES,
  SQUARE_FOOT_CENTS,
  SWATCH_CENTS,
  YARD_CENTS,
} from './prices.table.ts'

/** Turns minor units into the decimal amount that goes on the wire. */
export const raw = (minor: number): number => Math.round(minor) / 100

/** Converts US cents into minor units of a currency, rounded to ten. */
export const inCurrency = (cents: number, currency: Currency): number =>
  Math.round((cents * RATES[currency]) / 10) * 10

/** Price of one cut of fabric in the minor unit of a currency. */
export function fabricPieceMinor(fabric: FabricCode, size: FabricSize, currency: Currency): number {
  return inCurrency(fabricPieceCents(fabric, size), currency)
}

function fabricPieceCents(fabric: FabricCode, size: FabricSize): number {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return SWATCH_CENTS
  const yard = YARD_CENTS[fabric] ?? COMMON_YARD_CENTS
  const length = system === 'metric' ? yard * METER_SHARE : yard
  return cut === 'fat-quarter' ? length * FAT_QUARTER_SHARE : length
}

/** Area of one piece of a wallpaper in square feet; every piece is two feet wide. */
export const squareFeetOf = (size: WallpaperSize): number => WALLPAPER_SIZES[size].feet * 2

/** Price of one piece of a wallpaper in the minor unit of a currency. */
export function wallpaperMinor(
  wallpaper: WallpaperCode,
  size: WallpaperSize,
  currency: Currency,
): number {
  return inCurrency(
    size === 'SWATCH' ? SWATCH_CENTS : squareFeetOf(size) * SQUARE_FOOT_CENTS[wallpaper],
    currency,
  )
}

/** Price of one piece of a line in the minor unit of a currency. */
export function merchandiseMinor(merchandise: Merchandise, currency: Currency): number {
  switch (merchandise.kind) {
    case 'fabric':
      return fabricPieceMinor(merchandise.fabric, merchandise.size, currency)
    case 'wallpaper':
      return wallpaperMinor(merchandise.wallpaper, merchandise.size, currency)
    case 'fill-a-yard':
      return (
        fabricPieceMinor(merchandise.layout.fabric, 'YARD', currency) *
        TEMPLATES[merchandise.layout.templateId].yards
      )
  }
}
