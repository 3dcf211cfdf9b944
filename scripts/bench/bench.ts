/**
 * One measured number. A floor is the same measure of the least that could do the job, taken in the
 * same run.
 */
export interface Measure {
  name: string
  value: number
  unit: string
  floor?: number
  ratio?: number
  n?: number
}

/** Every `*.bench.ts` in this folder exports one as `bench`; `npm run bench` runs them all. */
export interface Bench {
  name: string
  run: (print: (measure: Measure) => void) => Promise<void>
}

/** A measure beside its floor. */
export function besideFloor(measure: Omit<Measure, 'ratio'> & { floor: number }): Measure {
  return { ...measure, ratio: Math.round((measure.value / measure.floor) * 1000) / 1000 }
}
