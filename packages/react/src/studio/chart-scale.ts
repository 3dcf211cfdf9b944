/** The values of a chart's lines across: round steps from the lowest to the highest. */
const STEPS_WANTED = 4
const ROUND = [1, 2, 2.5, 5, 10] as const

/**
 * Returns the round values, in cents and upwards, between which a chart shows amounts: whole
 * dollars apart, with zero among them.
 */
export function chartSteps(cents: readonly number[]): readonly number[] {
  const most = Math.max(0, ...cents)
  const least = Math.min(0, ...cents)
  const step = roundStep((most - least) / STEPS_WANTED)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** The next round step of whole dollars. */
function roundStep(cents: number): number {
  const dollars = Math.max(1, cents / 100)
  const power = 10 ** Math.floor(Math.log10(dollars))
  const step = ROUND.find((each) => each * power >= dollars && Number.isInteger(each * power))
  return (step ?? 10) * power * 100
}
