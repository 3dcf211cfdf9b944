// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { readElement } from './read-element.ts'

afterEach(() => {
  document.documentElement.removeAttribute('lang')
})

function elementWith(attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement('selvage-design-card')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.replaceChildren(element)
  return element
}
const page = { lang: 'de', currency: 'EUR', country: 'AT' }

test('what an element says comes before what the page says', () => {
  const own = elementWith({ lang: 'fr', currency: 'CAD', country: 'CA', 'design-id': '12' })
  expect(readElement(own, page)).toEqual({
    designId: 12,
    lang: 'fr',
    file: 'fr',
    locale: 'fr_FR',
    currency: 'CAD',
    country: 'CA',
  })
})

test('the tag of the script speaks for every element, before the language of the page', () => {
  document.documentElement.lang = 'es'
  expect(readElement(elementWith({}), page)).toMatchObject({
    lang: 'de',
    currency: 'EUR',
    country: 'AT',
  })
  expect(readElement(elementWith({}), {})).toMatchObject({
    lang: 'es',
    currency: 'USD',
    country: undefined,
  })
})

test('an empty attribute is left out', () => {
  const empty = elementWith({ lang: '', currency: '', country: '' })
  expect(readElement(empty, page)).toMatchObject({ lang: 'de', currency: 'EUR', country: 'AT' })
  document.documentElement.lang = 'es'
  expect(readElement(empty, {}).lang).toBe('es')
})

test.each([
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['fr_CA', 'fr'],
  ['fruit', 'en'],
  ['est', 'en'],
])('the language %s is drawn in %s', (lang, drawn) => {
  expect(readElement(elementWith({ lang }), {}).lang).toBe(drawn)
})

test.each([
  ['en-GB', '', 'en-GB'],
  ['en_AU', 'DE', 'en-GB'],
  ['en', 'GB', 'en-GB'],
  ['en', 'UK', 'en-GB'],
  ['en', 'AU', 'en-GB'],
  ['it-IT', 'GB', 'en'],
  ['en-US', 'GB', 'en'],
  ['en', 'CA', 'en'],
  ['en', '', 'en'],
  ['de', 'GB', 'de'],
])('the messages of %s in the country "%s" are those of %s', (lang, country, file) => {
  expect(readElement(elementWith({ lang, country }), {}).file).toBe(file)
})

test('the UK is Great Britain, also where the currency is named', () => {
  const element = elementWith({ country: 'UK', currency: 'GBP' })
  expect(readElement(element, {})).toMatchObject({ country: 'GB', currency: 'GBP' })
})

test('a language, a currency or a country that is none becomes the default', () => {
  const page = { lang: 'tlh', currency: 'dollars', country: 'usa' }
  expect(readElement(elementWith({}), page)).toMatchObject({
    lang: 'en',
    currency: 'USD',
    country: undefined,
  })
})
