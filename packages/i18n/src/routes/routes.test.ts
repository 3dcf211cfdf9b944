import { describe, expect, expectTypeOf, test } from 'vitest'
import { languages } from '../locale/languages.table.ts'
import {
  alternatePaths,
  createRoutes,
  localizePath,
  matchPath,
  routeNames,
  routePatterns,
} from './index.ts'
import type { RouteParams } from './index.ts'
import { translatedRoutes } from './translated-routes.table.ts'
import { untranslatedRoutes } from './untranslated-routes.table.ts'

/** A value for each parameter in a pattern. */
const sampleParams = (pattern = '') =>
  Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `a ${name}`]))

describe('paths', () => {
  test('in each language', () => {
    expect(languages.map((lang) => localizePath('fabric', lang, { designId: 12 }))).toEqual([
      '/en/fabric/12',
      '/de/stoff/12',
      '/es/tela/12',
      '/fr/tissu/12',
    ])
    expect(localizePath('home', 'fr')).toBe('/fr')
    expect(localizePath('root', 'fr')).toBe('/')
    expectTypeOf<RouteParams<'shop-tag'>>().toEqualTypeOf<{ readonly tag: string | number }>()
  })
  test('escape parameters and query', () => {
    expect(localizePath('shop-tag', 'en', { tag: 'a/b ?#' })).toBe('/en/shop/a%2Fb%20%3F%23')
    expect(
      localizePath(
        'shop',
        'en',
        {},
        { q: 'blue birds', color: 'red,blue', page_offset: 84, sort: undefined },
      ),
    ).toBe('/en/shop?q=blue%20birds&color=red%2Cblue&page_offset=84')
  })
  test('every path in every language matches its own route', () => {
    expect(routeNames.length).toBeGreaterThan(10)
    for (const route of routeNames) {
      for (const lang of languages) {
        const params = sampleParams(routePatterns(route, lang)[0])
        const path = localizePath(route as 'fabric', lang, params as { designId: string })
        expect(matchPath(path), path).toMatchObject({ route, params })
      }
    }
  })
  test('no two pages share a path', () => {
    const all = routeNames.flatMap((route) =>
      Object.hasOwn(untranslatedRoutes, route)
        ? routePatterns(route, 'en')
        : languages.flatMap((lang) => routePatterns(route, lang)),
    )
    expect(new Set(all).size).toBe(all.length)
  })
  test('match aliases and trailing slashes, and no unknown path', () => {
    expect(matchPath('/de/home-de')).toEqual({ route: 'home', lang: 'de', params: {} })
    expect(matchPath('/de/stoff/12/')).toEqual({
      route: 'fabric',
      lang: 'de',
      params: { designId: '12' },
    })
    expect(matchPath('/es/tienda/blue%20birds')).toEqual({
      route: 'shop-tag',
      lang: 'es',
      params: { tag: 'blue birds' },
    })
    for (const none of [
      '/de/fabric/12',
      '/it/shop',
      '/en/fabric',
      '/en/fabric/%E0%A4%A',
      '/EN/shop',
      '/en/constructor',
    ])
      expect(matchPath(none), none).toBeNull()
  })
  test('alternates and router patterns', () => {
    expect(alternatePaths('cart')).toEqual({
      en: '/en/cart',
      de: '/de/warenkorb',
      es: '/es/cesta',
      fr: '/fr/panier',
    })
    expect(routePatterns('fabric', 'es')).toEqual(['/es/tela/:designId'])
    expect(routePatterns('home', 'fr')).toEqual(['/fr', '/fr/home-fr'])
  })
})

describe('route errors', () => {
  test('a name in both tables is rejected', () => {
    expect(() =>
      createRoutes({ translated: { a: { en: 'a' } }, untranslated: { a: '/a' } }),
    ).toThrowError(expect.objectContaining({ reason: 'defined-twice' }))
  })
  test('a row without English is rejected', () => {
    expect(() =>
      createRoutes({ translated: { a: { de: 'a' } as never }, untranslated: {} }),
    ).toThrowError(expect.objectContaining({ reason: 'no-fallback-locale' }))
  })
  test('an unknown name and a missing parameter are rejected', () => {
    expect(() => localizePath('nowhere' as 'cart', 'en')).toThrowError(
      expect.objectContaining({ reason: 'undefined' }),
    )
    expect(() => localizePath('toString' as 'cart', 'en')).toThrowError(
      expect.objectContaining({ reason: 'undefined' }),
    )
    expect(() => localizePath('fabric', 'en', {} as never)).toThrowError(
      expect.objectContaining({ reason: 'missing-param' }),
    )
  })
  test('a language without its own path falls back to English', () => {
    const routes = createRoutes({ translated: { a: { en: 'first' } }, untranslated: {} })
    expect(routes.localizePath('a', 'de')).toBe('/de/first')
  })
})

test('every row has all four languages', () => {
  for (const [name, row] of Object.entries(translatedRoutes))
    expect(Object.keys(row).sort(), name).toEqual([...languages].sort())
})
