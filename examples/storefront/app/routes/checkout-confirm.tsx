import { redirect } from 'react-router'
import { eventTotals } from '@selvage/core/analytics'
import { TIME_FORM } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { ConfirmationScreen } from '@selvage/react/checkout'
import { useMessages } from '@selvage/react/messages'
import { BuyAgainForm } from '@selvage/react/orders'
import { usePageEvent } from '../analytics/event-script.tsx'
import { orderLineLinks } from '../cart/line-links.ts'
import { readOrder } from '../orders/own-order.server.ts'
import { orderPath } from '../orders/order-paths.ts'
import { OwnZone } from '../page/own-zone.tsx'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/checkout-confirm'

/** How long an order is new: its confirmation records it, once, and not when it is looked up. */
const NEW_MS = 24 * 60 * 60_000

/**
 * Confirms a placed order of the visitor, each time that the page is opened. Anything else leads to
 * the checkout.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = new URL(request.url).searchParams.get('order')
  const placed = order ? await readOrder(shop, order) : null
  if (!placed) throw redirect(localizePath('checkout', shop.page.language))
  const isNew = Date.now() - Date.parse(placed.placedAt) < NEW_MS
  return {
    placed,
    lineKey: shop.makeKey(),
    eventKey: isNew ? shop.orderKey(placed.order.id) : undefined,
  }
}

export default function Confirm({
  loaderData: { placed, lineKey, eventKey },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { orderNumber, cancelableUntil, order } = placed
  usePageEvent(
    eventKey === undefined
      ? undefined
      : { name: 'order_placed', ...eventTotals(order.items, order.pricing.total) },
    eventKey,
  )
  return (
    <SiteFrame checkout="placed">
      <PageHead title={t('page.confirmTitle')} />
      <ConfirmationScreen
        invoice={placed}
        cancelableUntil={cancelableUntil}
        invoiceHref={localizePath('invoice', lang, { orderNumber })}
        shopHref={localizePath('shop', lang)}
        hrefFor={(item) => orderLineLinks(lang, item)}
      >
        {placed.order.needsShipping && (
          <ButtonLink href={localizePath('packing-slip', lang, { orderNumber })}>
            {t('checkout.packingSlipLink')}
          </ButtonLink>
        )}
        <ButtonLink href={orderPath(lang, placed)}>{t('orders.details')}</ButtonLink>
        <BuyAgainForm
          action={orderPath(lang, placed)}
          lineKey={lineKey}
          label={t('orders.buyAllAgain')}
        />
      </ConfirmationScreen>
      {cancelableUntil !== null && <OwnZone form={TIME_FORM} />}
    </SiteFrame>
  )
}
