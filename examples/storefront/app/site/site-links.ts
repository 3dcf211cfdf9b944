import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import type { SuggestionLinks } from '@selvage/react/header'

type Department = 'fabric' | 'wallpaper' | 'collections' | 'fillAYard'

/** The department of each page; the shop's depends on its search. */
const DEPARTMENTS: Readonly<Partial<Record<RouteName, Department>>> = {
  fabric: 'fabric',
  'embed-builder': 'fabric',
  'shop-tag': 'fabric',
  wallpaper: 'wallpaper',
  'wallpaper-calculator': 'wallpaper',
  collections: 'collections',
  collection: 'collections',
  'fill-a-yard': 'fillAYard',
  'fill-a-yard-options': 'fillAYard',
  'fill-a-yard-canvas': 'fillAYard',
}

/** Returns the links of the header; `name` is their key in the navigation messages. */
export function siteLinks(
  lang: Language,
  route: RouteName | undefined,
  query: string,
): { name: Department; href: string; current: boolean }[] {
  const searched = new URLSearchParams(query).get('on') === 'wallpaper' ? 'wallpaper' : 'fabric'
  const here = route === 'shop' ? searched : route && DEPARTMENTS[route]
  const links = [
    ['fabric', localizePath('shop', lang)],
    ['wallpaper', localizePath('shop', lang, {}, { on: 'wallpaper' })],
    ['collections', localizePath('collections', lang)],
    ['fillAYard', localizePath('fill-a-yard', lang)],
  ] as const
  return links.map(([name, href]) => ({ name, href, current: name === here }))
}

/** Returns the pages that the search suggests, with the fields of a suggestion in braces. */
export function suggestionLinks(lang: Language): SuggestionLinks {
  const shop = localizePath('shop', lang)
  // The braces stand as they are in a template.
  return {
    search: `${shop}?q={text}`,
    tag: decodeURI(localizePath('shop-tag', lang, { tag: '{tag}' })),
    design: decodeURI(localizePath('fabric', lang, { designId: '{id}' })),
    designer: `${shop}?designer={screenName}`,
    collection: decodeURI(localizePath('collection', lang, { collectionId: '{id}' })),
  }
}
