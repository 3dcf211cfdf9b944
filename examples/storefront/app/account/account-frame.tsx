import type { Language } from '@selvage/core/locale'
import type { ReactNode } from 'react'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { addressesPath } from '../addresses/address-paths.ts'
import { ownCollectionsPath } from '../collections/collection-paths.ts'
import { ordersPath } from '../orders/order-paths.ts'
import { creditPath } from '../credit/credit-path.ts'
import { profilePath } from '../profile/profile-path.ts'
import { cardsPath } from './cards-path.ts'
import { passkeysPath } from '../passkey/passkeys-path.ts'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import * as css from './account-frame.css.ts'

/** The pages of an account, and the address of each. */
const TABS = {
  orders: ordersPath,
  addresses: addressesPath,
  // These are the pages of whoever is logged in, and name no member.
  cards: (lang: Language) => cardsPath(lang),
  credit: (lang: Language) => creditPath(lang),
  collections: (lang: Language) => ownCollectionsPath(lang),
  passkeys: (lang: Language) => passkeysPath(lang),
  settings: profilePath,
} as const

interface AccountFrameProps {
  readonly userId: string
  readonly current: keyof typeof TABS
  readonly title: string
  /** Stands beside the title. */
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** A page of a member's account, with the way to the others. */
export function AccountFrame({ userId, current, title, lead, children }: AccountFrameProps) {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead title={title} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        <nav className={css.tabs} aria-label={t('account.yours')}>
          {(Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => (
            <a
              key={tab}
              className={css.tab}
              href={TABS[tab](lang, userId)}
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
