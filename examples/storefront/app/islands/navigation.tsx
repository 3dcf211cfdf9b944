import { useMemo } from 'react'
import { SiteNavigation } from '@selvage/react/navigation'
import type { SiteNavigationProps } from '@selvage/react/navigation'
import { useShop } from '@selvage/react/provider'
import { menuLoader } from './load-menus.ts'

/** The row of menus on wide screens, whose contents are fetched at the first sign of a press. */
export function NavigationIsland(props: Omit<SiteNavigationProps, 'loadMenus'>) {
  const { locale } = useShop()
  const loadMenus = useMemo(() => menuLoader(locale), [locale])
  return <SiteNavigation {...props} loadMenus={loadMenus} />
}
