import { describe, expect, it } from 'vitest'
import { addressFormat, addressLines, addressRows, tidyZipcode } from './address-format.ts'
import { ADDRESS_FORMATS } from './address-formats.generated.ts'
import { ADDRESS_REGIONS } from './address-regions.ts'
import { checkAddress } from './address.ts'
import type { Address } from './address.ts'
import { SHIPPING_COUNTRIES } from './shipping-countries.table.ts'

const june: Address = {
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '518 555 0144',
}
const linesIn = (country: string, change: Partial<Address>): readonly string[] =>
  addressLines({ ...june, ...change, country }).slice(2)

describe('an address on a parcel', () => {
  it.each<[string, Partial<Address>, readonly string[]]>([
    ['US', {}, ['Hudson, NY 12534']],
    ['CA', { city: 'Ottawa', state: 'ON', zipcode: 'K1A 0B1' }, ['Ottawa ON K1A 0B1']],
    ['DE', { line2: '2. Stock', city: 'Berlin', zipcode: '10115' }, ['2. Stock', '10115 Berlin']],
    ['GB', { city: 'London', zipcode: 'SE1 7RJ' }, ['London', 'SE1 7RJ']],
    ['CH', { city: 'Bern', zipcode: '3011' }, ['CH-3011 Bern']],
    ['AU', { city: 'Carlton', state: 'VIC', zipcode: '3053' }, ['Carlton VIC 3053']],
    ['IT', { city: 'Roma', state: 'RM', zipcode: '00144' }, ['00144 Roma RM']],
    ['BR', { city: 'São Paulo', state: 'SP', zipcode: '01310-100' }, ['São Paulo-SP', '01310-100']],
    ['IE', { city: 'Dublin', state: '', zipcode: '' }, ['Dublin']],
    ['JP', { city: 'Chuo-ku', state: 'Tokyo', zipcode: '104-0061' }, ['Chuo-ku, Tokyo 104-0061']],
    ['ES', { city: 'Madrid', state: 'Madrid', zipcode: '28013' }, ['28013 Madrid']],
    ['ES', { city: 'Getafe', state: 'Madrid', zipcode: '28901' }, ['28901 Getafe Madrid']],
    ['MX', { city: 'Puebla', state: 'Puebla', zipcode: '72000' }, ['72000 Puebla']],
    ['XX', { city: 'Nowhere', zipcode: '1' }, ['1 Nowhere']],
  ])('in %s has %j as %j', (country, change, lines) => {
    expect(linesIn(country, change)).toEqual(lines)
  })

  it('has the city before the street where a country writes it so', () => {
    expect(addressLines({ ...june, city: 'Budapest', zipcode: '1037', country: 'HU' })).toEqual([
      'June Harrow',
      'Budapest',
      '418 Orchard Lane',
      '1037',
    ])
  })
})

describe('the countries', () => {
  it('are at least 40, each with a format that has a street and all that it needs', () => {
    expect(Object.keys(ADDRESS_FORMATS)).toEqual([...SHIPPING_COUNTRIES])
    expect(SHIPPING_COUNTRIES.length).toBeGreaterThanOrEqual(40)
    for (const country of SHIPPING_COUNTRIES) {
      const format = addressFormat(country)
      expect(addressRows(format).flat(), country).toEqual(
        expect.arrayContaining(['street', ...format.needs]),
      )
    }
  })

  it.each(SHIPPING_COUNTRIES)('accept the example of their postal code in %s', (country) => {
    const { zipcode: [, zipcode = ''] = [] } = addressFormat(country)
    const [state = ''] = ADDRESS_REGIONS[country]?.[0] ?? []
    const own = { US: 'CA', CA: 'QC' }[country as string] ?? state
    expect(checkAddress({ ...june, state: own, zipcode, country }, ADDRESS_REGIONS)).toEqual({})
  })

  it('have a list of regions only where an address has one', () => {
    for (const country of Object.keys(ADDRESS_REGIONS))
      expect(addressFormat(country), country).toMatchObject({ regions: true })
  })
})

it.each([
  ['10115', 'DE', '10115'],
  ['D-10115', 'DE', '10115'],
  ['CH 3011', 'CH', '3011'],
  ['1073', 'LV', 'LV-1073'],
  ['lv-1073', 'LV', 'LV-1073'],
  ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ['sw1a2aa', 'GB', 'SW1A 2AA'],
  ['m11ae', 'GB', 'M1 1AE'],
  ['k1m1m4', 'CA', 'K1M 1M4'],
  ['K1M-1M4', 'CA', 'K1M-1M4'],
  ['12534-1234', 'US', '12534-1234'],
])('the postal code %s in %s is %s', (typed, country, tidy) => {
  expect(tidyZipcode(typed, country)).toBe(tidy)
})
