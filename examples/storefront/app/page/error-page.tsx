import { useRouteLoaderData } from 'react-router'
import { SEARCH_FORM_MARK } from '@selvage/core/search'
import { localizePath } from '@selvage/i18n/routes'
import type { MessageKey } from '@selvage/i18n/messages'
import { AccountUnknown } from '@selvage/react/account'
import { Button, ButtonLink } from '@selvage/react/button'
import { TextField } from '@selvage/react/field'
import { lead, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { accountPath } from '../account/account-paths.ts'
import type { loader } from '../root.tsx'
import * as css from './error-band.css.ts'
import { ErrorBand } from './error-band.tsx'
import { ExpectedEnd } from './expected-end.tsx'
import { useFrame } from './frame.ts'
import { readPageError } from './page-error.ts'
import type { PageError } from './page-error.ts'
import { PageHead } from './page-head.tsx'
import { referenceOf } from './reference.ts'
import { pageTop, reference } from '../site/page-top.css.ts'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'

const MESSAGE_KEYS = {
  403: { title: 'page.forbiddenTitle', text: 'page.forbiddenText' },
  404: { title: 'page.notFoundTitle', text: 'page.notFoundText' },
  500: { title: 'page.failedTitle', text: 'page.failedText' },
  503: { title: 'page.awayTitle', text: 'page.awayText' },
} as const satisfies Record<PageError['status'], Record<'title' | 'text', MessageKey>>

/**
 * The pages for 403, 404, 500 and 503, each with a link home and the number of the request; 503
 * names its expected end. 403 and 404 offer designs, 404 a search, 403 the login. Where only who
 * the visitor is could not be asked, the page says that and asks again.
 * @source spec 1 §8
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { offered, path, search, traceId } = useFrame()
  const { lang, t } = useMessages()
  const { status, until, isUserUnknown } = readPageError(error)
  if (isUserUnknown)
    return (
      <SiteFrame>
        <PageHead title={t('account.unknownTitle')} />
        <div className={`${wrap} ${pageTop}`}>
          <AccountUnknown retryHref={path + search} />
        </div>
      </SiteFrame>
    )
  const { title, text } = MESSAGE_KEYS[status]
  return (
    <SiteFrame>
      <PageHead title={t(title)} />
      <ErrorBand status={status} />
      <div className={wrap}>
        <div className={css.text}>
          <h1>{t(title)}</h1>
          <p className={lead}>{t(until === undefined ? text : 'page.awayPlanned')}</p>
          {until === undefined ? null : <ExpectedEnd until={until} />}
          <p className={reference}>{t('page.reference', { id: referenceOf(traceId) })}</p>
          {status === 403 ? <LoggedInAs /> : null}
          {status === 404 ? <FindForm /> : null}
          <div className={css.actions}>
            <WaysOn status={status} />
          </div>
        </div>
        <RelatedDesigns
          title={t(status === 403 ? 'page.openToAll' : 'home.loved')}
          designs={offered}
          hrefFor={({ id }) => localizePath('fabric', lang, { designId: id })}
        />
      </div>
    </SiteFrame>
  )
}

const useVisitor = () => useRouteLoaderData<typeof loader>('root')?.visitor

/** The name of a member who may not see the page, and what might help. */
function LoggedInAs() {
  const { t } = useMessages()
  const name = useVisitor()?.name
  return name ? <p className={css.note}>{t('page.forbiddenMember', { name })}</p> : null
}

/** The search, for what a wrong address was meant to find. */
function FindForm() {
  const { lang, t } = useMessages()
  return (
    <form className={css.find} role="search" method="get" action={localizePath('shop', lang)}>
      <input type="hidden" name={SEARCH_FORM_MARK} value="1" />
      <TextField
        type="search"
        name="q"
        label={t('navigation.searchDesigns')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{t('navigation.search')}</Button>
    </form>
  )
}

/** The one thing to do first, and the other ways on. */
function WaysOn({ status }: Pick<PageError, 'status'>) {
  const { lang, t } = useMessages()
  const { path, search } = useFrame()
  const isGuest = useVisitor()?.name === null
  const home = localizePath('home', lang)
  if (status === 403 && isGuest)
    return (
      <>
        <ButtonLink href={accountPath('login', lang, path + search)}>
          {t('account.logIn')}
        </ButtonLink>
        <ButtonLink kind="link" href={home}>
          {t('page.goHome')}
        </ButtonLink>
      </>
    )
  if (status >= 500)
    return (
      <>
        <ButtonLink href={path + search}>{t('page.tryAgain')}</ButtonLink>
        <ButtonLink kind="link" href={home}>
          {t('page.goHome')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <ButtonLink href={home}>{t('page.goHome')}</ButtonLink>
      <ButtonLink kind="link" href={localizePath('shop', lang)}>
        {t('page.allFabric')}
      </ButtonLink>
      <ButtonLink kind="link" href={localizePath('shop', lang, {}, { on: 'wallpaper' })}>
        {t('page.allWallpaper')}
      </ButtonLink>
    </>
  )
}
