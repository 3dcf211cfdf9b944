import { cutDimensions } from '../fabric/fabric-cuts.ts'
import { FABRIC_SIZES, FABRICS } from '../fabric/fabrics.table.ts'
import type { FabricSize } from '../fabric/fabrics.table.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { SOLID_COLORS, SOLID_FABRICS, SOLID_SIZES } from './solids.table.ts'
import type { SolidColor, SolidFabric, SolidSize } from './solids.table.ts'

/** All codes of solid colors. */
export const SOLID_COLOR_CODES = Object.keys(SOLID_COLORS) as SolidColor[]
/** All codes of solid fabrics. */
export const SOLID_FABRIC_CODES = Object.keys(SOLID_FABRICS) as SolidFabric[]

/** True for the code of a solid color; only own keys count. */
export function isSolidColor(value: unknown): value is SolidColor {
  return typeof value === 'string' && Object.hasOwn(SOLID_COLORS, value)
}

/** True for a size of solid fabric. */
export const isSolidSize = (value: unknown): value is SolidSize =>
  SOLID_SIZES.some((size) => size === value)

/** Returns the sizes of solid fabric in one measurement system, the swatch first. */
export const solidSizesOf = (system: MeasurementSystem): SolidSize[] =>
  SOLID_SIZES.filter((size) => FABRIC_SIZES[size].system === system)

/** Width and height of one piece of solid fabric, inches. */
export function solidDimensions(size: FabricSize): { widthIn: number; heightIn: number } {
  const { widthIn, heightIn } = cutDimensions('PETAL_SIGNATURE_COTTON', size)
  if (FABRIC_SIZES[size].cut === 'swatch') return { widthIn, heightIn }
  // Solids are cut like the cotton of the same weave, on wider cloth.
  const { printableWidthIn } = FABRICS.PETAL_SIGNATURE_COTTON
  return { widthIn: (widthIn / printableWidthIn) * SOLID_FABRICS.PETAL_SOLIDS.widthIn, heightIn }
}

/** Weight of solid fabric in the unit of a system: ounces per square yard, or grams per meter. */
export function solidWeight(system: MeasurementSystem): { value: number; unit: 'oz' | 'gsm' } {
  const { weightOz, weightGsm } = SOLID_FABRICS.PETAL_SOLIDS
  return system === 'imperial' ? { value: weightOz, unit: 'oz' } : { value: weightGsm, unit: 'gsm' }
}
