import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { accountPath } from '../account/account-paths.ts'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import * as css from './orders-page.css.ts'

/** The page of a mail's link that opens nothing, or nothing any more. */
export function LinkOver() {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead title={t('orders.linkOver')} />
      <div className={`${wrap} ${css.page}`}>
        <EmptyState
          title={t('orders.linkOver')}
          level={1}
          actions={
            <>
              <ButtonLink href={localizePath('find-order', lang)}>
                {t('orders.findTitle')}
              </ButtonLink>
              <ButtonLink kind="link" href={accountPath('login', lang)}>
                {t('orders.logIn')}
              </ButtonLink>
            </>
          }
        >
          {t('orders.linkOverText')}
        </EmptyState>
      </div>
    </SiteFrame>
  )
}
