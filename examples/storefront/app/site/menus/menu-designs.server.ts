import { createContext } from 'react-router'
import type { DesignCard } from '@selvage/core/design'
import type { Gateway } from '@selvage/core/gateway'
import { DEFAULT_SORT, searchDesigns } from '@selvage/core/search'
import { MENU_NAMES, menuRow } from './site-menus.ts'
import type { MenuDesigns } from './site-menus.ts'

/** The pictures of the menus stay for so long. */
const FRESH_MS = 10 * 60 * 1000

/** Returns the best-selling design of each menu's search. */
export type FindMenuDesigns = () => Promise<MenuDesigns>

/** The pictures of the menus, which the server asks for as nobody. */
export const menuDesignsContext = createContext<FindMenuDesigns>()

/**
 * Returns a function that finds the designs of the menus. They are asked for once in ten minutes,
 * since they are nobody's own; a menu whose search fails has none.
 */
export function createMenuDesigns(gateway: Gateway): FindMenuDesigns {
  let last: { readonly at: number; readonly designs: Promise<MenuDesigns> } | undefined
  return async () => {
    if (last === undefined || Date.now() - last.at > FRESH_MS)
      last = { at: Date.now(), designs: findDesigns(gateway) }
    const designs = await last.designs
    // An answer without a picture is asked for again.
    if (Object.keys(designs).length === 0) last = undefined
    return designs
  }
}

async function findDesigns(gateway: Gateway): Promise<MenuDesigns> {
  const found = await Promise.all(
    MENU_NAMES.map(async (name) => {
      const { picture } = menuRow(name)
      const design = picture && (await firstDesign(gateway, picture))
      return design && ([name, design] as const)
    }),
  )
  return Object.fromEntries(found.filter((each) => each !== undefined))
}

async function firstDesign(
  gateway: Gateway,
  picture: NonNullable<ReturnType<typeof menuRow>['picture']>,
): Promise<DesignCard | undefined> {
  const query = { colours: [], sort: DEFAULT_SORT, offset: 0, showMature: false, ...picture }
  const found = await gateway.send(searchDesigns, { query }).catch(() => undefined)
  return found?.results[0]
}
