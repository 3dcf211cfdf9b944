import type { MenuContents } from '@selvage/react/navigation'
import { useShop } from '@selvage/react/provider'
import { useCallback } from 'react'
import { MENUS_PATH } from '../site/menus/menus-path.ts'

const fetched = new Map<string, Promise<MenuContents>>()

/**
 * Returns a function that fetches the menus in the page's locale: once, for the row of wide screens
 * and the menu of small ones, unless it fails.
 */
export function useMenuLoader(): () => Promise<MenuContents> {
  const { locale } = useShop()
  return useCallback(() => loadMenus(locale), [locale])
}

function loadMenus(locale: string): Promise<MenuContents> {
  const known = fetched.get(locale)
  if (known !== undefined) return known
  const contents = fetchMenus(locale)
  fetched.set(locale, contents)
  contents.catch(() => fetched.delete(locale))
  return contents
}

async function fetchMenus(locale: string): Promise<MenuContents> {
  const answer = await fetch(MENUS_PATH + locale)
  if (!answer.ok) throw new Error(`The menus were answered with ${answer.status}.`)
  return (await answer.json()) as MenuContents
}
