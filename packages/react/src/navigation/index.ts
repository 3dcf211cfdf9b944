export { AccountMenu } from './account-menu.tsx'
export type { AccountMenuProps } from './account-menu.tsx'
export { MenuLists } from './menu-lists.tsx'
export type { MenuListsProps } from './menu-lists.tsx'
export type {
  MenuContent,
  MenuContents,
  MenuGroup,
  MenuLink,
  MenuPicture,
  MenuSource,
  NavEntry,
} from './menu-types.ts'
export { SiteNavigation } from './site-navigation.tsx'
export type { SiteNavigationProps } from './site-navigation.tsx'
