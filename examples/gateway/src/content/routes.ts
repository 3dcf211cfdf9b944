import { CONTENT_PAGES, readContent } from '@selvage/core/content'
import type { Language } from '@selvage/core/locale'
import { contentCategorySlugs, documentRoutes } from '@selvage/i18n/document-routes'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import { findPage } from './pages.ts'

const read = handle(readContent, async ({ query: { name, lang, purge } }, deps) => {
  if (!lang)
    throw httpError('FIELD_CANNOT_BE_BLANK', { field: 'lang', message: 'lang param is required' })
  const key = deps.config.contentPurgeKey
  const isPurged = key !== null && purge !== undefined && isSameSecret(purge, key)
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

/** The last part of a page's address in each language. */
function slugsOf(name: keyof typeof CONTENT_PAGES) {
  const paths = documentRoutes.alternatePaths(name)
  const slug = (lang: Language) => paths[lang].split('/').at(-1) ?? ''
  return { en: slug('en'), de: slug('de'), es: slug('es'), fr: slug('fr') }
}

/** The pages whose text an editor writes. */
export const contentRoutes: readonly Route[] = [read]
