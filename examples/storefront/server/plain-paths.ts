import type { Language } from '@selvage/core/locale'
import { fabricFromSlug } from '@selvage/core/fabric'
import { wallpaperFromSlug, wallpaperSlug } from '@selvage/core/wallpaper'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { isLanguage, languages } from '@selvage/i18n/locale'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'

/** The paths of the spec whose pages have another name here. @source spec 2 §2.2 */
const RENAMED: ReadonlyMap<string, (lang: Language) => string> = new Map([
  ['/create', (lang) => localizePath('new-design', lang)],
  ['/get_started', (lang) => documentRoutes.localizePath('sell', lang)],
])

const ID = /^[1-9]\d*$/
/** The paths of the spec that have no language and no page of their own. */
const MATERIAL = /^\/(fabric|wallpaper)\/([a-z][a-z0-9_-]*)$/

/**
 * Returns the page of a path without a language, in the reader's: `/fabric/12` is `/de/stoff/12`,
 * `/fabric/velvet` is the fabric's page, `/wallpaper/grasscloth` the shop on that wallpaper, and
 * `/create` the page of a new design. Undefined for a path of its own, and where no page has it.
 * @source spec 2 §2.2
 */
export function pageOfPlainPath(path: string, lang: Language): string | undefined {
  const [, first = '', ...rest] = path.split('/')
  if (first === '' || isLanguage(first) || matchPath(path)) return undefined
  const found = RENAMED.get(path)?.(lang) ?? materialPath(path, lang)
  if (found !== undefined) return found
  for (const other of languages) {
    const match = matchPath(`/${[other, first, ...rest].join('/')}`)
    // The spec writes `/pro_terms` for the page whose own path has a hyphen.
    const document = documentRoutes.matchPath(
      `/${[other, first.replaceAll('_', '-'), ...rest].join('/')}`,
    )
    if (document) return documentRoutes.localizePath(document.route, lang)
    if (match?.params['designId'] !== undefined && !ID.test(match.params['designId']))
      return undefined
    if (match) return alternatePaths(match.route, match.params as never)[lang]
  }
  return undefined
}

function materialPath(path: string, lang: Language): string | undefined {
  const [, on, name = ''] = MATERIAL.exec(path) ?? []
  const slug = name.replaceAll('-', '_')
  if (on === 'wallpaper') {
    const paper = wallpaperFromSlug(slug)
    return paper && localizePath('shop', lang, {}, { on, fabric: wallpaperSlug(paper) })
  }
  const fabric = on === undefined ? undefined : fabricFromSlug(slug)
  return fabric && documentRoutes.localizePath(fabric, lang)
}
