import type { MeasurementSystem } from '@selvage/core/locale'

/** A ruler's length and how many units it is divided in. */
export interface RulerUnits {
  readonly units: number
  readonly lengthIn: number
}

const centimetresPerInch = 2.54
/** Longer tapes are read in steps of five. */
const roundCm = 5

/** Whole inches, or the nearest five centimetres, to about a length: 2 in, or 5 cm. */
export function rulerOf(aboutIn: number, measurement: MeasurementSystem): RulerUnits {
  if (measurement === 'imperial') {
    const units = Math.max(1, Math.round(aboutIn))
    return { units, lengthIn: units }
  }
  const cm = Math.max(roundCm, Math.round((aboutIn * centimetresPerInch) / roundCm) * roundCm)
  return { units: cm > 20 ? cm / roundCm : cm, lengthIn: cm / centimetresPerInch }
}
