import { HeaderMenu } from '@selvage/react/header'
import type { HeaderMenuProps } from '@selvage/react/header'
import { useMenuLoader } from './use-menu-loader.ts'

/** The menu of small screens, which is a modal dialog once its script is there. */
export default function MenuIsland(props: Omit<HeaderMenuProps, 'loadMenus'>) {
  return <HeaderMenu {...props} loadMenus={useMenuLoader()} />
}
