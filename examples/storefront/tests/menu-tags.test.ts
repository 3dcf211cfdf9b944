import { describe, expect, test } from 'vitest'
import { matchPath } from '@selvage/i18n/routes'
import { readSearch } from '@selvage/core/search'
import { defaultLocales, languages } from '@selvage/i18n/locale'
import { designsOf } from '../../gateway/src/catalogue/index.ts'
import { slugFacet } from '../../gateway/src/search/facets.ts'
import { MENU_TAGS } from '../app/site/menus/menu-tags.table.ts'
import { menuContents, menuEntries } from '../app/site/menus/site-menus.ts'
import { translatorFor } from '../app/page/translators.server.ts'
import { tagSlug } from '../app/site/tag-name.ts'

/** The designs of a small shop. */
const DESIGNS = 120

const shown = [...designsOf(DESIGNS)].filter(({ mature }) => !mature)
const found = new Set(
  shown.flatMap(({ tags, style, topics, colours }) => [
    ...[...tags, style, ...topics].map(slugFacet),
    ...colours.map((colour) => `tag:${colour}`),
  ]),
)

describe('the tags of the menus', () => {
  test.each(Object.entries(MENU_TAGS))('of %s find a design each', (_, tags) => {
    expect(tags.filter((tag) => !found.has(slugFacet(tagSlug(tag))))).toEqual([])
  })

  test('stand in a group once', () => {
    for (const tags of Object.values(MENU_TAGS)) expect(new Set(tags).size).toBe(tags.length)
  })
})

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

  test('search by what the shop knows', () => {
    const searches = links.filter(({ href }) => href.includes('?'))
    expect(searches.length).toBeGreaterThan(50)
    for (const { href } of searches) {
      const { pathname, searchParams } = new URL(href, 'https://shop.example')
      expect(matchPath(pathname)?.route).toBe('shop')
      expect(readSearch(searchParams).fieldErrors).toEqual([])
    }
  })
})
