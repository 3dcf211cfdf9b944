import { describe, expect, test } from 'vitest'
import { matchPath } from '@selvage/i18n/routes'
import { readSearch } from '@selvage/core/search'
import { defaultLocales, languages } from '@selvage/i18n/locale'
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

  test('show designs for walls on wallpaper', () => {
    const walls = links.filter(({ href }) => /-walls(?:\?|$)/.test(href))
    expect(walls.length).toBeGreaterThan(4)
    for (const { href } of walls) expect(href).toMatch(/\?on=wallpaper$/)
  })

  test('search by what the shop knows', () => {
    const searches = links.filter(({ href }) => href.includes('?'))
    expect(searches.length).toBeGreaterThan(50)
    for (const { href } of searches) {
      const { pathname, searchParams } = new URL(href, 'https://shop.example')
      expect(['shop', 'shop-tag']).toContain(matchPath(pathname)?.route)
      expect(readSearch(searchParams).fieldErrors).toEqual([])
    }
  })
})
