import { documentRoutes } from '@selvage/i18n/document-routes'
import { languages } from '@selvage/i18n/locale'
import { alternatePaths, matchPath } from '@selvage/i18n/routes'

/**
 * Returns the address of a page whose path is written in another language than its prefix says:
 * `/de/embed/12` is `/de/einbetten/12`. Undefined for a page's own path, and where no page has it.
 */
export function ownSlug(path: string): string | undefined {
  const [, prefix = '', ...rest] = path.split('/')
  const lang = languages.find((each) => each === prefix)
  if (lang === undefined || matchPath(path) || documentRoutes.matchPath(path)) return undefined
  for (const other of languages) {
    const match = matchPath(`/${[other, ...rest].join('/')}`)
    if (match) return alternatePaths(match.route, match.params as never)[lang]
    const fabric = documentRoutes.matchPath(`/${[other, ...rest].join('/')}`)
    if (fabric) return documentRoutes.localizePath(fabric.route, lang)
  }
  return undefined
}
