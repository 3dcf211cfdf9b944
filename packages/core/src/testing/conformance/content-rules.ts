import { readAnnouncements } from '../../content/announcements.contract.ts'
import { readContent } from '../../content/content.contract.ts'
import { LANGUAGES, LOCALE_OF_LANGUAGE } from '../../locale/locale.table.ts'
import type { DescribeRules } from './runner.ts'
import { visit } from './visitor.ts'

/** Rules of the pages whose text an editor writes. */
export const describeContent: DescribeRules = (open, { describe, test, expect }) => {
  describe('a content page', () => {
    test('has its text in each language, and its address in all of them', async () => {
      const { gateway } = await visit(open)
      const read = (language: (typeof LANGUAGES)[number]) =>
        gateway.send(readContent, { query: { names: ['about', 'no-such-page'], language } })
      const pages = await Promise.all(LANGUAGES.map(read))
      const abouts = pages.flatMap(([about, ...more]) => (more.length === 0 && about) || [])
      expect(abouts.map(({ name, lang }) => [name, lang])).toEqual(
        LANGUAGES.map((lang) => ['about', lang]),
      )
      expect(new Set(abouts.map(({ title }) => title)).size).toBe(LANGUAGES.length)
      for (const { langSlugs, blocks } of abouts) {
        expect(langSlugs).toEqual(abouts[0]?.langSlugs)
        expect(blocks.length > 0).toBe(true)
      }
    })

    test('that does not exist is no content, whatever its name', async () => {
      const { gateway, raw } = await visit(open)
      const none = await gateway.send(readContent, {
        query: { names: ['../../x', 'constructor'], language: 'en' },
      })
      expect(none).toEqual([])
      expect(await raw(['GET', '/content?name=../../x&lang=en'])).toMatchObject({ status: 204 })
    })

    test('says what kind it is, in the order of the names', async () => {
      const { gateway } = await visit(open)
      const pages = await gateway.send(readContent, {
        query: { names: ['terms', 'contact', 'terms'], language: 'en' },
      })
      expect(pages.map(({ name, category }) => [name, category])).toEqual([
        ['terms', 'policy'],
        ['contact', 'help'],
      ])
      expect(new Set(pages.map(({ categorySlugs }) => categorySlugs.de)).size).toBe(2)
    })

    test('is one of 20 names at most', async () => {
      const { raw } = await visit(open)
      const names = Array.from({ length: 21 }, () => 'about').join(',')
      expect((await raw(['GET', `/content?name=${names}&lang=en`])).errors).toEqual([
        { code: 'FIELD_VALUE_INVALID', field: 'name' },
      ])
    })

    test('needs a language, and ignores a key that is not its own', async () => {
      const { gateway, raw } = await visit(open)
      expect((await raw(['GET', '/content?name=about'])).errors).toEqual([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'lang', message: 'lang param is required' },
      ])
      expect((await raw(['GET', '/content?name=about&lang=xx'])).errors).toEqual([
        { code: 'FIELD_VALUE_INVALID', field: 'lang' },
      ])
      const [page] = await gateway.send(readContent, {
        query: { names: ['about'], language: 'en', purgeKey: '1' },
      })
      expect(page?.name).toBe('about')
    })
  })

  describe('the announcements', () => {
    test('are those of one language, each with an id of its own', async () => {
      const { gateway } = await visit(open)
      for (const lang of LANGUAGES) {
        const locale = LOCALE_OF_LANGUAGE[lang]
        const found = await gateway.send(readAnnouncements, { query: {} }, { locale })
        expect(found.filter((each) => each.lang !== lang)).toEqual([])
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      }
    })

    test('are the English ones in a language without messages, and a wrong key is ignored', async () => {
      const { raw } = await visit(open)
      const ask = async (query: string) => {
        const { status, json } = await raw(['GET', `/announcements${query}`])
        return { status, json }
      }
      const english = await ask('?page_locale=en_US')
      expect(english.status).toBe(200)
      for (const query of ['', '?page_locale=xx_XX', '?page_locale=../de', '?purge=1'])
        expect(await ask(query)).toEqual(english)
    })
  })
}
