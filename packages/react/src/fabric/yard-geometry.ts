import { cutDimensions, FABRIC_SIZES, sizeIn } from '@selvage/core/fabric'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import { CM_PER_INCH } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'

/** A rectangle in inches. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A mark of a measuring tape: where it is in inches, and the number that it carries. */
export interface Tick {
  readonly atIn: number
  readonly label: number
}

/**
 * Positions and sizes of everything in the picture of a yard or meter of cloth, in inches from the
 * cloth's upper left corner.
 */
export interface YardGeometry {
  readonly cloth: Rect
  /** Width of the printed edge on each side. */
  readonly edgeIn: number
  /** The whole drawing with its edges and tapes. */
  readonly view: Rect
  readonly fatQuarter: Rect
  readonly swatch: Rect
  /** The piece that is chosen now. */
  readonly chosen: Rect
  readonly across: readonly Tick[]
  readonly down: readonly Tick[]
  /** Side of the square corner that is turned over, measured from the outer edge. */
  readonly cornerIn: number
  /** Height of the letters by how much room the drawing has, so that they come to about 12 px. */
  readonly textIn: Readonly<Record<YardRoom, number>>
}

/** Room for the drawing: beside the choices of a large screen, of a small one, on a phone. */
export const YARD_ROOMS = ['wide', 'middle', 'narrow'] as const
export type YardRoom = (typeof YARD_ROOMS)[number]

/** Width of the widest common cloth; wider ones are drawn smaller. */
const REFERENCE_WIDTH_IN = 56

/** Width and height of a piece, inches. */
type Cutter = (size: FabricSize) => { readonly widthIn: number; readonly heightIn: number }

/** Lays out one yard or meter of a fabric with its fat quarter and swatch. */
export const yardGeometry = (
  fabric: FabricCode,
  size: FabricSize,
  measurement: MeasurementSystem,
): YardGeometry => layOutYard((cut) => cutDimensions(fabric, cut), size, measurement)

/** Lays out one yard or meter of any cloth, with tapes in the reader's measures. */
export function layOutYard(
  dimensionsOf: Cutter,
  size: FabricSize,
  measurement: MeasurementSystem,
): YardGeometry {
  const { system } = FABRIC_SIZES[size]
  const { widthIn, heightIn } = dimensionsOf(sizeIn(system, 'length'))
  const scale = widthIn / REFERENCE_WIDTH_IN
  const edgeIn = 2.2 * scale
  const textIn = { wide: 0.95 * scale, middle: 1.5 * scale, narrow: 2.4 * scale }
  const margin = { inlineStart: 5 * scale, top: 4.2 * scale, end: 2.2 * scale, bottom: 2.6 * scale }
  const quarter = dimensionsOf(sizeIn(system, 'fat-quarter'))
  const test = dimensionsOf(sizeIn(system, 'swatch'))
  const fatQuarter = {
    x: 0,
    y: heightIn - quarter.heightIn,
    width: quarter.widthIn,
    height: quarter.heightIn,
  }
  const swatch = {
    x: widthIn - test.widthIn - 6 * scale,
    y: 3 * scale,
    width: test.widthIn,
    height: test.heightIn,
  }
  const cloth = { x: 0, y: 0, width: widthIn, height: heightIn }
  return {
    cloth,
    edgeIn,
    fatQuarter,
    swatch,
    view: {
      x: -edgeIn - margin.inlineStart,
      y: -margin.top,
      width: widthIn + 2 * edgeIn + margin.inlineStart + margin.end,
      height: heightIn + margin.top + margin.bottom,
    },
    chosen: { length: cloth, 'fat-quarter': fatQuarter, swatch: swatch }[FABRIC_SIZES[size].cut],
    across: ticks(widthIn, measurement, 4),
    down: ticks(heightIn, measurement, 3),
    cornerIn: 8.4 * scale,
    textIn,
  }
}

/** About `parts` round marks along a length, from 0, the last one at the end. */
function ticks(lengthIn: number, system: MeasurementSystem, parts: number): Tick[] {
  const perUnit = system === 'imperial' ? 1 : 1 / CM_PER_INCH
  const units = lengthIn / perUnit
  return Array.from({ length: parts + 1 }, (_, at) => {
    const label = at === parts ? Math.round(units) : Math.round((units * at) / parts)
    return { atIn: label * perUnit, label }
  })
}
