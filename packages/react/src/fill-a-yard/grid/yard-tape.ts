import { CM_PER_INCH } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'

/** A mark on a ruler: its position in inches, and its number if it has one. */
export interface TapeMark {
  readonly atIn: number
  readonly label?: number
}

const STEPS = {
  imperial: { unitIn: 1, step: 1, labelled: 6 },
  metric: { unitIn: 1 / CM_PER_INCH, step: 5, labelled: 20 },
} as const

/**
 * Returns the marks of a ruler along a length of cloth: every inch with a number at each 6, or
 * every 5 cm with a number at each 20.
 */
export function tapeMarks(lengthIn: number, system: MeasurementSystem): TapeMark[] {
  const { unitIn, step, labelled } = STEPS[system]
  // The tolerance keeps the last mark of cloth whose inches were converted from centimeters.
  const count = Math.floor(lengthIn / unitIn / step + 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => {
    const label = at * step
    return { atIn: label * unitIn, ...(label % labelled === 0 && { label }) }
  })
}
