import { expect, test } from 'vitest'
import { countryOf } from './country.ts'

test.each([
  ['GB', 'GB'],
  ['UK', 'GB'],
  ['ZZ', 'ZZ'],
  [undefined, 'US'],
])('the readers of a widget with the country %s are in %s', (country, code) => {
  expect(countryOf({ country, locale: 'en_US' })).toBe(code)
})
