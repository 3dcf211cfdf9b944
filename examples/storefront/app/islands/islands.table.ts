/** What an island brings beside its code. */
interface IslandRow {
  /** The words that it needs in the browser: features, single words, families with a `*`. */
  readonly features: readonly string[]
}

/** What a line of an order is called, whatever stands in it. */
const LINES = [
  'fill-a-yard.guide',
  'fill-a-yard.template',
  'fill-a-yard.template_*',
  'invoice.unit_*',
  'wallpaper.WALLPAPER_*_name',
  'wallpaper.size_*',
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
  'wallpaper-calculator': {
    features: [
      ...COMMON,
      'cloth',
      'design',
      'fabric.goToCart',
      'landing.hang*',
      'wall',
      'wallpaper.WALLPAPER_*_name',
      'wallpaper.cut_*',
      'wallpaper.drawing_*',
      'wallpaper.hang_*',
      'wallpaper.notForSale',
      'wallpaper.outOfStock',
      'wallpaper.title',
    ],
  },
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

/** The features whose words the named islands need. */
export function islandFeatures(names: Iterable<string>): string[] {
  const rows: Readonly<Record<string, IslandRow>> = ISLANDS
  return [
    ...new Set(
      [...names].flatMap((name) => (Object.hasOwn(rows, name) ? (rows[name]?.features ?? []) : [])),
    ),
  ]
}
