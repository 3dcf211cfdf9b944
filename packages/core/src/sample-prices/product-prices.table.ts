import type { HomeGoodCode } from '../home-good/home-goods.table.ts'
import type { ProductKindName } from '../product/product-kinds.table.ts'
import type { ProductStatus } from '../product/product.contract.ts'
import type { StockCode } from '../stock/stock-products.table.ts'

/** Sample price of a home good in US cents: its sewing, and each square foot of it. */
export const HOME_GOOD_CENTS: Readonly<
  Record<HomeGoodCode, { readonly sewing: number; readonly perSquareFoot: number }>
> = {
  RECTANGULAR_TABLECLOTH: { sewing: 2000, perSquareFoot: 200 },
  ROUND_TABLECLOTH: { sewing: 2600, perSquareFoot: 200 },
  TABLE_RUNNER: { sewing: 1200, perSquareFoot: 200 },
  PLACEMAT: { sewing: 600, perSquareFoot: 300 },
  COCKTAIL_NAPKIN: { sewing: 400, perSquareFoot: 300 },
  DINNER_NAPKIN: { sewing: 500, perSquareFoot: 250 },
  TEA_TOWEL: { sewing: 800, perSquareFoot: 300 },
  DUVET_COVER: { sewing: 5600, perSquareFoot: 200 },
  SHEET_SET: { sewing: 8000, perSquareFoot: 300 },
  STANDARD_PILLOW_SHAM: { sewing: 2600, perSquareFoot: 450 },
  EURO_PILLOW_SHAM: { sewing: 2500, perSquareFoot: 450 },
  FLANGED_PILLOW_SHAM: { sewing: 3000, perSquareFoot: 450 },
  SQUARE_THROW_PILLOW: { sewing: 1600, perSquareFoot: 450 },
  LUMBAR_THROW_PILLOW: { sewing: 1600, perSquareFoot: 450 },
  EXTRA_LONG_LUMBAR_THROW_PILLOW: { sewing: 2600, perSquareFoot: 450 },
  THROW_BLANKET: { sewing: 1500, perSquareFoot: 200 },
  CURTAIN_PANEL: { sewing: 2500, perSquareFoot: 200 },
  WALL_HANGING: { sewing: 1600, perSquareFoot: 400 },
}
/** Sample price of a square foot of insert in US cents. */
export const INSERT_CENTS = 550

/** Sample price of a yard of solid fabric in US cents. */
export const SOLID_YARD_CENTS = 1400

/** Part of a printed yard's price that an unprinted one costs. */
export const UNPRINTED_SHARE = 0.6

/** Sample prices of ready-made items in US cents, without amounts and bundles. */
export const STOCK_CENTS = {
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

/** Products of the sample shop that cannot be bought now; every other one is available. */
export const PRODUCT_STATUS: Readonly<
  Partial<Record<ProductKindName, Readonly<Record<string, ProductStatus>>>>
> = {
  'home-good': { FLANGED_PILLOW_SHAM: 'retired' },
  solid: { LAGOON: 'out_of_stock' },
  stock: { GRAB_BAG: 'out_of_stock' },
}
