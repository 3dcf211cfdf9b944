import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { visuallyHidden } from '../theme/type.css.ts'
import { headerLink } from './header-link.css.ts'
import type { HeaderAccount } from './header.tsx'
import { member } from '../navigation/navigation.css.ts'

/** The items of a list that say who is logged in, and lead in or out. */
export function AccountItems({
  account,
  className,
  menu,
}: {
  readonly account: HeaderAccount
  readonly className?: string
  /** Stands in place of a member's name and the way out. */
  readonly menu?: ReactNode
}): ReactNode {
  const { t } = useMessages()
  if ('name' in account && menu !== undefined) return <li className={className}>{menu}</li>
  if ('name' in account)
    return (
      <>
        <li className={className}>
          {account.href === undefined ? (
            <MemberName name={account.name} />
          ) : (
            <Link className={headerLink} href={account.href}>
              <MemberName name={account.name} />
            </Link>
          )}
        </li>
        <li className={className}>
          <form method="post" action={account.logOutAction}>
            <button type="submit" className={headerLink}>
              {t('account.logOut')}
            </button>
          </form>
        </li>
      </>
    )
  const links: readonly (readonly [href: string, label: string])[] =
    'retryHref' in account
      ? [[account.retryHref, t('account.unknown')]]
      : [
          [account.logInHref, t('account.logIn')],
          [account.joinHref, t('account.join')],
        ]
  return links.map(([href, label]) => (
    <li key={href} className={className}>
      <Link className={headerLink} href={href}>
        {label}
      </Link>
    </li>
  ))
}

/** A member's name, which is read with the fact that they are logged in. */
export function MemberName({ name }: { readonly name: string }): ReactNode {
  const { t } = useMessages()
  return (
    <>
      <span className={visuallyHidden}>{t('account.loggedInAs', { name })}</span>
      <span aria-hidden="true" className={member} title={name}>
        {name}
      </span>
    </>
  )
}
