/** The facts of an island besides its code. */
interface IslandRow {
  /** The messages that it needs in the browser: features, single keys, families with a `*`. */
  readonly features: readonly string[]
  /** True for code that a page does not fetch ahead: few of its visitors use it. */
  readonly isRare?: boolean
}

/** The messages that describe an order's line of any kind. */
const LINES = [
  'fill-a-yard.guide',
  'fill-a-yard.template',
  'fill-a-yard.template_*',
  'invoice.unit_*',
  'wallpaper.WALLPAPER_*_name',
  'wallpaper.size_*',
] as const
/** The facts of both islands with a calculator. */
const CALCULATOR = [
  'cloth',
  'design',
  'fabric.goToCart',
  'wall',
  'wallpaper.WALLPAPER_*_name',
  'wallpaper.cut_*',
  'wallpaper.drawing_*',
  'wallpaper.hang_*',
  'wallpaper.notForSale',
  'wallpaper.outOfStock',
  'wallpaper.title',
] as const
const COMMON = ['common', 'errors', 'flash', 'form', 'forms'] as const

/**
 * Every island of the shop: its module is `app/islands/{name}.tsx`, fetched by `modules.client.ts`.
 */
export const ISLANDS = {
  'fabric-product': { features: [...COMMON, 'cart', 'cloth', 'design', 'fabric'] },
  'wallpaper-product': {
    features: [...COMMON, 'cart', 'cloth', 'design', 'fabric', 'wall', 'wallpaper'],
  },
  'product-calculator': { features: [...COMMON, ...CALCULATOR], isRare: true },
  'wallpaper-calculator': { features: [...COMMON, ...CALCULATOR, 'landing.hang*'] },
  'fill-a-yard': { features: [...COMMON, 'cart', 'cloth', 'design', 'fabric', 'fill-a-yard'] },
  'cart-link': { features: ['navigation'] },
  checkout: {
    features: [
      ...COMMON,
      'cart',
      'checkout',
      'cloth',
      'fabric',
      'invoice',
      'navigation',
      'progress',
      ...LINES,
    ],
  },
  cart: { features: [...COMMON, 'cart', 'cloth', 'fabric', ...LINES] },
} as const satisfies Record<string, IslandRow>
export type IslandName = keyof typeof ISLANDS

/** Returns the messages that the named islands need. */
export function islandFeatures(names: Iterable<string>): string[] {
  const rows: Readonly<Record<string, IslandRow>> = ISLANDS
  return [
    ...new Set(
      [...names].flatMap((name) => (Object.hasOwn(rows, name) ? (rows[name]?.features ?? []) : [])),
    ),
  ]
}

/** True when a page that holds the island fetches its code ahead. */
export function isFetchedAhead(name: string): boolean {
  const rows: Readonly<Record<string, IslandRow>> = ISLANDS
  return Object.hasOwn(rows, name) && rows[name]?.isRare !== true
}
