import type { Language } from '@selvage/core/locale'
import type { RouteName } from '@selvage/i18n/routes'
import { wrap } from '@selvage/react/theme'
import { useId } from 'react'
import type { ReactNode } from 'react'
import * as css from './short-page.css.ts'
import { PageHead } from './page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'

interface ShortPageProps {
  readonly title: string
  readonly lead: string
  /** The route of a page that search engines may show. */
  readonly route?: RouteName
  /** The paths in each language of such a page outside the route tables, instead of its route. */
  readonly paths?: Readonly<Record<Language, string>>
  /** True for the answer to a form: focus begins at its heading. */
  readonly isAnswer?: boolean
  readonly children?: ReactNode
}

/** A page with one short form, or with what has become of it. */
export function ShortPage({ title, lead, route, paths, isAnswer, children }: ShortPageProps) {
  const leadId = useId()
  return (
    <SiteFrame>
      <PageHead
        title={title}
        description={lead}
        {...(route && { page: { route } })}
        {...(paths && { paths })}
      />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.column}>
          <h1 {...(isAnswer && { tabIndex: -1, autoFocus: true, 'aria-describedby': leadId })}>
            {title}
          </h1>
          <p id={leadId} className={css.lead}>
            {lead}
          </p>
          {children}
        </div>
      </div>
    </SiteFrame>
  )
}
