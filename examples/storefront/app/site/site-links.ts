import type { Language } from '@selvage/core/locale'
import type { Translate } from '@selvage/i18n/messages'
import { localizePath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import type { SuggestionLinks } from '@selvage/react/header'
import type { NavEntry } from '@selvage/react/navigation'
import { designerTemplate } from '../designer/designer-path.ts'
import type { MenuName } from './menus/menus.table.ts'
import { designTemplate } from '../page/design-template.ts'
import { menuEntries } from './menus/site-menus.ts'

/** The menu of each page; the shop's depends on its search. */
const MENU_OF: Readonly<Partial<Record<RouteName, MenuName>>> = {
  themes: 'themes',
  'shop-tag': 'themes',
  fabric: 'fabric',
  'embed-builder': 'fabric',
  unprinted: 'fabric',
  solid: 'fabric',
  wallpaper: 'wallpaper',
  'wallpaper-calculator': 'wallpaper',
  'department-living&decor': 'living',
  'department-dining': 'dining',
  'department-bedding': 'bedding',
  'gift-certificates': 'gifts',
  pro: 'artists',
}

/** The menus whose designs a search can be limited to. */
const SEARCHED = ['fabric', 'wallpaper'] as const satisfies readonly MenuName[]

/** Returns the links and menus of the header. */
export function siteLinks(
  lang: Language,
  t: Translate,
  route: RouteName | undefined,
  query: string,
): NavEntry[] {
  // A search is of the department that its address names, and of none without one.
  const on = new URLSearchParams(query).get('on')
  const searched = SEARCHED.find((menu) => menu === on)
  const here = route === 'shop' ? searched : (searched ?? (route && MENU_OF[route]))
  const menus = menuEntries(lang, t, here)
  const firstAtEnd = menus.findIndex(({ atEnd }) => atEnd)
  return menus.toSpliced(
    firstAtEnd,
    0,
    {
      href: localizePath('fill-a-yard', lang),
      label: t('navigation.fillAYard'),
      current: route?.startsWith('fill-a-yard') ?? false,
      atEnd: true,
      wideOnly: true,
    },
    {
      href: localizePath('collections', lang),
      label: t('navigation.collections'),
      current: route === 'collections' || route === 'collection',
      atEnd: true,
      wideOnly: true,
    },
  )
}

/** Returns the pages that the search suggests, with the fields of a suggestion in braces. */
export function suggestionLinks(lang: Language): SuggestionLinks {
  const shop = localizePath('shop', lang)
  // The braces stand as they are in a template.
  return {
    search: `${shop}?q={text}`,
    tag: decodeURI(localizePath('shop-tag', lang, { tag: '{tag}' })),
    design: designTemplate('fabric', lang),
    designer: designerTemplate(lang),
    collection: decodeURI(localizePath('collection', lang, { collectionId: '{id}' })),
  }
}
