import { CM_PER_METER, cmToInches, INCHES_PER_YARD } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { FABRICS, FABRIC_SIZES, SWATCH_SIDE_IN } from './fabrics.table.ts'
import type { FabricCode, FabricCut, FabricSize } from './fabrics.table.ts'

/** Ounces per square yard to grams per square metre. */
const GSM_PER_OZ = 33.905_747

/** True for a selectable fabric's gateway code; own keys only, so `constructor` is none. */
export function isFabricCode(value: unknown): value is FabricCode {
  return typeof value === 'string' && Object.hasOwn(FABRICS, value)
}

/** True for a cut size such as `YARD`; own keys only. */
export function isFabricSize(value: unknown): value is FabricSize {
  return typeof value === 'string' && Object.hasOwn(FABRIC_SIZES, value)
}

/** All fabric codes, default first. */
export const FABRIC_CODES = Object.keys(FABRICS) as FabricCode[]

/** `PETAL_SIGNATURE_COTTON` as it stands in URLs: `petal_signature_cotton`. */
export function fabricSlug(code: FabricCode): string {
  return code.toLowerCase()
}

/** The fabric that a URL's lower_snake name means, or undefined. */
export function fabricFromSlug(slug: string): FabricCode | undefined {
  const code = slug.toUpperCase()
  return slug === slug.toLowerCase() && isFabricCode(code) ? code : undefined
}

/** The sizes of one measurement system, smallest first: swatch, fat quarter, yard or metre. */
export function sizesOf(system: MeasurementSystem): FabricSize[] {
  return (Object.keys(FABRIC_SIZES) as FabricSize[]).filter(
    (size) => FABRIC_SIZES[size].system === system,
  )
}

/** The size that cuts the same way in another system: `YARD` in metric is `METER`. */
export function sizeIn(system: MeasurementSystem, cut: FabricCut): FabricSize {
  return sizesOf(system).find((size) => FABRIC_SIZES[size].cut === cut) ?? 'YARD'
}

/**
 * Width and height of one piece, inches: a swatch is 8 x 8 in; a fat quarter half the width by 18
 * in or 50 cm; a yard or metre the full printable width.
 */
export function cutDimensions(
  code: FabricCode,
  size: FabricSize,
): { widthIn: number; heightIn: number } {
  const { cut, system } = FABRIC_SIZES[size]
  const width = FABRICS[code].printableWidthIn
  const length = system === 'imperial' ? INCHES_PER_YARD : cmToInches(CM_PER_METER)
  if (cut === 'swatch') return { widthIn: SWATCH_SIDE_IN, heightIn: SWATCH_SIDE_IN }
  return cut === 'fat-quarter'
    ? { widthIn: width / 2, heightIn: length / 2 }
    : { widthIn: width, heightIn: length }
}

/** Weight in the unit of a system: ounces per square yard, or whole grams per square metre. */
export function fabricWeight(
  code: FabricCode,
  system: MeasurementSystem,
): { value: number; unit: 'oz' | 'gsm' } {
  const { weightOz } = FABRICS[code]
  return system === 'imperial'
    ? { value: weightOz, unit: 'oz' }
    : { value: Math.round(weightOz * GSM_PER_OZ), unit: 'gsm' }
}
