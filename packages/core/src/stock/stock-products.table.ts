/** The kinds of line items that are neither cut nor sewn to order. @source spec 1 §3 Item types */
export const STOCK_TYPES = ['stock product', 'kit', 'service'] as const
/** The kind of a ready-made item. */
export type StockType = (typeof STOCK_TYPES)[number]

/** The facts of a ready-made item, a kit or a service. */
export interface StockFacts {
  readonly type: StockType
  /** Names it on the wire, together with the type. */
  readonly subType: string
  /** Side of each of its swatches, inches. */
  readonly swatchIn?: number
  /** Number of its colors, or the least and the most of them. */
  readonly colors?: number | readonly [number, number]
  /** US dollars that it can be bought for, where the shopper chooses. */
  readonly values?: readonly [number, ...number[]]
  /** Not sent by mail or parcel. */
  readonly digital?: true
  /** Sent without a charge where nothing else is sent. */
  readonly shipsFree?: true
  /** Sold one at a time: the quantity of its line cannot be changed. */
  readonly single?: true
  /** Paid again each year, so that a saved card is needed. */
  readonly subscription?: true
  /** Worth money itself, so that neither a promo nor a tax counts on it. */
  readonly credit?: true
  /** US dollars that are given away with each one sold. */
  readonly donatesUsd?: number
  /** Store credit in US dollars that it contains. */
  readonly spoondollars?: number
  /** Percent that the coupon which its buyer gets takes off one order. */
  readonly couponPercent?: number
  /** The products that it bundles, for a part of their prices. */
  readonly bundles?: readonly string[]
}

/** Percent off of the coupon in a welcome pack. @source spec 2 §9 (25% off coupon) */
const WELCOME_COUPON_PERCENT = 25

/**
 * The ready-made items, kits and services by the gateway's code. Amounts that can be chosen are
 * values of the reference catalog.
 * @source spec 2 §3.6, §9; spec 1 §3 Sub-types
 */
export const STOCK_PRODUCTS = {
  SAMPLE_PACK: {
    type: 'stock product',
    subType: 'sample_pack',
    swatchIn: 4,
    shipsFree: true,
  },
  COLOR_GUIDE: {
    type: 'stock product',
    subType: 'color_guide',
    colors: 171,
  },
  GRAND_SATEEN_COLOR_MAP: {
    type: 'stock product',
    subType: 'grand_sateen_color_map',
    colors: [1400, 1500],
  },
  PERENNIAL_COLOR_MAP: {
    type: 'stock product',
    subType: 'perennial_color_map',
    colors: [1400, 1500],
  },
  LONGLEAF_COLOR_MAP: {
    type: 'stock product',
    subType: 'longleaf_color_map',
    colors: [1400, 1500],
  },
  HANDBOOK: { type: 'stock product', subType: 'handbook' },
  SEW_BOOK: { type: 'stock product', subType: 'sew_book' },
  BOOK_BUNDLE: {
    type: 'stock product',
    subType: 'book_bundle',
    bundles: ['HANDBOOK', 'SEW_BOOK'],
  },
  DIY_PROJECT: { type: 'stock product', subType: 'diy_project' },
  CORGI_PILLOW: {
    type: 'stock product',
    subType: 'corgi_pillow',
    donatesUsd: 12,
  },
  T_SHIRT_S: { type: 'stock product', subType: 't_shirt_s' },
  T_SHIRT_M: { type: 'stock product', subType: 't_shirt_m' },
  T_SHIRT_L: { type: 'stock product', subType: 't_shirt_l' },
  T_SHIRT_XL: { type: 'stock product', subType: 't_shirt_xl' },
  T_SHIRT_XXL: { type: 'stock product', subType: 't_shirt_xxl' },
  GRAB_BAG: { type: 'stock product', subType: 'grab_bag' },
  ARTIST_WELCOME_PACK: {
    type: 'stock product',
    subType: 'artist_welcome_pack',
    spoondollars: 35,
    couponPercent: WELCOME_COUPON_PERCENT,
  },
  MAKER_WELCOME_PACK: {
    type: 'stock product',
    subType: 'maker_welcome_pack',
    couponPercent: WELCOME_COUPON_PERCENT,
  },
  PETAL_SOLIDS_SWATCH_BOOK: {
    type: 'stock product',
    subType: 'petal_solids_swatch_book',
    swatchIn: 2,
    colors: 50,
  },
  GRASSCLOTH_SAMPLE_PACK: {
    type: 'stock product',
    subType: 'grasscloth_sample_pack',
  },
  LARGE_SAMPLER: { type: 'kit', subType: 'large_sampler' },
  SAMPLER: { type: 'kit', subType: 'sampler' },
  SMALL_SAMPLER: { type: 'kit', subType: 'small_sampler' },
  FAT_QUARTER_BUNDLE: { type: 'kit', subType: 'fat_quarter_bundle' },
  SEW_SHIRT: { type: 'kit', subType: 'sew_shirt' },
  SEW_TOTE: { type: 'kit', subType: 'sew_tote' },
  SERVICE_COLOR_MAP: {
    type: 'service',
    subType: 'color_map',
    colors: [1400, 1500],
  },
  SERVICE_COLOR_GUIDE: {
    type: 'service',
    subType: 'color_guide',
    colors: 171,
  },
  SERVICE_WELCOME_PACK: {
    type: 'service',
    subType: 'welcome_pack',
    couponPercent: WELCOME_COUPON_PERCENT,
  },
  SERVICE_SWATCH_BOOK: {
    type: 'service',
    subType: 'swatch_book',
    swatchIn: 2,
  },
  GIFT_CERTIFICATE: {
    type: 'service',
    subType: 'gift_certificate',
    values: [25, 50, 100, 200],
    digital: true,
    single: true,
    credit: true,
  },
  PRO_PURCHASE: {
    type: 'service',
    subType: 'pro_purchase',
    digital: true,
    single: true,
  },
  PRO_WITH_RENEWAL: {
    type: 'service',
    subType: 'pro_with_renewal',
    digital: true,
    single: true,
    subscription: true,
  },
  SPOONDOLLAR_CREDIT: {
    type: 'service',
    subType: 'spoondollar_credit',
    values: [10, 25, 50, 100],
    digital: true,
    single: true,
    credit: true,
  },
} as const satisfies Record<string, StockFacts>

/** The code of a ready-made item, a kit or a service at the gateway. */
export type StockCode = keyof typeof STOCK_PRODUCTS

/** Percent that a bundle costs less than its parts. @source spec 2 §9 (book bundle saves 10%) */
export const BUNDLE_SAVES_PERCENT = 10
