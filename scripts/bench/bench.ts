/**
 * One measured number. Its floor is the same measure of the smallest program that could do the job,
 * taken in the same run.
 */
export interface Measure {
  name: string
  value: number
  unit: string
  floor?: number
  ratio?: number
  n?: number
}

/**
 * A bench. Every `*.bench.ts` in this folder exports one as `bench`; `npm run bench` runs them all.
 */
export interface Bench {
  name: string
  /** `argument` is the text after the bench's name: `5` of `npm run bench -- soak=5`. */
  run: (print: (measure: Measure) => void, argument?: string) => Promise<void>
}

/** Adds the ratio of a measure to its floor. */
export function besideFloor(measure: Omit<Measure, 'ratio'> & { floor: number }): Measure {
  return { ...measure, ratio: Math.round((measure.value / measure.floor) * 1000) / 1000 }
}
