'use client'
import type { ReactNode } from 'react'
import { Link } from '../provider/link.tsx'
import { AccountMenu } from '../navigation/account-menu.tsx'
import type { MenuGroup, MenuSource, NavEntry } from '../navigation/menu-types.ts'
import { SiteNavigation } from '../navigation/site-navigation.tsx'
import { AccountItems } from './account-items.tsx'
import { Brand } from './brand.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { headerLink } from './header-link.css.ts'
import * as css from './header.css.ts'
import { SearchForm } from './search-form.tsx'
import type { SearchFormProps } from './search-form.tsx'
import { needProps } from '../provider/need-props.ts'

/** A link of the site's navigation. */
export interface NavLink {
  readonly href: string
  readonly label: string
  readonly current?: boolean | undefined
}

/**
 * Who the header is shown to: links for a guest, or a member's name, which leads to the account
 * where it has an `href`, and the address that the form of the logout is posted to. Where it is not
 * known who that is, the address of the page that asks again: nobody is shown as a guest by
 * mistake.
 */
export type HeaderAccount =
  | { readonly retryHref: string }
  | { readonly logInHref: string; readonly joinHref: string }
  | {
      readonly name: string
      readonly href?: string | undefined
      readonly logOutAction: string
      /** The pages of the account, which the name opens in place of leading to one of them. */
      readonly groups?: readonly MenuGroup[] | undefined
    }

/** Props of {@link Header}. */
export interface HeaderProps extends MenuSource {
  /** Where the brand leads. */
  readonly homeHref: string
  /** The sections of the site, in their order; those with a `menu` open it. */
  readonly links: readonly NavEntry[]
  /**
   * The row of links on wide screens; a `SiteNavigation` of `links` unless given. A page that
   * hydrates its islands alone gives that one inside an island.
   */
  readonly navigation?: ReactNode
  /** The props of the search form; its `action` is the shop page. */
  readonly search: SearchFormProps
  /** Links beside the search on wide screens and at the menu's end on small ones. */
  readonly tools?: readonly NavLink[] | undefined
  /** The link to the preferences, after the tools on wide screens. */
  readonly preferences?: ReactNode
  /**
   * Log in and Join, or the member's name and Log out, in the header and at the menu's end; without
   * it a shop has no accounts.
   */
  readonly account?: HeaderAccount | undefined
  /**
   * The menu of a member on wide screens; an `AccountMenu` of the account's `groups` unless given.
   * A page that hydrates its islands alone gives that one inside an island.
   */
  readonly accountMenu?: ReactNode
  /** The cart's link or popover, last in the header on every screen. */
  readonly cart: ReactNode
  /** The cart page's Checkout button. @source spec 2 §2.3 */
  readonly action?: ReactNode
  /**
   * The menu of small screens; a `HeaderMenu` of the same links unless given. A page that hydrates
   * its islands alone gives that one inside an island.
   */
  readonly menu?: ReactNode
  /**
   * The search of wide screens; a `SearchForm` of `search` unless given. A page that hydrates its
   * islands alone gives that one inside an island.
   */
  readonly find?: ReactNode
}

/**
 * The page's header: brand, navigation, search and tools. All of it works without a script, the
 * menu of small screens as well.
 */
export function Header({
  homeHref,
  links,
  loadMenus,
  menusHref,
  navigation,
  search,
  tools = [],
  preferences,
  account,
  accountMenu,
  cart,
  action,
  menu,
  find,
}: HeaderProps): ReactNode {
  needProps('Header', { search }, { links })
  return (
    <header className={css.top}>
      <div className={css.bar}>
        <Brand href={homeHref} />
        <div className={css.find}>{find ?? <SearchForm {...search} />}</div>
        <ul className={css.tools}>
          {tools.map((tool) => (
            <li key={tool.href} className={css.onlyWide}>
              <Link
                className={headerLink}
                href={tool.href}
                aria-current={tool.current ? 'page' : undefined}
              >
                {tool.label}
              </Link>
            </li>
          ))}
          {preferences === undefined ? null : <li className={css.onlyWide}>{preferences}</li>}
          {account === undefined ? null : (
            <AccountItems
              account={account}
              className={css.onlyWide}
              menu={accountMenu ?? accountMenuOf(account)}
            />
          )}
          <li className={css.onlySmall}>
            {menu ?? (
              <HeaderMenu
                homeHref={homeHref}
                links={links}
                loadMenus={loadMenus}
                menusHref={menusHref}
                search={search}
                tools={tools}
                account={account}
              />
            )}
          </li>
          <li>{cart}</li>
          {action === undefined ? null : <li>{action}</li>}
        </ul>
      </div>
      {navigation ?? <SiteNavigation entries={links} loadMenus={loadMenus} menusHref={menusHref} />}
    </header>
  )
}

const accountMenuOf = (account: HeaderAccount): ReactNode =>
  'name' in account && account.groups !== undefined ? (
    <AccountMenu name={account.name} groups={account.groups} logOutAction={account.logOutAction} />
  ) : undefined
