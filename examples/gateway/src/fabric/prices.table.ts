import type { FabricCode } from '@selvage/core/fabric'

/** Fabrics that the reference shop cannot print just now. */
export const OUT_OF_STOCK: readonly FabricCode[] = ['POLARTEC_FLEECE', 'CREPE_DE_CHINE']

/**
 * Fixture prices of the reference catalogue: one yard, US cents. The seed only adds what a database
 * does not have: to change a price of an existing one, change its rows in `fabric_prices` as well
 * (a running gateway follows within seconds), or start with an empty `DATA_DIR`.
 */
export const YARD_USD_MINOR = {
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
} as const satisfies Record<FabricCode, number>

/** A test swatch of any fabric, US cents. */
export const SWATCH_USD_MINOR = 500
/** A fat quarter costs this part of a yard; it is cut apart and hemmed by hand. */
export const FAT_QUARTER_PART = 0.6
/** Yards in a metre, by which the metric lengths are dearer. */
export const YARDS_PER_METER = 1 / 0.9144
