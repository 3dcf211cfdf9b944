import { expect, test } from 'vitest'
import { countryOf, namedPlace } from './country.ts'

test.each([
  ['GB', 'GB'],
  ['UK', 'GB'],
  ['ZZ', 'ZZ'],
  [undefined, 'US'],
])('the readers of a widget with the country %s are in %s', (country, code) => {
  expect(countryOf({ country, locale: 'en_US' })).toBe(code)
})

interface Named {
  readonly country?: string
  readonly currency?: string
}

test.each<[string, Named, Named, Named]>([
  [
    'what its author wrote',
    { country: 'UK', currency: 'GBP' },
    {},
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'a country, with the money that is shown',
    { country: 'UK' },
    {},
    { country: 'GB', currency: 'EUR' },
  ],
  ['the settings of the page', {}, { currency: 'EUR' }, { currency: 'EUR' }],
  ['nothing, of a place that the reader’s browser suggests', {}, {}, {}],
])('a widget names %s', (_, attributes, page, named) => {
  const element = document.createElement('selvage-cart-button')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const { country = 'DE', currency = 'EUR' } = attributes
  expect(namedPlace(element, { country, currency, locale: 'de_DE', page })).toEqual(named)
})

test.each([
  ['UK', { country: 'GB', currency: 'EUR' }],
  ['Britain', {}],
])('a cart button names the country %s of another widget', (country, named) => {
  const other = document.body.appendChild(document.createElement('selvage-add-to-cart'))
  other.setAttribute('design-id', '12')
  other.setAttribute('country', country)
  const element = document.createElement('selvage-cart-button')
  const context = { country: undefined, currency: 'EUR', locale: 'en_US', page: {} } as const
  expect(namedPlace(element, context)).toEqual(named)
  other.remove()
})
