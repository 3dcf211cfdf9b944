import { describe, expect, test } from 'vitest'
import {
  checkThemeContrast,
  contrastPairs,
  contrastRatio,
  houseDots,
  lightColors,
  parseHex,
  readableOn,
  themes,
} from './index.ts'

test('computes the ratios of WCAG', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(parseHex('red')).toBeNull()
})

describe.each(Object.entries(themes))('%s', (_, colors) => {
  test('every pair has enough contrast', () => {
    expect(contrastPairs.length).toBeGreaterThan(40)
    expect(checkThemeContrast(colors)).toEqual([])
  })
})

test('reports the pairs with too little contrast', () => {
  const fieldErrors = checkThemeContrast({ ...lightColors, 'ink-2': '#bbbbbb' })
  expect(fieldErrors.map(({ front, back }) => `${front} on ${back}`)).toContain('ink-2 on paper')
})

test('numbers on the brand dots have enough contrast', () => {
  for (const dot of houseDots) expect(contrastRatio(dot, readableOn(dot))).toBeGreaterThan(4.5)
})
