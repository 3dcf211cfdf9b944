import type { DesignCard } from '@selvage/core/design'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import type { MessageKey, Translate } from '@selvage/i18n/messages'
import { localizePath } from '@selvage/i18n/routes'
import type { MenuContent, MenuContents, MenuLink, NavEntry } from '@selvage/react/navigation'
import { homeGoodDesignsHref } from '../../home-good/home-good-route.ts'
import { pathIn } from '../../page/path-in.ts'
import { MENUS } from './menus.table.ts'
import type { MenuItem, MenuName, MenuRow, MenuTarget } from './menus.table.ts'

/** The first design of each menu's picture; a menu of which none is found has no picture. */
export type MenuDesigns = Readonly<Partial<Record<MenuName, DesignCard>>>

/** The names of the header's menus, in their order. */
export const MENU_NAMES = Object.keys(MENUS) as readonly MenuName[]

/** Returns the row of a menu. */
export const menuRow = (name: MenuName): MenuRow => MENUS[name]

// The keys of a table take no parameters, which the compiler cannot see of all of them at once.
const textOf = (t: Translate, key: MessageKey): string => t(key as 'menus.title')

/** Returns the menus of the header's row. */
export function menuEntries(
  lang: Language,
  t: Translate,
  current: MenuName | undefined,
): NavEntry[] {
  return MENU_NAMES.map((name) => {
    const { label, page, pageLabel, atEnd } = menuRow(name)
    return {
      menu: name,
      href: hrefOf(lang, page),
      label: textOf(t, label),
      pageLabel: textOf(t, pageLabel),
      ...(name === current && { current: true }),
      ...(atEnd && { atEnd }),
    }
  })
}

/** Returns what the menus hold in a language. */
export function menuContents(lang: Language, t: Translate, designs: MenuDesigns): MenuContents {
  return Object.fromEntries(
    MENU_NAMES.map((name) => [name, contentOf(menuRow(name), lang, t, designs[name])]),
  )
}

function contentOf(
  { groups, picture }: MenuRow,
  lang: Language,
  t: Translate,
  found: DesignCard | undefined,
): MenuContent {
  const linkOf = ({ label, dot, emphasized, separator, ...target }: MenuItem): MenuLink => ({
    href: hrefOf(lang, target),
    label: textOf(t, label),
    ...(dot !== undefined && { dot }),
    ...(emphasized && { emphasized }),
    ...(separator && { separator }),
  })
  return {
    groups: groups.map(({ title, heading, most, items }) => ({
      ...(title !== undefined && { title: textOf(t, title) }),
      ...(heading !== undefined && { heading: textOf(t, heading) }),
      ...(most !== undefined && most < items.length && { most }),
      links: items.map(linkOf),
    })),
    ...(found && {
      picture: {
        design: {
          id: found.id,
          title: found.title,
          designer: found.designer,
          palette: found.palette,
        },
        href: localizePath(picture?.on === 'wallpaper' ? 'wallpaper' : 'fabric', lang, {
          designId: found.id,
        }),
      },
    }),
  }
}

function hrefOf(lang: Language, target: MenuTarget): string {
  if ('route' in target) return pathIn(target.route, lang)
  if ('document' in target) return documentRoutes.localizePath(target.document, lang)
  if ('tag' in target) {
    const { tag, on } = target
    return on === undefined || on === 'wallpaper'
      ? localizePath('shop-tag', lang, { tag }, { on })
      : localizePath(`department-${on}`, lang, {}, { tag })
  }
  if ('search' in target) return localizePath('shop', lang, {}, target.search)
  return homeGoodDesignsHref(lang, target.homeGood)
}
