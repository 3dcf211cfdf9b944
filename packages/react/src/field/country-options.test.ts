import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { expect, test } from 'vitest'
import { countryOptions } from './country-options.ts'

const labels = (...given: Parameters<typeof countryOptions>) =>
  countryOptions(...given).map(({ label }) => label)

test('countries stand in the order of their names in the language of the form', () => {
  const german = labels('de_DE')
  expect(german.slice(0, 3)).toEqual(['Australien', 'Belgien', 'Brasilien'])
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
  expect(labels('en_US').indexOf('Germany')).toBeLessThan(labels('en_US').indexOf('United States'))
  expect(labels('en_US')).toHaveLength(SHIPPING_COUNTRIES.length)
})

test('a country that is not shipped to is there for its own shopper alone', () => {
  expect(labels('en_US', 'AQ')).toContain('Antarctica')
  expect(labels('en_US', 'US')).toHaveLength(SHIPPING_COUNTRIES.length)
  expect(labels('en_US')).not.toContain('Antarctica')
})
