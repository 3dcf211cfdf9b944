import { expect, test } from 'vitest'
import { nextPage } from './account-paths.ts'

const ORIGIN = 'https://shop.example'

test.each([
  ['/designs/new', '/designs/new?lang=de'],
  ['/account/7?sub_action=orders#list', '/account/7?sub_action=orders&lang=de#list'],
  ['/', '/de'],
  ['/designs/new?lang=fr', '/designs/new?lang=fr'],
  ['/en/shop?q=a', '/en/shop?q=a'],
  ['/sitemap.xml', '/sitemap.xml'],
])('a German login that is asked for %s leads to %s', (asked, next) => {
  expect(nextPage(asked, 'de', ORIGIN)).toBe(next)
})

test.each([null, '', '//evil.test', 'https://shop.example.evil.test', '/login?next=/en/shop'])(
  'a login that is asked for %s leads home',
  (asked) => {
    expect(nextPage(asked, 'de', ORIGIN)).toBe('/de')
  },
)
