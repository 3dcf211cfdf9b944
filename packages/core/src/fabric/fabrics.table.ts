/** Groups of fabrics, for a chooser's filter. */
export type FabricGroup = 'cotton' | 'linen' | 'knit' | 'plush' | 'sheer' | 'performance' | 'canvas'

interface FabricRow {
  /** Width that can be printed, inches. */
  readonly printableWidthIn: number
  /** Weight, ounces per square yard. */
  readonly weightOz: number
  readonly group: FabricGroup
  /**
   * True for a fabric that is too wide for Fill-A-Yard and cut by the yard or meter only, without
   * swatches and fat quarters.
   * @source spec 1 §6 (cut-only products)
   */
  readonly extraWide?: true
}

/**
 * The selectable fabrics by gateway code, the default first. Where neither the spec nor the makers
 * publish a width or weight, it is a value of the reference catalog.
 * @source spec 2 §3.2, §9; spec 1 §9
 */
export const FABRICS = {
  PETAL_SIGNATURE_COTTON: { printableWidthIn: 42, weightOz: 4.3, group: 'cotton' },
  COTTON_LAWN: { printableWidthIn: 42, weightOz: 2.2, group: 'cotton' },
  COTTON_POPLIN: { printableWidthIn: 42, weightOz: 3.4, group: 'cotton' },
  COTTON_POPLIN_ULTRA: { printableWidthIn: 56, weightOz: 4.1, group: 'cotton' },
  ORGANIC_SATEEN: { printableWidthIn: 56, weightOz: 3.8, group: 'cotton' },
  LONGLEAF_SATEEN_GRAND: { printableWidthIn: 116, weightOz: 3.5, group: 'cotton', extraWide: true },
  PERENNIAL_SATEEN_GRAND: {
    printableWidthIn: 116,
    weightOz: 6.5,
    group: 'cotton',
    extraWide: true,
  },
  SEERSUCKER: { printableWidthIn: 54, weightOz: 4, group: 'cotton' },
  ORGANIC_GAUZE: { printableWidthIn: 54, weightOz: 3.9, group: 'cotton' },
  COTTON_SILK: { printableWidthIn: 42, weightOz: 2.1, group: 'sheer' },
  LINEN_COTTON_CANVAS: { printableWidthIn: 54, weightOz: 6.7, group: 'linen' },
  BELGIAN_LINEN: { printableWidthIn: 54, weightOz: 6, group: 'linen' },
  ESSEX_LINEN: { printableWidthIn: 42, weightOz: 5.6, group: 'linen' },
  PERFORMANCE_LINEN: { printableWidthIn: 54, weightOz: 7.1, group: 'linen' },
  CYPRESS_COTTON_CANVAS: { printableWidthIn: 56, weightOz: 8, group: 'canvas' },
  RECYCLED_CANVAS: { printableWidthIn: 58, weightOz: 7.1, group: 'canvas' },
  DENIM: { printableWidthIn: 56, weightOz: 9.1, group: 'canvas' },
  LIGHTWEIGHT_TWILL: { printableWidthIn: 58, weightOz: 6.8, group: 'canvas' },
  MODERN_JERSEY: { printableWidthIn: 56, weightOz: 6.2, group: 'knit' },
  COTTON_SPANDEX_JERSEY: { printableWidthIn: 56, weightOz: 7.5, group: 'knit' },
  ORGANIC_COTTON_KNIT: { printableWidthIn: 56, weightOz: 5.7, group: 'knit' },
  ORGANIC_COTTON_KNIT_ULTRA: { printableWidthIn: 56, weightOz: 6.4, group: 'knit' },
  FLEECE: { printableWidthIn: 56, weightOz: 7.4, group: 'plush' },
  POLARTEC_FLEECE: { printableWidthIn: 60, weightOz: 8.5, group: 'plush' },
  MINKY: { printableWidthIn: 54, weightOz: 8, group: 'plush' },
  VELVET: { printableWidthIn: 54, weightOz: 9.7, group: 'plush' },
  PERFORMANCE_VELVET: { printableWidthIn: 54, weightOz: 11.2, group: 'plush' },
  CHIFFON: { printableWidthIn: 54, weightOz: 1.8, group: 'sheer' },
  CREPE_DE_CHINE: { printableWidthIn: 54, weightOz: 2.4, group: 'sheer' },
  SATIN: { printableWidthIn: 54, weightOz: 3.1, group: 'sheer' },
  PERFORMANCE_PIQUE: { printableWidthIn: 56, weightOz: 5.5, group: 'performance' },
  SPORT_LYCRA: { printableWidthIn: 56, weightOz: 8.8, group: 'performance' },
  SPORT_STRETCH_WOVEN: { printableWidthIn: 58, weightOz: 4.7, group: 'performance' },
} as const satisfies Record<string, FabricRow>

/** A fabric's code at the gateway, in upper case with underscores. */
export type FabricCode = keyof typeof FABRICS

/**
 * The fabric that is chosen where neither the page nor the design names one.
 * @source spec 2 §3.2
 */
export const DEFAULT_FABRIC: FabricCode = 'PETAL_SIGNATURE_COTTON'

/**
 * The sizes of a printed fabric; each cut has an imperial and a metric size.
 * @source spec 2 §3.3
 */
export const FABRIC_SIZES = {
  TEST_SWATCH_YARD: { cut: 'swatch', system: 'imperial' },
  FAT_QUARTER_YARD: { cut: 'fat-quarter', system: 'imperial' },
  YARD: { cut: 'length', system: 'imperial' },
  TEST_SWATCH_METER: { cut: 'swatch', system: 'metric' },
  FAT_QUARTER_METER: { cut: 'fat-quarter', system: 'metric' },
  METER: { cut: 'length', system: 'metric' },
} as const satisfies Record<string, { cut: FabricCut; system: 'imperial' | 'metric' }>

/** The cuts of a printed fabric, each with an imperial and a metric size. */
export type FabricCut = 'swatch' | 'fat-quarter' | 'length'
/** A size of a printed fabric, as the gateway names it. */
export type FabricSize = keyof typeof FABRIC_SIZES

/** Side of the square test swatch, inches. */
export const SWATCH_SIDE_IN = 8
