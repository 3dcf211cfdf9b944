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

/** The branches of the filter's tree of styles. */
export const STYLE_BRANCHES = {
  flora: ['botanical', 'ditsy floral', 'floral', 'toile'],
  figures: ['animal', 'folk', 'novelty'],
  lines: ['stripe', 'check and plaid', 'geometric', 'mid-century', 'art deco'],
  print: ['abstract', 'block print', 'damask', 'painterly'],
} as const satisfies Readonly<Record<string, readonly Style[]>>
/** A branch of the filter's tree of styles. */
export type StyleBranch = keyof typeof STYLE_BRANCHES

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

/** The widest repeat of a small scale and the narrowest of a large one, inches. */
export const SCALE_LIMITS_IN = { small: 4, large: 9 } as const
/** Sizes of repeat that designs are filtered by. */
export const SCALES = ['small', 'medium', 'large'] as const
/** A size of repeat that designs are filtered by. */
export type Scale = (typeof SCALES)[number]

/** Returns the scale of a design by the width of its repeat, inches. */
export function scaleOf(repeatWidthIn: number): Scale {
  if (repeatWidthIn <= SCALE_LIMITS_IN.small) return 'small'
  return repeatWidthIn >= SCALE_LIMITS_IN.large ? 'large' : 'medium'
}

/**
 * How much of a cloth is of a color: its ground, its ground or the color that is printed most on
 * it, or any color of it.
 */
export const COLOUR_SHARES = ['ground', 'third', 'touch'] as const
/** How much of a cloth is of a color. */
export type ColourShare = (typeof COLOUR_SHARES)[number]
/** The share of a color in a search that names none. */
export const DEFAULT_SHARE: ColourShare = 'ground'

/** Colors that can be picked freely for one search. */
export const MAX_PICKED_COLOURS = 4

/** The branches of the filter's tree of topics. */
export const TOPIC_BRANCHES = {
  nature: ['flowers', 'leaves', 'forest', 'garden', 'fruit', 'desert'],
  creatures: ['animals', 'birds', 'insects', 'pets', 'ocean'],
  home: ['kids', 'kitchen', 'celestial'],
  shapes: ['geometric', 'stripes', 'plaid'],
  seasons: ['spring', 'summer', 'autumn', 'winter'],
  holidays: ['christmas', 'halloween', 'valentines-day'],
} as const satisfies Readonly<Record<string, readonly Topic[]>>
/** A branch of the filter's tree of topics. */
export type TopicBranch = keyof typeof TOPIC_BRANCHES

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
export const SUBSTRATES = [
  'allProducts',
  'fabric',
  'wallpaper',
  'bedding',
  'living&decor',
  'dining',
] as const
/** A part of the shop that a search can be limited to. */
export type Substrate = (typeof SUBSTRATES)[number]

/**
 * Whose designs a search looks through, where it is not all of them: those of the designers whom a
 * member follows, a member's favorites, and those that are not for sale.
 * @source spec 2 §3.10
 */
export const SEARCH_SCOPES = ['connections', 'favorites', 'notForSale'] as const
/** Whose designs a search looks through. */
export type SearchScope = (typeof SEARCH_SCOPES)[number]

/**
 * Returns whether a search looks through a member's own, which needs a login.
 * @source spec 2 §6
 */
export const isOwnScope = (
  scope: SearchScope | undefined,
): scope is Exclude<SearchScope, 'notForSale'> => scope === 'connections' || scope === 'favorites'

/** Searches that are on the spelunks page instead. */
export const SPELUNK_TYPES = ['designers', 'collections'] as const
/** A search that is on the spelunks page. */
export type SpelunkType = (typeof SPELUNK_TYPES)[number]

/**
 * Other names of colors and subjects in the addresses of tags' pages, each with the one that the
 * page has.
 * @source spec 2 §2.3 (menus of occasions, seasons and colors)
 */
export const TAG_ALIASES = {
  gray: 'grey',
  teal: 'cyan',
  purple: 'violet',
  fall: 'autumn',
  'baby-and-kids': 'kids',
  baby: 'kids',
  children: 'kids',
  valentines: 'valentines-day',
} as const satisfies Readonly<Record<string, Colour | Topic>>

/** Returns the name that the page of a tag has in its address. */
export function tagOf(slug: string): string {
  return Object.hasOwn(TAG_ALIASES, slug) ? TAG_ALIASES[slug as keyof typeof TAG_ALIASES] : slug
}
