import { readAnnouncements } from '../../content/announcements.contract.ts'
import { CONTENT_PAGES, isContentPage } from '../../content/content-pages.table.ts'
import { readContent } from '../../content/content.contract.ts'
import { isLocale, languageOf } from '../../locale/locale.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { SAMPLE_CONTENT } from '../sample-content.table.ts'

const CATEGORY_SLUGS = {
  company: { en: 'company', de: 'unternehmen', es: 'empresa', fr: 'entreprise' },
  help: { en: 'help', de: 'hilfe', es: 'ayuda', fr: 'aide' },
  policy: { en: 'policies', de: 'richtlinien', es: 'condiciones', fr: 'conditions' },
} as const
const LOCAL = { de: 'ueber-uns', es: 'quienes-somos', fr: 'qui-sommes-nous' } as const

/** Calls of the pages that editors write; in the sample shop all have the same text. */
export const contentHandlers: readonly Handler[] = [
  handle(readContent, ({ query: { name, lang } }) => {
    const { title, description, text } = SAMPLE_CONTENT[lang]
    const names = [...new Set(name.split(','))].filter(isContentPage)
    if (names.length === 0) return undefined
    return {
      contents: names.map((own) => ({
        name: own,
        lang,
        langSlugs: { en: own, de: own, es: own, fr: own, ...(own === 'about' && LOCAL) },
        category: CONTENT_PAGES[own].category,
        categorySlugs: CATEGORY_SLUGS[CONTENT_PAGES[own].category],
        subcategorySlugs: null,
        title,
        description,
        updated: null,
        blocks: [{ type: 'paragraph' as const, text: [{ text }] }],
      })),
    }
  }),
  handle(readAnnouncements, ({ query, shop }) => {
    const locale = query.page_locale
    const lang = isLocale(locale) ? languageOf(locale) : 'en'
    return { announcements: shop.announcements.filter((each) => each.lang === lang) }
  }),
]
