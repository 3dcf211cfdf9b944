import type { ReactNode } from 'react'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { accountTabs, TAB_PATHS } from './account-tabs.ts'
import type { AccountTab } from './account-tabs.ts'
import * as css from './account-frame.css.ts'

interface AccountFrameProps {
  readonly userId: string
  readonly current: AccountTab
  readonly title: string
  /** Stands beside the title. */
  readonly lead?: string | undefined
  /** The page's text in previews of its address. */
  readonly description?: string | undefined
  readonly children: ReactNode
}

/** A page of a member's account, with the way to the others. */
export function AccountFrame({
  userId,
  current,
  title,
  lead,
  description,
  children,
}: AccountFrameProps) {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead title={title} {...(description && { description })} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        <nav className={css.tabs} aria-label={t('account.yours')}>
          {accountTabs.map((tab) => (
            <a
              key={tab}
              className={css.tab}
              href={TAB_PATHS[tab](lang, userId)}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`account.tab_${tab}`)}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </SiteFrame>
  )
}
