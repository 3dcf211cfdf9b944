'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { usePanel } from '../dialog/use-panel.ts'
import { BackButton } from '../navigation/back-button.tsx'
import { DrillDown, titleOf } from '../navigation/drill-down.tsx'
import type { DrillPath } from '../navigation/drill-down.tsx'
import type { MenuContents, NavEntry } from '../navigation/menu-types.ts'
import { useHistoryLevels } from '../navigation/use-history-levels.ts'
import { useMenus } from '../navigation/use-menus.ts'
import { needProps } from '../provider/need-props.ts'
import { useMessages } from '../messages/index.ts'
import { AccountFoot } from './account-foot.tsx'
import { AccountItems } from './account-items.tsx'
import { Brand } from './brand.tsx'
import type { HeaderAccount, HeaderProps } from './header.tsx'
import { headerLink } from './header-link.css.ts'
import * as css from './header.css.ts'
import { NavLinks } from './nav-links.tsx'
import { SearchForm } from './search-form.tsx'

/** Props of {@link HeaderMenu}: those of its header. */
export type HeaderMenuProps = Pick<
  HeaderProps,
  'homeHref' | 'links' | 'loadMenus' | 'menusHref' | 'search' | 'tools' | 'account'
>

/** The name of the level with the pages of an account. */
const ACCOUNT = 'account'

/**
 * The menu of small screens with its button: a popover with links before any script, a modal dialog
 * with one, in which each menu is a level of its own.
 */
export function HeaderMenu({
  homeHref,
  links,
  loadMenus,
  menusHref,
  search,
  tools = [],
  account,
}: HeaderMenuProps): ReactNode {
  needProps('HeaderMenu', { search }, { links })
  const { t } = useMessages()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLSpanElement>(null)
  const { isNative, open, slideIn, setOpen } = usePanel(panel)
  const [path, setPath] = useState<DrillPath>([])
  const { contents, failed, load } = useMenus(loadMenus)
  useEffect(() => {
    if (open) load()
  }, [open, load])
  useHistoryLevels(open ? path.length + 1 : 0, (depth) => {
    if (depth === 0) setOpen(false)
    else setPath(path.slice(0, depth - 1))
  })
  const entries = [...links, ...accountEntries(account, t('account.yours'))]
  const find = (
    <div className={css.drawerFind}>
      <SearchForm {...search} />
    </div>
  )
  // A deeper level begins at its title, which is read then.
  const openLevel = (next: DrillPath) => {
    setPath(next)
    requestAnimationFrame(() => title.current?.focus())
  }
  if (!isNative)
    return (
      <>
        <button
          ref={opener}
          type="button"
          className={headerLink}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setPath([])
            setOpen(true)
          }}
        >
          {t('navigation.menu')}
        </button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={
            <span ref={title} tabIndex={-1}>
              {titleOf(entries, path) ?? t('navigation.menu')}
            </span>
          }
          before={
            path.length > 0 ? <BackButton onBack={() => setPath(path.slice(0, -1))} /> : undefined
          }
          foot={account && <AccountFoot account={account} />}
          kind="sheet"
          slideIn={slideIn}
          smallScreen
          hasHistory
          opener={opener}
        >
          {path.length === 0 ? find : null}
          <nav aria-label={t('navigation.menu')}>
            <DrillDown
              entries={entries}
              contents={{ ...contents, ...accountContents(account) }}
              failed={failed}
              onRetry={load}
              menusHref={menusHref}
              path={path}
              onOpen={openLevel}
            >
              <NavLinks links={tools} kind="level" />
            </DrillDown>
          </nav>
        </Dialog>
      </>
    )
  return (
    <>
      <button type="button" className={headerLink} popoverTarget={id}>
        {t('navigation.menu')}
      </button>
      <div ref={panel} id={id} popover="auto" className={css.drawer}>
        <div className={css.drawerHead}>
          <Brand href={homeHref} />
          <button
            type="button"
            className={headerLink}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {t('navigation.closeMenu')}
          </button>
        </div>
        {find}
        <nav aria-label={t('navigation.menu')}>
          <ul className={css.drawerLinks}>
            <NavLinks links={[...links, ...tools]} />
            {account === undefined ? null : <AccountItems account={account} />}
          </ul>
        </nav>
      </div>
    </>
  )
}

function accountEntries(account: HeaderAccount | undefined, label: string): readonly NavEntry[] {
  if (account === undefined || !('name' in account) || account.groups === undefined) return []
  const { groups, href = groups[0]?.links[0]?.href ?? '' } = account
  return [{ href, label, menu: ACCOUNT }]
}

function accountContents(account: HeaderAccount | undefined): MenuContents {
  return account !== undefined && 'name' in account && account.groups !== undefined
    ? { [ACCOUNT]: { groups: account.groups } }
    : {}
}
