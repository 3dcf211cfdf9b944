import { wrap } from '@selvage/react/theme'
import type { ReactNode } from 'react'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import * as css from './password-page.css.ts'

interface PasswordPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page with one short form that leads to a new password. */
export function PasswordPage({ title, lead, children }: PasswordPageProps) {
  return (
    <SiteFrame>
      <PageHead title={title} />
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
