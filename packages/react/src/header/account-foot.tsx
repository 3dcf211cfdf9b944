import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { MemberName } from './account-items.tsx'
import type { HeaderAccount } from './header.tsx'
import * as css from './header.css.ts'

/** The foot of a small screen's menu: the ways in for a guest, who it is and the way out. */
export function AccountFoot({ account }: { readonly account: HeaderAccount }): ReactNode {
  const { t } = useMessages()
  if ('retryHref' in account)
    return (
      <ButtonLink kind="small" wide href={account.retryHref}>
        {t('account.unknown')}
      </ButtonLink>
    )
  if (!('name' in account))
    return (
      <div className={css.accountRow}>
        <ButtonLink kind="small" wide href={account.logInHref}>
          {t('account.logIn')}
        </ButtonLink>
        <ButtonLink kind="small" wide href={account.joinHref}>
          {t('account.join')}
        </ButtonLink>
      </div>
    )
  return (
    <form method="post" action={account.logOutAction} className={css.accountRow}>
      <span>
        <MemberName name={account.name} />
      </span>
      <Button kind="small" type="submit">
        {t('account.logOut')}
      </Button>
    </form>
  )
}
