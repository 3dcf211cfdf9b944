import { afterEach, expect, test, vi } from 'vitest'
import { regionOf } from './region.chunk.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function elementWith(attributes: Readonly<Record<string, string>>, tag = 'selvage-add-to-cart') {
  const element = document.body.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

test.each([
  ['GB', 'GB', 'GBP'],
  ['UK', 'GB', 'GBP'],
  ['AT', 'AT', 'EUR'],
  ['U', 'U', 'USD'],
])('a page that names the country %s is in %s and its %s', (named, country, currency) => {
  expect(regionOf({ country: named }, elementWith({}))).toMatchObject({ country, currency })
})

test('a page that names no country is in that of the reader’s languages', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['eo', 'de-AT'])
  expect(regionOf({ lang: 'en' }, elementWith({}))).toEqual({
    lang: 'en',
    country: 'AT',
    currency: 'EUR',
  })
})

test.each([
  ['en-US', 'de', 'US', 'USD'],
  ['xx', 'de-AT', 'DE', 'EUR'],
  ['xx', 'en', 'US', 'USD'],
  ['xx', 'xx', 'US', 'USD'],
])(
  'country and currency that nobody names are those of one source: reader %s, page %s',
  (reader, lang, country, currency) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([reader])
    expect(regionOf({}, elementWith({ lang }))).toEqual({ country, currency })
  },
)

test.each([
  [
    'of its own, before the currency of the page',
    { country: 'UK' },
    { country: 'GB', currency: 'GBP' },
  ],
  ['of the United States', { country: 'US' }, { country: 'US', currency: 'USD' }],
  ['that is none', { country: 'Britain' }, { currency: 'CAD' }],
  ['that is left out', { country: '' }, { currency: 'CAD' }],
])('an element has the currency of a country %s', (_, attributes, place) => {
  expect(regionOf({ currency: 'CAD' }, elementWith(attributes))).toEqual(place)
})

test.each([
  ['en', {}, { country: 'US', currency: 'USD' }],
  ['de', {}, { country: 'DE', currency: 'EUR' }],
  ['en', { country: 'AT' }, { country: 'US', currency: 'USD' }],
])('a wrong country leaves a widget in %s the money of its language', (lang, page, place) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA'])
  expect(regionOf(page, elementWith({ lang, country: 'Germany' }))).toEqual(place)
})

test('a cart button is in the country of the widget beside it, where the page names no place', () => {
  elementWith({ 'design-id': '12', country: 'DE' })
  const button = elementWith({}, 'selvage-cart-button')
  expect(regionOf({}, button)).toEqual({ country: 'DE', currency: 'EUR' })
  expect(regionOf({ currency: 'GBP' }, button)).toEqual({ currency: 'GBP' })
})

test.each([{}, { lang: 'fr' }])(
  'a cart button with %s has the money that the widget beside it names',
  (attributes) => {
    elementWith({ 'design-id': '12', country: 'FR', currency: 'CHF', lang: 'fr' })
    const button = elementWith(attributes, 'selvage-cart-button')
    expect(regionOf({}, button)).toEqual({ country: 'FR', currency: 'CHF' })
  },
)
