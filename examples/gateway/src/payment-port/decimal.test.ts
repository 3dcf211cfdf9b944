import { describe, expect, it } from 'vitest'
import { fromDecimal, toDecimal } from './decimal.ts'

describe('amounts on the way to a vendor', () => {
  it('have two decimals, and come back as they went', () => {
    for (const minor of [0, 1, 10, 99, 100, 10_007, 999_999_999])
      expect(fromDecimal(toDecimal(minor))).toBe(minor)
    expect([fromDecimal('12'), fromDecimal('12.3'), toDecimal(1_230)]).toEqual([
      1_200,
      1_230,
      '12.30',
    ])
  })
  it.each(['', '-1.00', '1,00', '1.005', '1e3', 'NaN', ' 1', '12345678901'])(
    'are never guessed of %j',
    (text) => {
      expect(() => fromDecimal(text)).toThrow()
    },
  )
})
