import { expect, test } from 'vitest'
import { townName } from './town-name.ts'

test.each([
  ['Valencia, Spain', 'de_DE', 'Valencia, Spanien'],
  ['Jaipur, India', 'fr_FR', 'Jaipur, Inde'],
  ['Valencia, Spain', 'en_US', 'Valencia, Spain'],
  // No country of its own.
  ['Hawick, Scotland', 'de_DE', 'Hawick, Scotland'],
  ['Lund', 'de_DE', 'Lund'],
])('%s is in %s written as %s', (town, locale, written) => {
  expect(townName(town, locale)).toBe(written)
})
