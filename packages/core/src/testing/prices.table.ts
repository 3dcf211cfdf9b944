import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import type { WallpaperCode } from '../wallpaper/wallpapers.table.ts'

/**
 * Sample price of a yard in US cents, similar to public price lists. A fabric that is not listed
 * costs the common price.
 */
export const YARD_CENTS: Partial<Record<FabricCode, number>> = {
  PETAL_SIGNATURE_COTTON: 1850,
  COTTON_LAWN: 2000,
  COTTON_POPLIN: 1900,
  ORGANIC_SATEEN: 2700,
  LONGLEAF_SATEEN_GRAND: 3600,
  PERENNIAL_SATEEN_GRAND: 3900,
  LINEN_COTTON_CANVAS: 2700,
  BELGIAN_LINEN: 3800,
  VELVET: 3400,
  PERFORMANCE_VELVET: 3800,
  MINKY: 2600,
  FLEECE: 2500,
  CHIFFON: 2400,
}
export const COMMON_YARD_CENTS = 2900
export const SWATCH_CENTS = 500
export const FAT_QUARTER_SHARE = 0.6
/** Length of a meter in yards. */
export const METER_SHARE = 100 / 91.44

/**
 * Sample price of a square foot of wallpaper in US cents. A swatch costs as much as one of fabric.
 */
export const SQUARE_FOOT_CENTS: Readonly<Record<WallpaperCode, number>> = {
  SMOOTH: 375,
  PEEL_AND_STICK_WOVEN: 425,
  PEEL_AND_STICK: 400,
  NON_PASTED: 350,
  GRASSCLOTH: 750,
  ISOBAR: 550,
  SILVER_METALLIC: 625,
  GOLD_METALLIC: 625,
  VINYL: 475,
}

/** Sample exchange rates: units of the currency for one US dollar. */
export const RATES = {
  USD: 1,
  GBP: 0.8,
  EUR: 0.93,
  CAD: 1.37,
  AUD: 1.53,
} as const satisfies Record<Currency, number>

/**
 * Sample delivery options: price in US cents, and days from the order to the first and last day of
 * arrival.
 */
export const DELIVERY = [
  { id: 'standard', kind: 'standard', cents: 890, days: [8, 12] },
  { id: 'rush', kind: 'rush', cents: 1900, days: [4, 6] },
  { id: 'express', kind: 'express', cents: 3200, days: [3, 3] },
] as const

export const FREE_SHIPPING_CENTS = 9900
export const SAMPLE_PROMO = { code: 'SELVAGE10', percent: 10, fromCents: 2000 } as const
/** Fabrics that are out of stock in the sample shop. */
export const OUT_OF_STOCK: readonly FabricCode[] = ['SATIN']
export const OUT_OF_STOCK_WALLPAPERS: readonly WallpaperCode[] = ['ISOBAR']
/** The fixed date of the sample shop, so that a story looks the same every day. */
export const TODAY = '2026-11-12'
