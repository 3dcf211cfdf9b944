import { PackingSlip } from '@selvage/react/invoice'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { ownInvoice } from '../checkout/own-invoice.server.ts'
import { Island } from '../island-runtime/island.tsx'
import { PrintPageIsland } from '../islands/print-page.tsx'
import { notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { onScreen } from '../paper/paper-frame.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/packing-slip'

export async function loader({ params, context }: Route.LoaderArgs) {
  const invoice = await ownInvoice(context.get(shopContext), params.orderNumber)
  return { invoice: invoice ?? notFound() }
}

export default function PackingSlipPage({ loaderData: { invoice } }: Route.ComponentProps) {
  const { t } = useMessages()
  return (
    <SiteFrame>
      <PageHead title={t('page.packingSlipTitle', { number: invoice.orderNumber })} />
      <div className={wrap}>
        <PackingSlip invoice={invoice} />
        <p className={onScreen}>
          <Island name="print-page" of={PrintPageIsland} props={{}} when="load" />
        </p>
      </div>
    </SiteFrame>
  )
}
