import { localizePath } from '@selvage/i18n/routes'
import { wrap } from '@selvage/react/theme'
import { frameContext, useFrame } from '../page/frame.ts'
import { notFound } from '../page/page-error.ts'
import { ownPageHeaders } from '../page/page-headers.ts'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/debug-analytics'
import * as css from './debug-analytics.css.ts'

export const headers = ownPageHeaders

/** The page is there in development alone. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(frameContext).analytics.isDebugged) notFound()
  return null
}

const COLUMNS = ['Time (UTC)', 'Page', 'Event', 'State', 'Data'] as const

/** Shows the events of the shop's other tabs as they happen, for developers, in English. */
export default function DebugAnalytics() {
  const {
    page: { language },
    analytics: { decision },
  } = useFrame()
  return (
    <SiteFrame>
      <PageHead title="Events" />
      <div className={`${wrap} ${css.page}`}>
        <h1>Events</h1>
        <p>The events of the shop’s other tabs, as they happen. Analytics is {decision}.</p>
        <p>
          <a href={localizePath('home', language)} target="_blank" rel="noopener">
            The shop in another tab
          </a>{' '}
          · <a href={localizePath('privacy-choices', language)}>The choice about analytics</a>
        </p>
        <noscript>The list needs a script.</noscript>
        <div className={css.scrolled} role="region" aria-label="Events" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody data-debug-events="" />
          </table>
        </div>
      </div>
    </SiteFrame>
  )
}
