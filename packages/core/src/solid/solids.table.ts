/** The families that a chooser of colors shows one after the other. */
export const SOLID_FAMILIES = [
  'neutral',
  'gray',
  'red',
  'purple',
  'blue',
  'green',
  'yellow',
] as const
/** A family of solid colors. */
export type SolidFamily = (typeof SOLID_FAMILIES)[number]

interface SolidRow {
  /** The dyed color as sRGB, for pictures. */
  readonly hex: string
  readonly family: SolidFamily
}

/**
 * The colors of solid fabric by the gateway's code, light to dark inside each family. Navy, fog and
 * desert sun are published; the other values are those of the reference catalog.
 * @source spec 2 §3.7, §9 Fabric
 */
export const SOLID_COLORS = {
  PETAL_WHITE: { hex: '#F8F6F1', family: 'neutral' },
  NATURAL: { hex: '#EFE6D2', family: 'neutral' },
  IVORY: { hex: '#F4EEDD', family: 'neutral' },
  CREAM: { hex: '#F1E3C3', family: 'neutral' },
  OAT: { hex: '#E2D3B5', family: 'neutral' },
  SAND: { hex: '#D6C19B', family: 'neutral' },
  TAUPE: { hex: '#A8957F', family: 'neutral' },
  MUSHROOM: { hex: '#B9A99A', family: 'neutral' },
  STONE: { hex: '#A7A39A', family: 'gray' },
  PEWTER: { hex: '#7F8486', family: 'gray' },
  SLATE: { hex: '#5A6670', family: 'gray' },
  CHARCOAL: { hex: '#3E4144', family: 'gray' },
  BLACK: { hex: '#17181A', family: 'gray' },
  BLUSH: { hex: '#EFCFC6', family: 'red' },
  ROSE: { hex: '#D79A9B', family: 'red' },
  CORAL: { hex: '#E6826B', family: 'red' },
  POPPY: { hex: '#D3402F', family: 'red' },
  BRICK: { hex: '#9C4232', family: 'red' },
  BURGUNDY: { hex: '#6B2233', family: 'red' },
  CINNAMON: { hex: '#A65A35', family: 'red' },
  PLUM: { hex: '#5B3256', family: 'purple' },
  LILAC: { hex: '#C9B4D6', family: 'purple' },
  LAVENDER: { hex: '#A797C9', family: 'purple' },
  VIOLET: { hex: '#6B4E97', family: 'purple' },
  PERIWINKLE: { hex: '#8A97D0', family: 'blue' },
  FOG: { hex: '#BED2E3', family: 'blue' },
  SKY: { hex: '#9CC3DE', family: 'blue' },
  DENIM_BLUE: { hex: '#4F6F93', family: 'blue' },
  COBALT: { hex: '#2650A0', family: 'blue' },
  NAVY: { hex: '#29384C', family: 'blue' },
  TEAL: { hex: '#1F6B70', family: 'blue' },
  LAGOON: { hex: '#2F97A3', family: 'blue' },
  AQUA: { hex: '#7CC6C4', family: 'blue' },
  MINT: { hex: '#BFE0CB', family: 'green' },
  SEAGLASS: { hex: '#A5C9B7', family: 'green' },
  SAGE: { hex: '#9AAA86', family: 'green' },
  MOSS: { hex: '#74803F', family: 'green' },
  OLIVE: { hex: '#5E5F31', family: 'green' },
  FERN: { hex: '#4D8151', family: 'green' },
  EMERALD: { hex: '#1F7A57', family: 'green' },
  PINE: { hex: '#234C3E', family: 'green' },
  LEMON: { hex: '#F1DC6B', family: 'yellow' },
  MARIGOLD: { hex: '#E8A72C', family: 'yellow' },
  MUSTARD: { hex: '#C4932B', family: 'yellow' },
  DESERT_SUN: { hex: '#C57F20', family: 'yellow' },
  APRICOT: { hex: '#F0B37E', family: 'yellow' },
  TANGERINE: { hex: '#E2742C', family: 'yellow' },
  TERRACOTTA: { hex: '#B9603F', family: 'red' },
  COCOA: { hex: '#6D4A38', family: 'neutral' },
  ESPRESSO: { hex: '#3A2A24', family: 'neutral' },
} as const satisfies Record<string, SolidRow>

/** The code of a solid color at the gateway. */
export type SolidColor = keyof typeof SOLID_COLORS

/**
 * The fabric that solids are dyed on: width in inches, weight in ounces per square yard and in
 * grams per square meter, threads per inch.
 * @source spec 2 §9 Fabric
 */
export const SOLID_FABRICS = {
  PETAL_SOLIDS: { widthIn: 44, weightOz: 4.3, weightGsm: 145, threadCount: 120 },
} as const
/** The code of a solid fabric at the gateway. */
export type SolidFabric = keyof typeof SOLID_FABRICS

/** The sizes of solid fabric: swatches, and whole yards or meters. @source spec 2 §9 Fabric */
export const SOLID_SIZES = ['TEST_SWATCH_YARD', 'YARD', 'TEST_SWATCH_METER', 'METER'] as const
/** A size of solid fabric. */
export type SolidSize = (typeof SOLID_SIZES)[number]

/** The longest continuous piece, in the unit of its size. @source spec 2 §9 Fabric */
export const LONGEST_SOLID_PIECE = { YARD: 120, METER: 110 } as const
