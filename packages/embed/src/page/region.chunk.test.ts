import { afterEach, expect, test, vi } from 'vitest'
import { regionOf } from './region.chunk.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['GB', 'GB', 'GBP'],
  ['UK', 'GB', 'GBP'],
  ['AT', 'AT', 'EUR'],
  ['U', 'U', 'USD'],
])('a page that names the country %s is in %s and its %s', (named, country, currency) => {
  expect(regionOf({ country: named })).toMatchObject({ country, currency })
})

test('a page that names no country is in that of the reader’s languages', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['eo', 'de-AT'])
  expect(regionOf({ lang: 'en' })).toEqual({ lang: 'en', country: 'AT', currency: 'EUR' })
})
