import { FABRIC_CODES } from '../fabric/fabric.ts'
import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { TEMPLATES } from '../fill-a-yard/templates.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import { WALLPAPER_SIZES } from '../wallpaper/wallpapers.table.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import type { Merchandise } from './merchandise.ts'
import { productCents } from './products.ts'
import {
  FAT_QUARTER_SHARE,
  OUT_OF_STOCK,
  PRICE_STEP_CENTS,
  RATES,
  SQUARE_FOOT_CENTS,
  SWATCH_CENTS,
  YARD_CENTS,
  YARDS_PER_METER,
} from './prices.table.ts'

/** Turns minor units into the decimal amount that goes on the wire. */
export const raw = (minor: number): number => Math.round(minor) / 100

/** Converts US cents into minor units of a currency. */
export const inCurrency = (cents: number, currency: Currency): number =>
  Math.round(cents * RATES[currency])

/** Price of one cut of fabric in the minor unit of a currency. */
export function fabricPieceMinor(fabric: FabricCode, size: FabricSize, currency: Currency): number {
  return inCurrency(fabricPieceCents(fabric, size), currency)
}

function fabricPieceCents(fabric: FabricCode, size: FabricSize): number {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return SWATCH_CENTS
  const length = YARD_CENTS[fabric] * (system === 'metric' ? YARDS_PER_METER : 1)
  const exact = cut === 'fat-quarter' ? length * FAT_QUARTER_SHARE : length
  return Math.round(exact / PRICE_STEP_CENTS) * PRICE_STEP_CENTS
}

/** The lowest price of any cut of a fabric in stock, in the minor unit of a currency. */
export const lowestFabricMinor = (currency: Currency): number =>
  Math.min(
    ...FABRIC_CODES.filter((code) => !OUT_OF_STOCK.includes(code)).flatMap((code) =>
      (Object.keys(FABRIC_SIZES) as FabricSize[]).map((size) =>
        fabricPieceMinor(code, size, currency),
      ),
    ),
  )

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
    case 'product':
      return inCurrency(productCents(merchandise.choice), currency)
  }
}
