import { expect, test } from 'vitest'
import { formatCountry } from './country.ts'

test('a country is named in the language of the page', () => {
  expect(['en_US', 'de_DE', 'es_ES', 'fr_FR'].map((locale) => formatCountry('ES', locale))).toEqual(
    ['Spain', 'Spanien', 'España', 'Espagne'],
  )
})

test('a place is named as its letters are addressed, not as its administration', () => {
  expect(['en_US', 'de_DE', 'es_ES', 'fr_FR'].map((locale) => formatCountry('HK', locale))).toEqual(
    ['Hong Kong', 'Hongkong', 'Hong Kong', 'Hong Kong'],
  )
})
