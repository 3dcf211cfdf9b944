import { SiteNavigation } from '@selvage/react/navigation'
import type { SiteNavigationProps } from '@selvage/react/navigation'
import { useMenuLoader } from './use-menu-loader.ts'

/** The row of menus on wide screens, whose contents are fetched at the first sign of a press. */
export default function NavigationIsland(props: Omit<SiteNavigationProps, 'loadMenus'>) {
  return <SiteNavigation {...props} loadMenus={useMenuLoader()} />
}
