interface SolidRow {
  /** The dyed color as sRGB, for pictures. */
  readonly hex: string
}

/**
 * The colors of solid fabric by the gateway's code, light to dark inside each family. Navy, fog and
 * desert sun are published; the other values are those of the reference catalog.
 * @source spec 2 §3.7, §9 Fabric
 */
export const SOLID_COLORS = {
  PETAL_WHITE: { hex: '#F8F6F1' },
  NATURAL: { hex: '#EFE6D2' },
  IVORY: { hex: '#F4EEDD' },
  CREAM: { hex: '#F1E3C3' },
  OAT: { hex: '#E2D3B5' },
  SAND: { hex: '#D6C19B' },
  TAUPE: { hex: '#A8957F' },
  MUSHROOM: { hex: '#B9A99A' },
  STONE: { hex: '#A7A39A' },
  PEWTER: { hex: '#7F8486' },
  SLATE: { hex: '#5A6670' },
  CHARCOAL: { hex: '#3E4144' },
  BLACK: { hex: '#17181A' },
  BLUSH: { hex: '#EFCFC6' },
  ROSE: { hex: '#D79A9B' },
  CORAL: { hex: '#E6826B' },
  POPPY: { hex: '#D3402F' },
  BRICK: { hex: '#9C4232' },
  BURGUNDY: { hex: '#6B2233' },
  CINNAMON: { hex: '#A65A35' },
  PLUM: { hex: '#5B3256' },
  LILAC: { hex: '#C9B4D6' },
  LAVENDER: { hex: '#A797C9' },
  VIOLET: { hex: '#6B4E97' },
  PERIWINKLE: { hex: '#8A97D0' },
  FOG: { hex: '#BED2E3' },
  SKY: { hex: '#9CC3DE' },
  DENIM_BLUE: { hex: '#4F6F93' },
  COBALT: { hex: '#2650A0' },
  NAVY: { hex: '#29384C' },
  TEAL: { hex: '#1F6B70' },
  LAGOON: { hex: '#2F97A3' },
  AQUA: { hex: '#7CC6C4' },
  MINT: { hex: '#BFE0CB' },
  SEAGLASS: { hex: '#A5C9B7' },
  SAGE: { hex: '#9AAA86' },
  MOSS: { hex: '#74803F' },
  OLIVE: { hex: '#5E5F31' },
  FERN: { hex: '#4D8151' },
  EMERALD: { hex: '#1F7A57' },
  PINE: { hex: '#234C3E' },
  LEMON: { hex: '#F1DC6B' },
  MARIGOLD: { hex: '#E8A72C' },
  MUSTARD: { hex: '#C4932B' },
  DESERT_SUN: { hex: '#C57F20' },
  APRICOT: { hex: '#F0B37E' },
  TANGERINE: { hex: '#E2742C' },
  TERRACOTTA: { hex: '#B9603F' },
  COCOA: { hex: '#6D4A38' },
  ESPRESSO: { hex: '#3A2A24' },
} as const satisfies Record<string, SolidRow>

/** The code of a solid color at the gateway. */
export type SolidColor = keyof typeof SOLID_COLORS

/**
 * The fabric that solids are dyed on: printable width in inches, weight in ounces per square yard,
 * threads per inch.
 * @source spec 2 §9 Fabric
 */
export const SOLID_FABRICS = {
  PETAL_SOLIDS: { widthIn: 44, weightOz: 4.3, threadCount: 120 },
} as const
/** The code of a solid fabric at the gateway. */
export type SolidFabric = keyof typeof SOLID_FABRICS

/** The sizes of solid fabric: swatches, and whole yards or meters. @source spec 2 §9 Fabric */
export const SOLID_SIZES = ['TEST_SWATCH_YARD', 'YARD', 'TEST_SWATCH_METER', 'METER'] as const
/** A size of solid fabric. */
export type SolidSize = (typeof SOLID_SIZES)[number]

/** The longest continuous piece, in the unit of its size. @source spec 2 §9 Fabric */
export const LONGEST_SOLID_PIECE = { YARD: 120, METER: 110 } as const
