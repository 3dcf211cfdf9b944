import type { FabricCode } from '@selvage/core/fabric'

/** Fabrics that the reference shop cannot print just now. */
export const OUT_OF_STOCK: readonly FabricCode[] = ['POLARTEC_FLEECE', 'CREPE_DE_CHINE']

/** Fixture prices of the reference catalogue: one yard, US cents. */
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

/** Units of each currency for one US dollar. */
export const EXCHANGE_RATES = { USD: 1, GBP: 0.79, EUR: 0.92, CAD: 1.36, AUD: 1.52 } as const

/** Further settings of a new shop; once seeded, the rows of the database count. */
export const SETTINGS = {
  free_shipping_from_usd_minor: 7500,
  /** Least total that a card may pay, US cents. */
  card_minimum_usd_minor: 50,
} as const

interface PromoRow {
  readonly code: string
  readonly percentOff: number
  readonly minSubtotalUsdMinor: number
  readonly endsAt: string | null
  readonly usageLimit: number | null
}

/**
 * Promo codes of the reference shop: for everybody, for a larger order, for the first hundred, and
 * one that has ended.
 */
export const PROMOS: readonly PromoRow[] = [
  { code: 'WELCOME10', percentOff: 10, minSubtotalUsdMinor: 0, endsAt: null, usageLimit: null },
  { code: 'MAKER20', percentOff: 20, minSubtotalUsdMinor: 6000, endsAt: null, usageLimit: null },
  { code: 'FIRSTHUNDRED', percentOff: 15, minSubtotalUsdMinor: 0, endsAt: null, usageLimit: 100 },
  {
    code: 'HARVEST24',
    percentOff: 25,
    minSubtotalUsdMinor: 0,
    endsAt: '2024-11-30T23:59:59Z',
    usageLimit: null,
  },
]
