'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { MenuPanel } from './menu-panel.tsx'
import type { MenuSource, NavEntry } from './menu-types.ts'
import { NavDisclosure } from './nav-disclosure.tsx'
import * as css from './navigation.css.ts'
import { useMenus } from './use-menus.ts'

/** Props of {@link SiteNavigation}. */
export interface SiteNavigationProps extends MenuSource {
  /** The links and menus of the row, in their order. */
  readonly entries: readonly NavEntry[]
}

/**
 * The row of a header on wide screens: links, and buttons that open menus below it. The menus are
 * fetched at the first sign of a press. Before any script each leads to its page and to the page of
 * all menus.
 */
export function SiteNavigation({ entries, loadMenus, menusHref }: SiteNavigationProps): ReactNode {
  needProps('SiteNavigation', {}, { entries })
  const { t } = useMessages()
  const { contents, failed, isLoading, load } = useMenus(loadMenus)
  return (
    <nav className={css.row} aria-label={t('navigation.main')}>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.href} className={css.entry(placeOf(entry))}>
            {entry.menu === undefined ? (
              <Link
                className={css.opener({ kind: 'row' })}
                href={entry.href}
                aria-current={entry.current ? 'page' : undefined}
              >
                {entry.label}
              </Link>
            ) : (
              <NavDisclosure
                kind="row"
                label={entry.label}
                name={entry.label}
                current={entry.current}
                onIntent={load}
              >
                {(isOpen) => (
                  <MenuPanel
                    entry={entry}
                    content={contents?.[entry.menu ?? '']}
                    isOpen={isOpen}
                    menusHref={menusHref}
                    failed={failed}
                    isLoading={isLoading}
                    onRetry={load}
                  />
                )}
              </NavDisclosure>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const placeOf = ({ atEnd = false, wideOnly = false }: NavEntry) => ({ atEnd, wideOnly })
