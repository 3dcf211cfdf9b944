import { localizePath } from '@selvage/i18n/routes'
import { GuestCart } from '@selvage/react/account'
import type { JoinFormProps, LogInFormProps } from '@selvage/react/account'
import { ButtonLink } from '@selvage/react/button'
import type { ErrorMessage } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { Island } from '../island-runtime/island.tsx'
import JoinIsland from '../islands/join.tsx'
import LogInIsland from '../islands/log-in.tsx'
import PasskeyLogInIsland from '../islands/passkey-log-in.tsx'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { accountPath } from './account-paths.ts'
import * as css from './entry-page.css.ts'
import type { EntryPageData } from './entry-page.server.ts'

interface EntryPageProps extends EntryPageData {
  /** The form that was rejected, with what was typed. */
  readonly login?: Omit<LogInFormProps, 'action' | 'forgotHref'> | undefined
  /** Why a passkey opened no session. */
  readonly passkeyError?: ErrorMessage | undefined
  readonly join?: Omit<JoinFormProps, 'action'> | undefined
  /** True on the page of those who came to join: a phone shows that form first. */
  readonly joinsFirst?: boolean | undefined
}

/** The page where visitors log in or join: both forms, and the guest's cart that comes along. */
export function EntryPage({
  cart,
  asked,
  asGuest,
  login,
  passkeyError,
  join,
  joinsFirst = false,
}: EntryPageProps) {
  const { lang, t } = useMessages()
  const next = asked ?? undefined
  const logInColumn = (
    <section key="log-in" className={css.column} aria-labelledby="log-in">
      <h2 id="log-in">{t('account.logIn')}</h2>
      <p className={css.lead}>{t('account.logInLead')}</p>
      <Island
        name="passkey-log-in"
        of={PasskeyLogInIsland}
        props={{
          action: accountPath('login', lang, next),
          ...(passkeyError && { error: passkeyError }),
        }}
        when="idle"
      />
      <Island
        name="log-in"
        of={LogInIsland}
        props={{
          ...login,
          action: accountPath('login', lang, next),
          forgotHref: accountPath('password-new', lang, next),
        }}
        when={login ? 'load' : 'idle'}
      />
      <p className={css.lead}>
        <a href={localizePath('find-order', lang)}>{t('orders.findTitle')}</a>
      </p>
    </section>
  )
  const joinColumn = (
    <section key="join" className={css.column} aria-labelledby="join">
      <h2 id="join">{t('account.join')}</h2>
      <p className={css.lead}>{t('account.joinLead')}</p>
      <Island
        name="join"
        of={JoinIsland}
        props={{ ...join, action: accountPath('register', lang, next) }}
        when={join ? 'load' : 'idle'}
      />
    </section>
  )
  return (
    <SiteFrame>
      <PageHead title={t('account.title')} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.head}>
          <h1>{t('account.title')}</h1>
          <p>{t('account.lead')}</p>
        </div>
        {cart && <GuestCart cart={cart} />}
        <div className={css.columns}>
          {joinsFirst ? [joinColumn, logInColumn] : [logInColumn, joinColumn]}
        </div>
        {asGuest !== null && (
          <div className={css.asGuest}>
            <div>
              <h2 className={css.ratherNot}>{t('account.ratherNot')}</h2>
              <p>{t('account.asGuest')}</p>
            </div>
            <ButtonLink href={localizePath('checkout', lang)}>
              {t('account.checkOutAsGuest')}
            </ButtonLink>
          </div>
        )}
      </div>
    </SiteFrame>
  )
}
