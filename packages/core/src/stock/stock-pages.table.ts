import type { StockCode } from './stock-products.table.ts'

/** The items of one page, and its place among the gift ideas. */
interface StockPageRow {
  /** The items to choose from on the page, such as the T-shirts of all sizes. */
  readonly items: readonly [StockCode, ...StockCode[]]
  readonly group: 'books' | 'samples' | 'kits' | 'packs' | 'things'
}

/**
 * The pages of ready-made items and kits. Gift certificates, Pro and Spoondollars have pages of
 * their own.
 * @source spec 2 §2.1 (information pages), §3.6
 */
export const STOCK_PAGES = {
  handbook: { items: ['HANDBOOK'], group: 'books' },
  'quick-sew-project-book': { items: ['SEW_BOOK'], group: 'books' },
  'book-bundle': { items: ['BOOK_BUNDLE'], group: 'books' },
  'sample-pack': { items: ['SAMPLE_PACK'], group: 'samples' },
  'petal-solids-swatch-book': { items: ['PETAL_SOLIDS_SWATCH_BOOK'], group: 'samples' },
  'grasscloth-sample-book': { items: ['GRASSCLOTH_SAMPLE_PACK'], group: 'samples' },
  'color-guide': { items: ['COLOR_GUIDE', 'SERVICE_COLOR_GUIDE'], group: 'samples' },
  'color-maps': {
    items: [
      'GRAND_SATEEN_COLOR_MAP',
      'PERENNIAL_COLOR_MAP',
      'LONGLEAF_COLOR_MAP',
      'SERVICE_COLOR_MAP',
    ],
    group: 'samples',
  },
  samplers: { items: ['SMALL_SAMPLER', 'SAMPLER', 'LARGE_SAMPLER'], group: 'kits' },
  'fat-quarter-bundle': { items: ['FAT_QUARTER_BUNDLE'], group: 'kits' },
  'sew-a-shirt': { items: ['SEW_SHIRT'], group: 'kits' },
  'sew-a-tote': { items: ['SEW_TOTE'], group: 'kits' },
  'diy-project': { items: ['DIY_PROJECT'], group: 'kits' },
  'artist-welcome-pack': { items: ['ARTIST_WELCOME_PACK'], group: 'packs' },
  'maker-welcome-pack': { items: ['MAKER_WELCOME_PACK'], group: 'packs' },
  't-shirt': {
    items: ['T_SHIRT_S', 'T_SHIRT_M', 'T_SHIRT_L', 'T_SHIRT_XL', 'T_SHIRT_XXL'],
    group: 'things',
  },
  'corgi-pillow': { items: ['CORGI_PILLOW'], group: 'things' },
  'grab-bag': { items: ['GRAB_BAG'], group: 'things' },
} as const satisfies Record<string, StockPageRow>

/** The name of a page that sells ready-made items. */
export type StockPageName = keyof typeof STOCK_PAGES

/** The names of all pages that sell ready-made items. */
export const STOCK_PAGE_NAMES = Object.keys(STOCK_PAGES) as StockPageName[]

/** Returns the page that sells an item; undefined for one that has a page of another kind. */
export const stockPageOf = (code: StockCode): StockPageName | undefined =>
  STOCK_PAGE_NAMES.find((name) => (STOCK_PAGES[name].items as readonly StockCode[]).includes(code))
