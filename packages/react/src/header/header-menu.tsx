'use client'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { usePanel } from '../dialog/use-panel.ts'
import { needProps } from '../provider/need-props.ts'
import { useMessages } from '../messages/index.ts'
import { AccountItems } from './account-items.tsx'
import { Brand } from './brand.tsx'
import type { HeaderProps } from './header.tsx'
import { headerLink } from './header-link.css.ts'
import * as css from './header.css.ts'
import { NavLinks } from './nav-links.tsx'
import { SearchForm } from './search-form.tsx'

/** Props of {@link HeaderMenu}: those of its header. */
export type HeaderMenuProps = Pick<
  HeaderProps,
  'homeHref' | 'links' | 'search' | 'tools' | 'account'
>

/**
 * The menu of small screens with its button: a popover before any script, a modal dialog with one.
 */
export function HeaderMenu({
  homeHref,
  links,
  search,
  tools = [],
  account,
}: HeaderMenuProps): ReactNode {
  needProps('HeaderMenu', { search }, { links })
  const { t } = useMessages()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { isNative, open, slideIn, setOpen } = usePanel(panel)
  const content = (
    <>
      <div className={css.drawerFind}>
        <SearchForm {...search} />
      </div>
      <nav aria-label={t('navigation.menu')}>
        <ul className={css.drawerLinks}>
          <NavLinks links={[...links, ...tools]} />
          {account === undefined ? null : <AccountItems account={account} />}
        </ul>
      </nav>
    </>
  )
  if (!isNative)
    return (
      <>
        <button
          ref={opener}
          type="button"
          className={headerLink}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {t('navigation.menu')}
        </button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('navigation.menu')}
          kind="sheet"
          slideIn={slideIn}
          smallScreen
          opener={opener}
        >
          {content}
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
        {content}
      </div>
    </>
  )
}
