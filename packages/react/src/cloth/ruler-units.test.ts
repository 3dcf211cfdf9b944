import { expect, test } from 'vitest'
import { rulerOf } from './ruler-units.ts'

test('a ruler has whole inches or a multiple of five centimeters', () => {
  expect(rulerOf(2, 'imperial')).toEqual({ units: 2, lengthIn: 2 })
  expect(rulerOf(0.2, 'imperial').units).toBe(1)
  expect(rulerOf(2, 'metric')).toEqual({ units: 5, lengthIn: 5 / 2.54 })
  expect(rulerOf(12, 'metric').units).toBe(6)
})
