import type { FabricCode } from '../fabric/fabrics.table.ts'

/** Departments of home goods. @source spec 2 §3.5 Categories */
export const HOME_GOOD_CATEGORIES = ['dining', 'bedding', 'living&decor'] as const
/** A department of home goods, as the gateway names it. */
export type HomeGoodCategory = (typeof HOME_GOOD_CATEGORIES)[number]

/** How home goods are sewn. Their messages are `home-good.style_*`. */
export const HOME_GOOD_STYLES = [
  'MITERED_HEM',
  'ROLLED_HEM',
  'HIDDEN_ZIP',
  'CORNER_TIES',
  'ENVELOPE_BACK',
  'FLANGED_EDGE',
  'KNIFE_EDGE',
  'ROD_POCKET',
  'DOWEL_POCKETS',
  'FITTED_AND_FLAT',
] as const
/** How a home good is sewn. */
export type HomeGoodStyle = (typeof HOME_GOOD_STYLES)[number]

/** The two sides of a piece, inches; a round piece has its diameter twice. */
export type HomeGoodDimensions = readonly [number, number]

/** The drawing of a home good; a `mat` and a `pillow` lie on their long side. */
export type HomeGoodDrawing =
  | 'tablecloth'
  | 'round-tablecloth'
  | 'runner'
  | 'mat'
  | 'napkin'
  | 'towel'
  | 'duvet'
  | 'sheets'
  | 'sham'
  | 'pillow'
  | 'throw'
  | 'curtain'
  | 'hanging'

interface HomeGoodRow {
  readonly category: HomeGoodCategory
  readonly style: HomeGoodStyle
  readonly drawing: HomeGoodDrawing
  /** The sizes by their codes, smallest first. */
  readonly sizes: Readonly<Record<string, HomeGoodDimensions>>
  /** The fabrics that it is sewn of, the default first. */
  readonly fabrics: readonly [FabricCode, ...FabricCode[]]
  /** True for a cover that is sold with an insert, too. */
  readonly insert?: true
}

const TABLE = ['LINEN_COTTON_CANVAS', 'COTTON_POPLIN', 'BELGIAN_LINEN'] as const
const CUSHION = ['LINEN_COTTON_CANVAS', 'ORGANIC_SATEEN', 'VELVET', 'PERFORMANCE_VELVET'] as const
const BED = ['ORGANIC_SATEEN', 'COTTON_POPLIN_ULTRA'] as const

/**
 * The home goods by the gateway's code. Sizes that the spec leaves open, fabrics and styles are
 * values of the reference catalog.
 * @source spec 2 §3.5, §9 Home goods
 */
export const HOME_GOODS = {
  RECTANGULAR_TABLECLOTH: {
    category: 'dining',
    style: 'MITERED_HEM',
    drawing: 'tablecloth',
    sizes: {
      '70X70': [70, 70],
      '70X90': [70, 90],
      '90X90': [90, 90],
      '70X108': [70, 108],
      '70X120': [70, 120],
      '70X144': [70, 144],
    },
    fabrics: TABLE,
  },
  ROUND_TABLECLOTH: {
    category: 'dining',
    style: 'ROLLED_HEM',
    drawing: 'round-tablecloth',
    sizes: { ROUND_70: [70, 70], ROUND_90: [90, 90] },
    fabrics: TABLE,
  },
  TABLE_RUNNER: {
    category: 'dining',
    style: 'MITERED_HEM',
    drawing: 'runner',
    sizes: { '16X72': [16, 72], '16X90': [16, 90], '16X108': [16, 108] },
    fabrics: TABLE,
  },
  PLACEMAT: {
    category: 'dining',
    style: 'MITERED_HEM',
    drawing: 'mat',
    sizes: { '14X20': [14, 20] },
    fabrics: TABLE,
  },
  COCKTAIL_NAPKIN: {
    category: 'dining',
    style: 'ROLLED_HEM',
    drawing: 'napkin',
    sizes: { '9X9': [9, 9] },
    fabrics: TABLE,
  },
  DINNER_NAPKIN: {
    category: 'dining',
    style: 'ROLLED_HEM',
    drawing: 'napkin',
    sizes: { '20X20': [20, 20] },
    fabrics: TABLE,
  },
  TEA_TOWEL: {
    category: 'dining',
    style: 'ROLLED_HEM',
    drawing: 'towel',
    sizes: { '18X27': [18, 27] },
    fabrics: ['LINEN_COTTON_CANVAS'],
  },
  DUVET_COVER: {
    category: 'bedding',
    style: 'CORNER_TIES',
    drawing: 'duvet',
    sizes: {
      DUVET_TWIN: [68, 90],
      DUVET_FULL_QUEEN: [90, 90],
      DUVET_KING: [108, 94],
    },
    fabrics: BED,
    insert: true,
  },
  SHEET_SET: {
    category: 'bedding',
    style: 'FITTED_AND_FLAT',
    drawing: 'sheets',
    sizes: {
      SHEET_TWIN: [39, 75],
      SHEET_TWIN_XL: [39, 80],
      SHEET_FULL: [54, 75],
      SHEET_QUEEN: [60, 80],
      SHEET_KING: [76, 80],
      SHEET_CAL_KING: [72, 84],
    },
    fabrics: BED,
  },
  STANDARD_PILLOW_SHAM: {
    category: 'bedding',
    style: 'ENVELOPE_BACK',
    drawing: 'sham',
    sizes: { '20X26': [20, 26] },
    fabrics: BED,
    insert: true,
  },
  EURO_PILLOW_SHAM: {
    category: 'bedding',
    style: 'ENVELOPE_BACK',
    drawing: 'sham',
    sizes: { '26X26': [26, 26] },
    fabrics: BED,
    insert: true,
  },
  FLANGED_PILLOW_SHAM: {
    category: 'bedding',
    style: 'FLANGED_EDGE',
    drawing: 'sham',
    sizes: { '20X26': [20, 26] },
    fabrics: BED,
    insert: true,
  },
  SQUARE_THROW_PILLOW: {
    category: 'living&decor',
    style: 'HIDDEN_ZIP',
    drawing: 'pillow',
    sizes: { '18X18': [18, 18], '20X20': [20, 20] },
    fabrics: CUSHION,
    insert: true,
  },
  LUMBAR_THROW_PILLOW: {
    category: 'living&decor',
    style: 'HIDDEN_ZIP',
    drawing: 'pillow',
    sizes: { '14X20': [14, 20] },
    fabrics: CUSHION,
    insert: true,
  },
  EXTRA_LONG_LUMBAR_THROW_PILLOW: {
    category: 'bedding',
    style: 'KNIFE_EDGE',
    drawing: 'pillow',
    sizes: { '14X48': [14, 48] },
    fabrics: CUSHION,
    insert: true,
  },
  THROW_BLANKET: {
    category: 'living&decor',
    style: 'ROLLED_HEM',
    drawing: 'throw',
    sizes: { '50X70': [50, 70] },
    fabrics: ['FLEECE', 'MINKY'],
  },
  CURTAIN_PANEL: {
    category: 'living&decor',
    style: 'ROD_POCKET',
    drawing: 'curtain',
    sizes: { '50X84': [50, 84], '50X96': [50, 96], '50X108': [50, 108] },
    fabrics: ['LINEN_COTTON_CANVAS', 'ORGANIC_SATEEN', 'VELVET'],
  },
  WALL_HANGING: {
    category: 'living&decor',
    style: 'DOWEL_POCKETS',
    drawing: 'hanging',
    sizes: { '27X42': [27, 42] },
    fabrics: ['LINEN_COTTON_CANVAS'],
  },
} as const satisfies Record<string, HomeGoodRow>

/** A home good's code at the gateway, in upper case with underscores. */
export type HomeGoodCode = keyof typeof HOME_GOODS

/** The size of a home good, as the gateway names it. */
export type HomeGoodSize = {
  [Code in HomeGoodCode]: Extract<keyof (typeof HOME_GOODS)[Code]['sizes'], string>
}[HomeGoodCode]

/**
 * The deepest mattress that a sheet set fits, inches.
 * @source spec 2 §9 Home goods
 */
export const MAX_MATTRESS_DEPTH_IN = 15

/**
 * The additions of a home good: its cover with an insert, or the plain cover alone.
 * @source spec 2 §3.5
 */
export const HOME_GOOD_ADDITIONS = ['COVER_ONLY', 'COVER_AND_INSERT'] as const
/** An addition of a home good. */
export type HomeGoodAddition = (typeof HOME_GOOD_ADDITIONS)[number]

/**
 * Home goods that a shopper chooses between as the shapes of one thing, such as a square and a
 * lumbar pillow.
 */
export const HOME_GOOD_SHAPES = [
  ['RECTANGULAR_TABLECLOTH', 'ROUND_TABLECLOTH'],
  ['DINNER_NAPKIN', 'COCKTAIL_NAPKIN'],
  ['STANDARD_PILLOW_SHAM', 'EURO_PILLOW_SHAM'],
  ['SQUARE_THROW_PILLOW', 'LUMBAR_THROW_PILLOW', 'EXTRA_LONG_LUMBAR_THROW_PILLOW'],
] as const satisfies readonly (readonly HomeGoodCode[])[]
