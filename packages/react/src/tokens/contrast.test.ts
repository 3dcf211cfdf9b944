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

test('ratios are those of WCAG', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(parseHex('red')).toBeNull()
})

describe.each(Object.entries(themes))('%s', (_, colors) => {
  test('every pair that is put together can be read', () => {
    expect(contrastPairs.length).toBeGreaterThan(40)
    expect(checkThemeContrast(colors)).toEqual([])
  })
})

test('a theme that cannot be read is told so', () => {
  const fieldErrors = checkThemeContrast({ ...lightColors, 'ink-2': '#bbbbbb' })
  expect(fieldErrors.map(({ front, back }) => `${front} on ${back}`)).toContain('ink-2 on paper')
})

test('numbers can be read on every house dot', () => {
  for (const dot of houseDots) expect(contrastRatio(dot, readableOn(dot))).toBeGreaterThan(4.5)
})
