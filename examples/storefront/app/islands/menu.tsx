import { useMemo } from 'react'
import { HeaderMenu } from '@selvage/react/header'
import type { HeaderMenuProps } from '@selvage/react/header'
import { useShop } from '@selvage/react/provider'
import { menuLoader } from './load-menus.ts'

/** The menu of small screens, which is a modal dialog once its script is there. */
export function MenuIsland(props: Omit<HeaderMenuProps, 'loadMenus'>) {
  const { locale } = useShop()
  const loadMenus = useMemo(() => menuLoader(locale), [locale])
  return <HeaderMenu {...props} loadMenus={loadMenus} />
}
