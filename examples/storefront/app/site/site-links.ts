import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'

type Department = 'fabric' | 'wallpaper' | 'collections' | 'fillAYard'

/** Which department a page belongs to; the shop belongs to what it is searched for. */
const DEPARTMENTS: Readonly<Partial<Record<RouteName, Department>>> = {
  fabric: 'fabric',
  'shop-tag': 'fabric',
  wallpaper: 'wallpaper',
  'wallpaper-calculator': 'wallpaper',
  collections: 'collections',
  collection: 'collections',
  'fill-a-yard': 'fillAYard',
  'fill-a-yard-options': 'fillAYard',
  'fill-a-yard-canvas': 'fillAYard',
}

/** The head's links; `name` is their key in the navigation's words. */
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
