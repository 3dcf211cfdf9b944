import type { RouteName } from '@selvage/i18n/routes'
import { wrap } from '@selvage/react/theme'
import type { ReactNode } from 'react'
import * as css from './short-page.css.ts'
import { PageHead } from './page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'

interface ShortPageProps {
  readonly title: string
  readonly lead: string
  /** The route of a page that search engines may show. */
  readonly route?: RouteName
  readonly children?: ReactNode
}

/** A page with one short form, or with what has become of it. */
export function ShortPage({ title, lead, route, children }: ShortPageProps) {
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
