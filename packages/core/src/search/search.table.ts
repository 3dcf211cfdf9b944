/** Sort keys; the last two are accepted in search only. @source spec 2 §3.10, §5 */
export const SORTS = [
  'bestSelling',
  'newest',
  'mostFavorited',
  'alphabetical',
  'mostRelevant',
  'trending',
  'fresh-picks',
] as const
/** An order of the found designs. */
export type Sort = (typeof SORTS)[number]
/** The order of a search that names none. */
export const DEFAULT_SORT: Sort = 'bestSelling'

/** Designs on one page of the shop. @source spec 1 §9 */
export const SHOP_PAGE_SIZE = 84

/**
 * Wire values of the color filter, English in every language.
 * @source spec 2 §2.3 By Color
 */
export const COLOURS = [
  'white',
  'grey',
  'pink',
  'red',
  'brown',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'violet',
  'black',
] as const
/** A color that designs are filtered by. */
export type Colour = (typeof COLOURS)[number]

/** The color of each filter's dot, sRGB. */
export const COLOUR_DOTS = {
  white: '#f4efe4',
  grey: '#8d8880',
  pink: '#e3a79a',
  red: '#a3282c',
  brown: '#5c4636',
  orange: '#cc6a2b',
  yellow: '#cf9a36',
  green: '#3c6638',
  cyan: '#2f6f73',
  blue: '#2c4a6b',
  violet: '#5f4676',
  black: '#1f1b17',
} as const satisfies Record<Colour, string>

/** Wire values of the style filter, English in every language. */
export const STYLES = [
  'botanical',
  'ditsy floral',
  'floral',
  'block print',
  'toile',
  'stripe',
  'check and plaid',
  'geometric',
  'folk',
  'abstract',
  'animal',
  'novelty',
  'mid-century',
  'art deco',
  'damask',
  'painterly',
] as const
/** A style that designs are filtered by. */
export type Style = (typeof STYLES)[number]

/** Wire values of the topic filter, English in every language. */
export const TOPICS = [
  'flowers',
  'leaves',
  'forest',
  'animals',
  'birds',
  'insects',
  'ocean',
  'fruit',
  'celestial',
  'desert',
  'kids',
  'kitchen',
  'garden',
  'geometric',
  'stripes',
  'plaid',
  'christmas',
  'halloween',
  'valentines-day',
  'autumn',
  'spring',
  'summer',
  'winter',
  'pets',
] as const
/** A topic that designs are filtered by. */
export type Topic = (typeof TOPICS)[number]

/**
 * Name of a parameter in the shop's own search forms. A browser writes a form's spaces as `+`,
 * which a search string must not contain. A page that finds this parameter redirects to the same
 * search with its proper URL.
 */
export const SEARCH_FORM_MARK = 'apply'

/**
 * Products that can be searched for.
 * @source spec 2 §3.10
 */
export const SEARCH_SCOPES = [
  'allProducts',
  'fabric',
  'wallpaper',
  'bedding',
  'living&decor',
  'dining',
] as const
/** A part of the shop that a search can be limited to. */
export type SearchScope = (typeof SEARCH_SCOPES)[number]

/** Searches that are on the spelunks page instead. */
export const SPELUNK_TYPES = ['designers', 'collections'] as const
/** A search that is on the spelunks page. */
export type SpelunkType = (typeof SPELUNK_TYPES)[number]
