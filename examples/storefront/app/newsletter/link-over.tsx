import { NEWSLETTER_LINK_DAYS } from '@selvage/core/newsletter'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import * as css from '../page/short-page.css.ts'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'

interface LinkOverProps {
  /** True for a link that ends the newsletter. */
  readonly ends?: boolean
}

/** The page of a link that is used, too old or forged, with the ways to a new one. */
export function LinkOver({ ends = false }: LinkOverProps) {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead title={t('newsletter.linkOver')} />
      <div className={`${wrap} ${css.page}`}>
        <EmptyState
          title={t('newsletter.linkOver')}
          level={1}
          actions={
            <>
              {ends ? null : (
                <ButtonLink href={localizePath('subscribe', lang)}>
                  {t('newsletter.subscribe')}
                </ButtonLink>
              )}
              <ButtonLink href={localizePath('unsubscribe', lang)}>
                {t('newsletter.linkTitle')}
              </ButtonLink>
            </>
          }
        >
          {ends
            ? t('newsletter.endLinkOverText')
            : t('newsletter.linkOverText', { days: NEWSLETTER_LINK_DAYS })}
        </EmptyState>
      </div>
    </SiteFrame>
  )
}
