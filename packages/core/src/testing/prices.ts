import { FABRIC_CODES } from '../fabric/fabric.ts'
import { fabricSizesOf } from '../fabric/fabric-cuts.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { TEMPLATES } from '../fill-a-yard/templates.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import { sampleFabricCents, sampleWallpaperCents } from '../sample-prices/cuts.ts'
import { OUT_OF_STOCK_FABRICS } from '../sample-prices/prices.table.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import type { Merchandise } from './merchandise.ts'
import { productCents } from './products.ts'
import { RATES } from './prices.table.ts'

/** Turns minor units into the decimal amount that goes on the wire. */
export const raw = (minor: number): number => Math.round(minor) / 100

/** Converts US cents into minor units of a currency. */
export const inCurrency = (cents: number, currency: Currency): number =>
  Math.round(cents * RATES[currency])

/** Price of one cut of fabric in the minor unit of a currency. */
export const fabricPieceMinor = (fabric: FabricCode, size: FabricSize, currency: Currency) =>
  inCurrency(sampleFabricCents(fabric, size), currency)

/** The lowest price of any cut of a fabric in stock, in the minor unit of a currency. */
export const lowestFabricMinor = (currency: Currency): number =>
  Math.min(
    ...FABRIC_CODES.filter((code) => !OUT_OF_STOCK_FABRICS.includes(code)).flatMap((code) =>
      fabricSizesOf(code).map((size) => fabricPieceMinor(code, size, currency)),
    ),
  )

/** Price of one piece of a wallpaper in the minor unit of a currency. */
export const wallpaperMinor = (wallpaper: WallpaperCode, size: WallpaperSize, currency: Currency) =>
  inCurrency(sampleWallpaperCents(wallpaper, size), currency)

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
