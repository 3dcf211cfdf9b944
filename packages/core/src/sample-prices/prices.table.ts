import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { WallpaperCode } from '../wallpaper/wallpapers.table.ts'

/**
 * Sample price of a yard in US cents. The seed of the reference gateway adds it to a new
 * database: an existing one follows its own rows.
 */
export const YARD_CENTS = {
  PETAL_SIGNATURE_COTTON: 1900,
  COTTON_LAWN: 2300,
  COTTON_POPLIN: 1800,
  COTTON_POPLIN_ULTRA: 2000,
  ORGANIC_SATEEN: 2700,
  LONGLEAF_SATEEN_GRAND: 4600,
  PERENNIAL_SATEEN_GRAND: 5400,
  SEERSUCKER: 2500,
  ORGANIC_GAUZE: 2800,
  COTTON_SILK: 3600,
  LINEN_COTTON_CANVAS: 2700,
  BELGIAN_LINEN: 3800,
  ESSEX_LINEN: 2900,
  PERFORMANCE_LINEN: 3900,
  CYPRESS_COTTON_CANVAS: 2600,
  RECYCLED_CANVAS: 2900,
  DENIM: 3000,
  LIGHTWEIGHT_TWILL: 2400,
  MODERN_JERSEY: 2600,
  COTTON_SPANDEX_JERSEY: 2800,
  ORGANIC_COTTON_KNIT: 3100,
  ORGANIC_COTTON_KNIT_ULTRA: 3300,
  FLEECE: 2500,
  POLARTEC_FLEECE: 3400,
  MINKY: 2400,
  VELVET: 3700,
  PERFORMANCE_VELVET: 4200,
  CHIFFON: 2200,
  CREPE_DE_CHINE: 3900,
  SATIN: 2300,
  PERFORMANCE_PIQUE: 2700,
  SPORT_LYCRA: 3200,
  SPORT_STRETCH_WOVEN: 2900,
} as const satisfies Readonly<Record<FabricCode, number>>
/** A swatch of any fabric or wallpaper, in US cents. */
export const SWATCH_CENTS = 500
/** Share of a yard's price that a fat quarter costs. */
export const FAT_QUARTER_SHARE = 0.6
/** Yards in a meter, by which the metric lengths are dearer. */
export const YARDS_PER_METER = 1 / 0.9144
/** A cut of fabric is priced in steps of ten cents. */
export const PRICE_STEP_CENTS = 10

/** Sample price of a square foot of wallpaper in US cents. */
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

/** Fabrics that are out of stock in the sample shop. */
export const OUT_OF_STOCK_FABRICS: readonly FabricCode[] = ['POLARTEC_FLEECE', 'CREPE_DE_CHINE']

/** Wallpapers that are out of stock in the sample shop. */
export const OUT_OF_STOCK_WALLPAPERS: readonly WallpaperCode[] = ['ISOBAR']
