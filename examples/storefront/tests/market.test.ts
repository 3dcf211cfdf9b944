import { localizePath } from '@selvage/i18n/routes'
import { expect, it } from 'vitest'
import { openShop, SESSION } from './open-shop.ts'

const { ask, post, read, served } = await openShop({ ENGLISH_USD_ONLY: '1' })

it.each([
  ['/de', '/en'],
  ['/fr?currency=EUR&q=lin', '/en?currency=EUR&q=lin'],
  [localizePath('wallpaper', 'de', { designId: 12 }), '/en/wallpaper/12'],
  ['/es/no-such-page', '/en/no-such-page'],
  ['/', '/en'],
])('leads from %s to the page in English', async (path, to) => {
  const answer = await ask(path, { headers: { 'Accept-Language': 'de' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('has one language and one currency to read, to choose and to find', async () => {
  const html = await read('/en/fabric/12?currency=EUR', {
    Cookie: `${SESSION.Cookie}; selvage_country=DE; selvage_currency=EUR`,
  })
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('US$')
  expect(html).not.toContain('€')
  expect(html).not.toContain('hrefLang=')
  expect(html).toContain('rel="canonical"')
  const preferences = await read('/en/preferences')
  const names = [...preferences.matchAll(/<select[^>]* name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['country', 'measurement_system'])
  expect(preferences).toContain('>Measurements follow the country')
  const map = await read('/llms.txt')
  expect([...map.matchAll(/^## .+/gm)].length).toBeGreaterThan(0)
  expect(map).not.toMatch(/\/de\/|German|shopper’s currency/)
  expect(map).toContain('Prices are in USD.')
})

it('says so in the language of its reader, until the notice is closed', async () => {
  const german = await read('/en', { 'Accept-Language': 'de-AT,de;q=0.9' })
  expect(german).toContain('<p class="')
  expect(german).toMatch(
    /lang="de">Selvage gibt es jetzt nur noch auf Englisch und in US-Dollar\.</,
  )
  expect(await read('/en')).toContain('>Selvage is now in English and in US dollars only.<')
  const closed = await post('/announcements/close', { announcement: 'english-usd-only' })
  expect(closed.headers.getSetCookie().join()).toContain('selvage_closed=english-usd-only')
  const Cookie = `${SESSION.Cookie}; selvage_closed=english-usd-only`
  expect(await read('/en', { Cookie })).not.toContain('US dollars only')
})

it('stores US dollars with another country, and stays in English', async () => {
  const answer = await post('/en/preferences', {
    country: 'DE',
    language: 'en',
    currency: 'USD',
    measurement_system: 'metric',
    back: '/en/fabric/12',
  })
  expect(answer.headers.get('location')).toBe('/en/fabric/12#content')
  expect(answer.headers.getSetCookie().join()).toContain('selvage_currency=USD')
  expect(served.calls()).toContain('session.preferences')
})

it('has the pages of one language in its sitemaps', async () => {
  const index = await read('/sitemap.xml')
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.every((file) => file.endsWith('-en.xml'))).toBe(true)
  expect((await ask('/sitemaps/pages-de.xml')).status).toBe(404)
})
