import { InvoiceView } from '@selvage/react/invoice'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { orderLineLinks } from '../cart/line-links.ts'
import { loadInvoice } from '../checkout/own-invoice.server.ts'
import { Island } from '../island-runtime/island.tsx'
import PrintPageIsland from '../islands/print-page.tsx'
import { LinkOver } from '../orders/link-over.tsx'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { belowInvoice } from '../paper/paper-frame.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/invoice'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return loadInvoice(context.get(shopContext), params.orderNumber, request)
}

export default function InvoicePage({ loaderData: { invoice } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  if (invoice === null) return <LinkOver />
  return (
    <SiteFrame>
      <PageHead title={t('page.invoiceTitle', { number: invoice.orderNumber })} />
      <div className={wrap}>
        <InvoiceView invoice={invoice} hrefFor={(item) => orderLineLinks(lang, item)} />
        <p className={belowInvoice}>
          <Island name="print-page" of={PrintPageIsland} props={{}} when="load" />
        </p>
      </div>
    </SiteFrame>
  )
}
