import { CONTENT_PAGES, readAnnouncements, readContent } from '@selvage/core/content'
import { languageOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { contentCategorySlugs, documentRoutes } from '@selvage/i18n/document-routes'
import type { Deps } from '../app-deps.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import { findAnnouncements } from './announcements.ts'
import { findPage } from './pages.ts'

const read = handle(readContent, async ({ query: { name, lang, purge } }, deps) => {
  const isPurged = isEditorsKey(purge, deps)
  const names = [...new Set(name.split(','))]
  const found = await Promise.all(names.map((each) => findPage(each, lang, deps, isPurged)))
  const contents = found.flatMap((each) => {
    if (!each) return []
    const { category } = CONTENT_PAGES[each.name]
    return {
      ...each.page,
      name: each.name,
      lang,
      langSlugs: slugsOf(each.name),
      category,
      categorySlugs: contentCategorySlugs[category],
      subcategorySlugs: null,
      updated: each.page.updated ?? null,
    }
  })
  return contents.length === 0 ? undefined : { contents }
})

const announcements = handle(readAnnouncements, async ({ query, locale }, deps) => ({
  announcements: await findAnnouncements(
    languageOf(locale),
    deps.now(),
    deps,
    isEditorsKey(query.purge, deps),
  ),
}))

/** True for the key with which an editor has texts read anew. */
function isEditorsKey(
  purge: string | undefined,
  { config: { contentPurgeKey } }: Pick<Deps, 'config'>,
): boolean {
  return contentPurgeKey !== null && purge !== undefined && isSameSecret(purge, contentPurgeKey)
}

/** The last part of a page's address in each language. */
function slugsOf(name: keyof typeof CONTENT_PAGES) {
  const paths = documentRoutes.alternatePaths(name)
  const slug = (lang: Language) => paths[lang].split('/').at(-1) ?? ''
  return { en: slug('en'), de: slug('de'), es: slug('es'), fr: slug('fr') }
}

/** The texts that an editor writes: pages and announcements. */
export const contentRoutes: readonly Route[] = [read, announcements]
