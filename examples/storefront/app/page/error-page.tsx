import { localizePath } from '@selvage/i18n/routes'
import type { MessageKey } from '@selvage/i18n/messages'
import { AccountUnknown } from '@selvage/react/account'
import { ButtonLink } from '@selvage/react/button'
import { lead, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
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
 * The pages for 403, 404, 500 and 503, each with a link home; 503 names its expected end, and 500
 * and 503 the number of the request. 403 and 404 offer designs. Where only who the visitor is could
 * not be asked, the page says that and asks again.
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
          <p className={lead}>
            {t(text)}
            {until === undefined ? null : <ExpectedEnd until={until} />}
          </p>
          {status < 500 ? null : (
            <p className={reference}>{t('page.reference', { id: referenceOf(traceId) })}</p>
          )}
          <div className={css.actions}>
            <ButtonLink href={localizePath('home', lang)}>{t('page.goHome')}</ButtonLink>
            {status >= 500 ? (
              <ButtonLink kind="link" href={path}>
                {t('page.tryAgain')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="link" href={localizePath('shop', lang)}>
                {t('page.notFoundShop')}
              </ButtonLink>
            )}
          </div>
        </div>
        <RelatedDesigns
          title={t('home.loved')}
          designs={offered}
          hrefFor={({ id }) => localizePath('fabric', lang, { designId: id })}
        />
      </div>
    </SiteFrame>
  )
}
