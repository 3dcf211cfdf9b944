import type { Address } from '@selvage/core/checkout'
import { expect, test } from 'vitest'
import { formatAddress, formatCountry } from './address.ts'

const address: Address = {
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '518 555 0144',
}

test.each(['US', 'CA'])('an address in %s has its postal code after the region', (country) => {
  expect(formatAddress({ ...address, country }, 'en_US')[2]).toBe('Hudson, NY 12534')
})

test('an address elsewhere has its postal code before the city and leaves the region out', () => {
  const german = { ...address, line2: '2. Stock', city: 'Berlin', zipcode: '10115', country: 'DE' }
  expect(formatAddress(german, 'fr_FR')).toEqual([
    'June Harrow',
    '418 Orchard Lane',
    '2. Stock',
    '10115 Berlin',
    'Allemagne',
  ])
})

test('a country is named in the language of the page', () => {
  expect(['en_US', 'de_DE', 'es_ES', 'fr_FR'].map((locale) => formatCountry('ES', locale))).toEqual(
    ['Spain', 'Spanien', 'España', 'Espagne'],
  )
})
