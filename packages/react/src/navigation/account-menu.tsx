'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { MenuLists } from './menu-lists.tsx'
import type { MenuGroup } from './menu-types.ts'
import { NavDisclosure } from './nav-disclosure.tsx'
import * as css from './navigation.css.ts'

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  /** The member's name. */
  readonly name: string
  /** The pages of the account. */
  readonly groups: readonly MenuGroup[]
  /** Where the form of the logout is posted to. */
  readonly logOutAction: string
}

/** A member's name, which opens the pages of the account and the way out. */
export function AccountMenu({ name, groups, logOutAction }: AccountMenuProps): ReactNode {
  needProps('AccountMenu', {}, { groups })
  const { t } = useMessages()
  return (
    <NavDisclosure
      kind="account"
      label={
        <span className={css.member} title={name}>
          {name}
        </span>
      }
      name={t('account.yours')}
    >
      {() => (
        <div className={css.accountInside}>
          <p className={css.accountTitle}>{t('account.loggedInAs', { name })}</p>
          <MenuLists groups={groups} />
          <form method="post" action={logOutAction} className={css.accountEnd}>
            <Button kind="small" type="submit">
              {t('account.logOut')}
            </Button>
          </form>
        </div>
      )}
    </NavDisclosure>
  )
}
