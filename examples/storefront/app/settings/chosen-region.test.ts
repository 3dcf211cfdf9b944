import { expect, test } from 'vitest'
import { chosenRegion } from './chosen-region.ts'

const before = { country: 'US', currency: 'USD', measurement: 'imperial' } as const

test.each([
  [
    { ...before, country: 'DE' },
    { country: 'DE', currency: 'EUR', measurement: 'metric' },
  ],
  [{ country: 'GB' }, { country: 'GB', currency: 'GBP', measurement: 'metric' }],
  [
    { ...before, country: 'DE', currency: 'CAD' },
    { country: 'DE', currency: 'CAD', measurement: 'metric' },
  ],
  [
    { ...before, currency: 'EUR' },
    { country: 'US', currency: 'EUR', measurement: 'imperial' },
  ],
  [{ measurement: 'metric' }, { measurement: 'metric' }],
  [{}, {}],
] as const)('takes %j as %j', (chosen, expected) => {
  expect(chosenRegion(before, chosen)).toEqual(expected)
})
