import type { RouteName } from '@selvage/i18n/routes'
import { wrap } from '@selvage/react/theme'
import type { ReactNode } from 'react'
import * as css from '../account/password-page.css.ts'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'

interface NewsletterPageProps {
  readonly title: string
  readonly lead: string
  /** The route of a page that search engines may show. */
  readonly route?: RouteName
  readonly children?: ReactNode
}

/** A page of the newsletter with one form, or with what has become of it. */
export function NewsletterPage({ title, lead, route, children }: NewsletterPageProps) {
  return (
    <SiteFrame>
      <PageHead title={title} description={lead} {...(route && { page: { route } })} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.column}>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </SiteFrame>
  )
}
