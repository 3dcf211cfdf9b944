import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartSteps } from './chart-scale.ts'

test.each([
  [[], [0, 100]],
  [
    [0, 0],
    [0, 100],
  ],
  [[12], [0, 100]],
  [[412_60], [0, 200_00, 400_00, 600_00]],
  [[390], [0, 100, 200, 300, 400]],
  [[999_99], [0, 250_00, 500_00, 750_00, 1_000_00]],
  [
    [-150, 320],
    [-200, 0, 200, 400],
  ],
  [[-90], [-100, 0]],
])('shows %j between %j', (cents, steps) => {
  expect(chartSteps(cents)).toEqual(steps)
})

test('every amount is between the first and the last of a few round steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 })), (cents) => {
      const steps = chartSteps(cents)
      expect(steps.length).toBeGreaterThan(1)
      expect(steps.length).toBeLessThan(8)
      expect(steps).toContain(0)
      for (const each of cents) {
        expect(each).toBeGreaterThanOrEqual(steps[0] ?? NaN)
        expect(each).toBeLessThanOrEqual(steps.at(-1) ?? NaN)
      }
    }),
  )
})
