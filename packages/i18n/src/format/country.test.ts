import { expect, test } from 'vitest'
import { formatCountry } from './country.ts'

test('a country is named in the language of the page', () => {
  expect(['en_US', 'de_DE', 'es_ES', 'fr_FR'].map((locale) => formatCountry('ES', locale))).toEqual(
    ['Spain', 'Spanien', 'España', 'Espagne'],
  )
})
