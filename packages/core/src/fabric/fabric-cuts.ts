import { CM_PER_METER, cmToInches, INCHES_PER_YARD } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { FABRICS, FABRIC_SIZES, SWATCH_SIDE_IN } from './fabrics.table.ts'
import type { FabricCode, FabricCut, FabricSize } from './fabrics.table.ts'

/** Grams per square meter in one ounce per square yard. */
const GSM_PER_OZ = 33.905_747

/**
 * Returns the sizes of one measurement system, smallest first: swatch, fat quarter, yard or meter.
 */
export function sizesOf(system: MeasurementSystem): FabricSize[] {
  return (Object.keys(FABRIC_SIZES) as FabricSize[]).filter(
    (size) => FABRIC_SIZES[size].system === system,
  )
}

/**
 * Returns the sizes that a fabric is sold in, of both measurement systems, smallest first: an extra
 * wide one by the yard or meter alone.
 */
export function fabricSizesOf(code: FabricCode): FabricSize[] {
  return (Object.keys(FABRIC_SIZES) as FabricSize[]).filter(
    (size) => !('extraWide' in FABRICS[code]) || FABRIC_SIZES[size].cut === 'length',
  )
}

/** Returns the size of a cut in a measurement system: `length` in metric is `METER`. */
export function sizeIn(system: MeasurementSystem, cut: FabricCut): FabricSize {
  return sizesOf(system).find((size) => FABRIC_SIZES[size].cut === cut) ?? 'YARD'
}

/**
 * Width and height of one piece, inches. A swatch is 8 x 8 in; a fat quarter is half the printable
 * width by 18 in or 50 cm; a yard or meter has the full printable width.
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

/** Weight in the unit of a system: ounces per square yard, or whole grams per square meter. */
export function fabricWeight(
  code: FabricCode,
  system: MeasurementSystem,
): { value: number; unit: 'oz' | 'gsm' } {
  const { weightOz } = FABRICS[code]
  return system === 'imperial'
    ? { value: weightOz, unit: 'oz' }
    : { value: Math.round(weightOz * GSM_PER_OZ), unit: 'gsm' }
}
