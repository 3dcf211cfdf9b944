import type { ReactNode } from 'react'
import { AccountMenu, MenuLists, SiteNavigation } from '../navigation/index.ts'
import type { MenuContents, NavEntry } from '../navigation/index.ts'

/** A link and two menus. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { href: '/en/shop', label: 'Fabric', menu: 'fabric', pageLabel: 'All fabric', current: true },
  { href: '/en/dining', label: 'Dining', menu: 'dining', pageLabel: 'All of it' },
  { href: '/en/collections', label: 'Collections', atEnd: true },
]

/** The contents of the menus of {@link NAV_ENTRIES}. */
export const MENU_CONTENTS: MenuContents = {
  fabric: {
    groups: [
      {
        title: 'By color',
        links: [
          { href: '/en/shop?color=red', label: 'Red', dot: '#a3282c' },
          { href: '/en/shop?color=blue', label: 'Blue', dot: '#2c4a6b' },
        ],
      },
      {
        links: [
          { href: '/en/fill-a-yard', label: 'Fill-A-Yard', emphasized: true },
          { href: '/en/sample-pack', label: 'Sample pack', separator: true },
        ],
      },
    ],
    picture: {
      design: {
        id: 12,
        title: 'Hedgerow',
        designer: { id: 2, name: 'Priya Raman', screenName: 'priya_raman' },
        palette: ['#f1e8d7', '#93a47c'],
      },
      href: '/en/fabric/12',
    },
  },
  dining: { groups: [{ links: [{ href: '/en/placemats', label: 'Placemats' }] }] },
}

/** The parts of the navigation that need no shop, by their names. */
export const NAVIGATION_PARTS: Readonly<Record<string, ReactNode>> = {
  AccountMenu: (
    <AccountMenu
      name="June in Hudson"
      groups={[{ links: [{ href: '/orders', label: 'Orders' }] }]}
      logOutAction="/logout"
    />
  ),
  MenuLists: <MenuLists groups={MENU_CONTENTS['fabric']?.groups ?? []} />,
  SiteNavigation: <SiteNavigation entries={NAV_ENTRIES} menusHref="/en/themes" />,
}
