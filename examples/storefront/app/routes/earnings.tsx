import { useMessages } from '@selvage/react/messages'
import { EarningsOverview, EarningsSales } from '@selvage/react/studio'
import { EARNINGS_SHARE } from '@selvage/core/earnings'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { AccountFrame } from '../account/account-frame.tsx'
import { creditPath } from '../credit/credit-path.ts'
import { earningsFilePath, earningsPath } from '../earnings/earnings-path.ts'
import { payOutAction } from '../earnings/pay-out-action.server.ts'
import { loadEarnings } from '../earnings/load-earnings.server.ts'
import * as css from '../own-designs/own-designs.css.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/earnings'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadEarnings(context.get(shopContext), request)
}

export async function action({ request, context }: Route.ActionArgs) {
  return payOutAction(context.get(shopContext), request)
}

/** Shows what a member's designs have sold and earned, and its payout. */
export default function EarningsRoute({
  loaderData: { earnings, sales, payoutKey, userId },
  actionData,
}: Route.ComponentProps) {
  const { lang, t, percent } = useMessages()
  return (
    <AccountFrame
      userId={userId}
      current="earnings"
      title={t('studio.earningsTitle')}
      lead={t('studio.earningsLead', { percent: percent(EARNINGS_SHARE / 100) })}
      description={t('studio.earningsDescription')}
    >
      <EarningsOverview
        earnings={earnings}
        action={earningsPath(lang)}
        payoutKey={payoutKey}
        creditHref={creditPath(lang)}
        error={actionData?.error}
      />
      {/* The chart says of a designer who has sold nothing what a sale will draw. */}
      {sales.total > 0 && (
        <EarningsSales
          page={sales}
          designs={earnings.designs}
          hrefFor={({ id }) => localizePath('design', lang, { designId: id })}
          pageHref={(at) => earningsPath(lang, at)}
          fileHref={earningsFilePath(lang)}
        />
      )}
      <p className={css.links}>
        <a href={documentRoutes.localizePath('sell', lang)}>{t('studio.howSelling')}</a>
      </p>
    </AccountFrame>
  )
}
