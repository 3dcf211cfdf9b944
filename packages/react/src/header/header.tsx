'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { Brand } from './brand.tsx'
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

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Where the brand leads. */
  readonly homeHref: string
  /** The sections of the site, in their order. */
  readonly links: readonly NavLink[]
  /** The props of the search form; its `action` is the shop page. */
  readonly search: SearchFormProps
  /** Links beside the search on wide screens and at the menu's end on small ones. */
  readonly tools?: readonly NavLink[]
  /** The cart's link or popover, last in the header on every screen. */
  readonly cart: ReactNode
  /** The cart page's Checkout button. @source spec 2 §2.3 */
  readonly action?: ReactNode
}

/**
 * The page's header: brand, navigation, search and tools. All of it works without a script, the
 * menu of small screens as well.
 */
export function Header({
  homeHref,
  links,
  search,
  tools = [],
  cart,
  action,
}: HeaderProps): ReactNode {
  needProps('Header', { search }, { links })
  const { t } = useMessages()
  const menu = useId()
  return (
    <header className={css.top}>
      <div className={css.bar}>
        <Brand href={homeHref} />
        <nav className={css.nav} aria-label={t('navigation.main')}>
          <ul className={css.links}>
            <Links links={links} />
          </ul>
        </nav>
        <div className={css.find}>
          <SearchForm {...search} />
        </div>
        <ul className={css.tools}>
          {tools.map((tool) => (
            <li key={tool.href} className={css.onlyWide}>
              <Link
                className={css.tool}
                href={tool.href}
                aria-current={tool.current ? 'page' : undefined}
              >
                {tool.label}
              </Link>
            </li>
          ))}
          <li className={css.onlySmall}>
            <button type="button" className={css.tool} popoverTarget={menu}>
              {t('navigation.menu')}
            </button>
          </li>
          <li>{cart}</li>
          {action === undefined ? null : <li>{action}</li>}
        </ul>
      </div>
      <div id={menu} popover="auto" className={css.drawer}>
        <div className={css.drawerHead}>
          <Brand href={homeHref} />
          <button
            type="button"
            className={css.tool}
            popoverTarget={menu}
            popoverTargetAction="hide"
          >
            {t('navigation.closeMenu')}
          </button>
        </div>
        <div className={css.drawerFind}>
          <SearchForm {...search} />
        </div>
        <nav aria-label={t('navigation.menu')}>
          <ul className={css.drawerLinks}>
            <Links links={[...links, ...tools]} />
          </ul>
        </nav>
      </div>
    </header>
  )
}

function Links({ links }: { readonly links: readonly NavLink[] }): ReactNode {
  return links.map((link) => (
    <li key={link.href}>
      <Link
        className={css.navLink}
        href={link.href}
        aria-current={link.current ? 'page' : undefined}
      >
        {link.label}
      </Link>
    </li>
  ))
}
