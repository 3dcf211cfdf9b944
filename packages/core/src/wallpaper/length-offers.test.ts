import { describe, expect, it } from 'vitest'
import { isSmallLength, lengthOffers } from './length-offers.ts'
import { readLength } from './read-length.ts'

describe('what a decimal may mean', () => {
  it.each([
    ['2,5', 'metric', ['2.5 m', '3 cm']],
    ['3.6', 'metric', ['3.6 m', '4 cm']],
    ['1.250', 'metric', ['1.25 m', '1250 cm']],
    ['2.500', 'metric', ['2.5 m', '2500 cm']],
    ['1,000', 'metric', ['1000 cm', '1 m']],
    ['260,5', 'metric', ['261 cm']],
    ['50,5', 'metric', ['51 cm', '50.5 m']],
    ['0,5', 'metric', ['1 cm', '0.5 m']],
    ['100.000', 'metric', ['100 cm', '100000 cm']],
    ['10.5', 'imperial', ['10.5 ft', '11 in']],
    ['96.5', 'imperial', ['97 in']],
    ['1.5', 'imperial', ['2 in', '1.5 ft']],
    ['250', 'metric', []],
    ['2,5 m', 'metric', []],
    ['abc', 'metric', []],
    ['', 'metric', []],
  ] as const)('%s, %s: a length of a wall comes first', (typed, system, expected) => {
    const units = system === 'metric' ? ['cm', 'm'] : ['in', 'ft']
    expect(
      lengthOffers(readLength(typed, system), system).map(
        ({ amount, isLarge }) => `${amount} ${units[isLarge ? 1 : 0]}`,
      ),
    ).toEqual(expected)
  })

  it('takes a number that can be a wall, and asks about a smaller one', () => {
    expect(isSmallLength(readLength('59', 'metric'), 'metric')).toBe(true)
    expect(isSmallLength(readLength('60', 'metric'), 'metric')).toBe(false)
    expect(isSmallLength(readLength('5 cm', 'metric'), 'metric')).toBe(false)
    expect(isSmallLength(readLength('abc', 'metric'), 'metric')).toBe(false)
  })
})
