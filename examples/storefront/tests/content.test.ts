import { CONTENT_PAGE_NAMES } from '@selvage/core/content'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { languages } from '@selvage/i18n/locale'
import { describe, expect, it } from 'vitest'
import { openShop, RAW_KEY } from './open-shop.ts'

const { served, ask, read } = await openShop()

describe.each(languages)('in %s', (language) => {
  it.each(CONTENT_PAGE_NAMES)('%s has its text, its head and all its addresses', async (name) => {
    served.begin('nobody')
    const path = documentRoutes.localizePath(name, language)
    const answer = await ask(path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    expect(html).toMatch(/<title>[^<]+ \| Selvage<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
    for (const other of languages)
      expect(html).toContain(
        `hrefLang="${other}" href="http://localhost:3000${documentRoutes.localizePath(name, other)}"`,
      )
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(RAW_KEY)
    expect(html).not.toMatch(/>content\.\w+/)
  })

  it('every page is in the footer and in the sitemap', async () => {
    const paths = CONTENT_PAGE_NAMES.map((name) => documentRoutes.localizePath(name, language))
    const home = await read(`/${language}`)
    const map = await read(`/sitemaps/pages-${language}.xml`)
    expect(paths.filter((path) => !home.includes(`href="${path}"`))).toEqual([])
    expect(
      paths.filter((path) => !map.includes(`<loc>http://localhost:3000${path}</loc>`)),
    ).toEqual([])
  })
})
