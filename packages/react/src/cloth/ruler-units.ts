import type { MeasurementSystem } from '@selvage/core/locale'

/** A ruler's length and how many units it is divided in. */
export interface RulerUnits {
  readonly units: number
  readonly lengthIn: number
}

const centimetersPerInch = 2.54
/** Rulers longer than 20 cm have a mark at every fifth centimeter. */
const roundCm = 5

/** Returns a ruler of about this length: whole inches, or the nearest multiple of 5 cm. */
export function rulerOf(aboutIn: number, measurement: MeasurementSystem): RulerUnits {
  if (measurement === 'imperial') {
    const units = Math.max(1, Math.round(aboutIn))
    return { units, lengthIn: units }
  }
  const cm = Math.max(roundCm, Math.round((aboutIn * centimetersPerInch) / roundCm) * roundCm)
  return { units: cm > 20 ? cm / roundCm : cm, lengthIn: cm / centimetersPerInch }
}
