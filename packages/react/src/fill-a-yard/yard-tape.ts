import { CM_PER_INCH } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'

/** A mark on a tape: where it is in inches, and its number where it carries one. */
export interface TapeMark {
  readonly atIn: number
  readonly label?: number
}

const STEPS = {
  imperial: { unitIn: 1, step: 1, labelled: 6 },
  metric: { unitIn: 1 / CM_PER_INCH, step: 5, labelled: 20 },
} as const

/**
 * The marks of a tape along a length of cloth: every inch with a number at each 6, or every 5 cm
 * with one at each 20.
 */
export function tapeMarks(lengthIn: number, system: MeasurementSystem): TapeMark[] {
  const { unitIn, step, labelled } = STEPS[system]
  // Cloth that measures 54 in through centimetres still has its last mark.
  const count = Math.floor(lengthIn / unitIn / step + 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => {
    const label = at * step
    return { atIn: label * unitIn, ...(label % labelled === 0 && { label }) }
  })
}
