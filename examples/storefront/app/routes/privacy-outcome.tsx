import { DELETION_DAYS, PRIVACY_LINK_DAYS } from '@selvage/core/privacy-request'
import type { PrivacyRequest } from '@selvage/core/privacy-request'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { redirect } from 'react-router'
import { notFound } from '../page/page-error.ts'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import { linkToken, loadRequest } from '../privacy-request/load-request.server.ts'
import { LogInFirst } from '../privacy-request/log-in-first.tsx'
import { PrivacyButton } from '../privacy-request/privacy-button.tsx'
import * as css from '../privacy-request/privacy-page.css.ts'
import { outcomeOf, privacyPath, privacyRoute } from '../privacy-request/privacy-paths.ts'
import { AskAgain, RequestOver } from '../privacy-request/request-over.tsx'
import { WhatStays } from '../privacy-request/what-stays.tsx'
import type { Route } from './+types/privacy-outcome'

/**
 * Shows what has become of a request. With the token of a mail it is the request's own page, which
 * leads on when the request has gone on; without one it says the same in general.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const route = matchPath(new URL(request.url).pathname)?.route
  const outcome = outcomeOf(route) ?? notFound()
  const token = linkToken(request)
  const asked = await loadRequest(shop, token)
  if (asked && privacyRoute(asked) !== route)
    throw redirect(privacyPath(asked, shop.page.language, token), 303)
  return { outcome, token, asked }
}

type Shown = Route.ComponentProps['loaderData']

interface CopyProps {
  readonly token: string
  readonly asked: PrivacyRequest
  /** The time until which it can be downloaded. */
  readonly until: string
}

export default function PrivacyOutcome({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { outcome, token, asked } = loaderData
  if (token !== '' && !asked) return <RequestOver />
  return (
    <ShortPage
      title={t(`privacy-page.${outcome}`)}
      lead={t(`privacy-page.${outcome}Text`, { days: DELETION_DAYS })}
      isAnswer
    >
      <Rest {...loaderData} />
    </ShortPage>
  )
}

/** The part of the page that depends on what has become of the request. */
function Rest({ outcome, token, asked }: Shown) {
  const { lang, t } = useMessages()
  switch (outcome) {
    case 'information_confirmed':
      return asked?.until ? <Copy token={token} asked={asked} until={asked.until} /> : null
    case 'deletion_in-progress':
      return (
        <>
          <p>{t('privacy-page.deletion_waits')}</p>
          {asked && (
            <PrivacyButton
              action={localizePath('privacy-confirm', lang, {}, { token })}
              token={token}
              intent="cancel"
              kind="link"
              label={t('privacy-page.cancel')}
            />
          )}
        </>
      )
    case 'deletion_confirmed':
      return <WhatStays />
    case 'information_expired':
    case 'deletion_expired':
      return (
        <>
          <p>{t('privacy-page.expiredHelp', { days: PRIVACY_LINK_DAYS })}</p>
          <AskAgain />
        </>
      )
    default:
      return <AskAgain />
  }
}

/** The copy of the data, and the way to take it from an agent. */
function Copy({ token, asked: { agent, isAgent, needsLogIn }, until }: CopyProps) {
  const { lang, t, date } = useMessages()
  return (
    <>
      {needsLogIn ? (
        <LogInFirst
          next={localizePath('account-data-information-confirmed', lang, {}, { token })}
        />
      ) : (
        <>
          <p>{t('privacy-page.information_ready', { date: date(until, 'long') })}</p>
          <PrivacyButton
            action={localizePath('account-data-information-file', lang)}
            token={token}
            label={t('privacy-page.download')}
          />
        </>
      )}
      {agent && !isAgent && (
        <div className={css.below}>
          <p>{t('privacy-page.information_agent', { ...agent })}</p>
          <PrivacyButton
            action={localizePath('privacy-confirm', lang, {}, { token })}
            token={token}
            intent="cancel"
            kind="link"
            label={t('privacy-page.withdraw')}
          />
        </div>
      )}
    </>
  )
}
