import { describe, expect, test } from 'vitest'
import { HOME_GOOD_CATEGORIES } from '@selvage/core/home-good'
import { matchPath } from '@selvage/i18n/routes'
import { readSearch } from '@selvage/core/search'
import { defaultLocales, languages } from '@selvage/i18n/locale'
import { readHomeGood } from '../app/home-good/home-good-route.ts'
import { siteLinks } from '../app/site/site-links.ts'
import { menuContents, menuEntries } from '../app/site/menus/site-menus.ts'
import { translatorFor } from '../app/page/translators.server.ts'

describe.each(languages)('the menus in %s', (lang) => {
  const t = translatorFor(defaultLocales[lang])
  const contents = menuContents(lang, t, {})
  const links = Object.values(contents).flatMap(({ groups }) => groups.flatMap((one) => one.links))

  test('have hundreds of links, each with a text of its own language', () => {
    expect(links.length).toBeGreaterThan(250)
    for (const { label } of [...links, ...menuEntries(lang, t, undefined)]) {
      expect(label).not.toMatch(/^[a-z-]+\.\w+_?/)
      expect(label.trim()).not.toBe('')
    }
  })

  test('have each link of a group once, and its label as well', () => {
    for (const { groups } of Object.values(contents))
      for (const { links: each } of groups) {
        expect(new Set(each.map(({ label }) => label)).size).toBe(each.length)
      }
  })

  test('name the language in each address, in its path or in its query', () => {
    const all = [...links, ...menuEntries(lang, t, undefined), ...siteLinks(lang, t, undefined, '')]
    const silent = all.filter(
      ({ href }) =>
        !href.startsWith(`/${lang}/`) &&
        new URL(href, 'https://shop.example').searchParams.get('lang') !== lang,
    )
    expect(silent.map(({ href }) => href)).toEqual([])
  })

  test('lead from each home good to the designs for it, and not to one design', () => {
    const products = ['living', 'dining', 'bedding'].flatMap(
      (name) => contents[name]?.groups[0]?.links ?? [],
    )
    expect(products).toHaveLength(17)
    for (const { href } of products) {
      const { pathname, searchParams } = new URL(href, 'https://shop.example')
      const { route = '' } = matchPath(pathname) ?? {}
      const category = HOME_GOOD_CATEGORIES.find((each) => route === `department-${each}`)
      expect(category && readHomeGood(searchParams, category)).toBeDefined()
    }
  })

  test('have a heading above every column of a panel that has several', () => {
    for (const { groups } of Object.values(contents))
      if (groups.length > 1)
        for (const { title, heading } of groups) expect(title ?? heading).toBeTruthy()
  })

  test('show designs for walls on wallpaper', () => {
    const walls = links.filter(({ href }) => /-walls(?:\?|$)/.test(href))
    expect(walls.length).toBeGreaterThan(4)
    for (const { href } of walls) expect(href).toMatch(/\?on=wallpaper$/)
  })

  test('search by what the shop knows', () => {
    const searches = links.filter(({ href }) => /^\/\w\w\/.*\?/.test(href))
    expect(searches.length).toBeGreaterThan(50)
    for (const { href } of searches) {
      const { pathname, searchParams } = new URL(href, 'https://shop.example')
      const { route = '' } = matchPath(pathname) ?? {}
      if (searchParams.has('product')) {
        expect(route).toMatch(/^department-/)
        continue
      }
      // A department shows its designs of a tag itself.
      if (searchParams.has('tag')) expect(route).toMatch(/^department-/)
      else expect(['shop', 'shop-tag']).toContain(route)
      expect(readSearch(searchParams).fieldErrors).toEqual([])
    }
  })
})

test.each([
  ['shop', '', undefined],
  ['shop', '?tag=cats', undefined],
  ['shop', '?on=fabric', 'fabric'],
  ['shop', '?on=wallpaper', 'wallpaper'],
  ['shop', '?on=constructor', undefined],
  ['shop-tag', '', 'themes'],
  ['shop-tag', '?on=wallpaper', 'wallpaper'],
  ['department-dining', '?product=placemat', 'dining'],
] as const)('the page %s%s marks the menu that its address names: %s', (route, query, menu) => {
  const links = siteLinks('en', translatorFor(defaultLocales.en), route, query)
  expect(links.filter(({ current }) => current).map((link) => link.menu)).toEqual(
    menu === undefined ? [] : [menu],
  )
})

test.each(['fill-a-yard', 'fill-a-yard-options', 'fill-a-yard-canvas'] as const)(
  'the page %s marks its own link alone',
  (route) => {
    const marked = siteLinks('en', translatorFor(defaultLocales.en), route, '').filter(
      ({ current }) => current,
    )
    expect(marked.map(({ href }) => href)).toEqual(['/en/fill-a-yard'])
  },
)
