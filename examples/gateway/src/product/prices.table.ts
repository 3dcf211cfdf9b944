import type { HomeGoodCode } from '@selvage/core/home-good'
import type { ProductKindName, ProductStatus } from '@selvage/core/product'
import type { StockCode } from '@selvage/core/stock'

/**
 * Fixture prices of the reference catalogue, US cents: what sewing a home good costs, and each
 * square foot of it. The seed only adds what a database does not have: an existing one follows its
 * own rows in `product_prices`.
 */
export const HOME_GOOD_USD_MINOR: Readonly<
  Record<HomeGoodCode, { readonly sewing: number; readonly squareFoot: number }>
> = {
  RECTANGULAR_TABLECLOTH: { sewing: 2000, squareFoot: 200 },
  ROUND_TABLECLOTH: { sewing: 2600, squareFoot: 200 },
  TABLE_RUNNER: { sewing: 1200, squareFoot: 200 },
  PLACEMAT: { sewing: 600, squareFoot: 300 },
  COCKTAIL_NAPKIN: { sewing: 400, squareFoot: 300 },
  DINNER_NAPKIN: { sewing: 500, squareFoot: 250 },
  TEA_TOWEL: { sewing: 800, squareFoot: 300 },
  DUVET_COVER: { sewing: 5600, squareFoot: 200 },
  SHEET_SET: { sewing: 8000, squareFoot: 300 },
  STANDARD_PILLOW_SHAM: { sewing: 2600, squareFoot: 450 },
  EURO_PILLOW_SHAM: { sewing: 2500, squareFoot: 450 },
  FLANGED_PILLOW_SHAM: { sewing: 3000, squareFoot: 450 },
  SQUARE_THROW_PILLOW: { sewing: 1600, squareFoot: 450 },
  LUMBAR_THROW_PILLOW: { sewing: 1600, squareFoot: 450 },
  EXTRA_LONG_LUMBAR_THROW_PILLOW: { sewing: 2600, squareFoot: 450 },
  THROW_BLANKET: { sewing: 1500, squareFoot: 200 },
  CURTAIN_PANEL: { sewing: 2500, squareFoot: 200 },
  WALL_HANGING: { sewing: 1600, squareFoot: 400 },
}

/** A square foot of the insert in a cover, US cents. */
export const INSERT_USD_MINOR = 550

/** A yard of solid fabric in any color, US cents. */
export const SOLID_YARD_USD_MINOR = 1400

/** An unprinted yard costs this part of a printed one. */
export const UNPRINTED_PART = 0.6

/** Ready-made items, kits and services, US cents, without amounts and bundles. */
export const STOCK_USD_MINOR = {
  SAMPLE_PACK: 300,
  COLOR_GUIDE: 1500,
  GRAND_SATEEN_COLOR_MAP: 4600,
  PERENNIAL_COLOR_MAP: 5400,
  LONGLEAF_COLOR_MAP: 4600,
  HANDBOOK: 2400,
  SEW_BOOK: 2000,
  DIY_PROJECT: 2200,
  CORGI_PILLOW: 3600,
  T_SHIRT_S: 2500,
  T_SHIRT_M: 2500,
  T_SHIRT_L: 2500,
  T_SHIRT_XL: 2500,
  T_SHIRT_XXL: 2500,
  GRAB_BAG: 1800,
  ARTIST_WELCOME_PACK: 3500,
  MAKER_WELCOME_PACK: 2000,
  PETAL_SOLIDS_SWATCH_BOOK: 1500,
  GRASSCLOTH_SAMPLE_PACK: 800,
  LARGE_SAMPLER: 6000,
  SAMPLER: 4000,
  SMALL_SAMPLER: 2500,
  FAT_QUARTER_BUNDLE: 4800,
  SEW_SHIRT: 3900,
  SEW_TOTE: 2900,
  SERVICE_COLOR_MAP: 4600,
  SERVICE_COLOR_GUIDE: 1500,
  SERVICE_WELCOME_PACK: 2000,
  SERVICE_SWATCH_BOOK: 1500,
  PRO_PURCHASE: 11900,
  PRO_WITH_RENEWAL: 9900,
} as const satisfies Partial<Record<StockCode, number>>

/** Products that the reference shop cannot sell just now; every other one is available. */
export const PRODUCT_STATUS: Readonly<
  Partial<Record<ProductKindName, Readonly<Record<string, ProductStatus>>>>
> = {
  'home-good': { FLANGED_PILLOW_SHAM: 'retired' },
  solid: { LAGOON: 'out_of_stock' },
  stock: { GRAB_BAG: 'out_of_stock' },
}
