import type { PlacedOrderDetails } from '@selvage/core/orders'
import { TIME_FORM } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { ErrorNotice, Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { BuyAgainResult, CancelQuestion, OrderView } from '@selvage/react/orders'
import { wrap } from '@selvage/react/theme'
import { orderLineLinks } from '../cart/line-links.ts'
import { OwnZone } from '../page/own-zone.tsx'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { OrderActionData } from './order-action.server.ts'
import { CANCEL_QUESTION, guestOrderPath, orderPath, ordersPath } from './order-paths.ts'
import * as css from './orders-page.css.ts'

interface OrderPageProps {
  readonly order: PlacedOrderDetails
  /** The token of its mail, where that opens the page; its links and forms carry it on. */
  readonly orderToken?: string
  /** The member whose list leads here; null for a guest, who has no list. */
  readonly memberId: string | null
  readonly asksToCancel: boolean
  /** Makes a form that is sent twice one purchase. */
  readonly lineKey: string
  readonly answer: OrderActionData | undefined
}

/** The page of a placed order, for its buyer and for who has the link of its mail. */
export function OrderPage({
  order,
  orderToken,
  memberId,
  asksToCancel,
  lineKey,
  answer = {},
}: OrderPageProps) {
  const { lang, t } = useMessages()
  const { orderNumber } = order
  const { bought, isTooLate, error } = answer
  const pathOf = (question?: typeof CANCEL_QUESTION) =>
    orderToken === undefined
      ? orderPath(lang, order, question)
      : guestOrderPath(lang, orderToken, question)
  const here = pathOf()
  // A guest has no name to write under.
  const hasArrived = memberId !== null && order.status === 'delivered'
  const isOver = isTooLate || (asksToCancel && order.cancelableUntil === null)
  return (
    <SiteFrame>
      <PageHead title={t('orders.name', { number: orderNumber })} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.sheet}>
          {memberId !== null && (
            <a className={css.back} href={ordersPath(lang, memberId)}>
              {t('orders.all')}
            </a>
          )}
          {error && <ErrorNotice error={error} />}
          {isOver && (
            <Flash severity="attention">{t('orders.tooLate', { email: order.contactEmail })}</Flash>
          )}
          {bought && (
            <BuyAgainResult
              items={order.order.items}
              bought={bought}
              cartHref={localizePath('cart', lang)}
            />
          )}
          {asksToCancel && !isOver && (
            <CancelQuestion order={order} action={here} keepHref={here} />
          )}
          <OrderView
            order={order}
            hrefFor={(item) => orderLineLinks(lang, item, hasArrived)}
            invoiceHref={localizePath('invoice', lang, { orderNumber }, { token: orderToken })}
            packingSlipHref={localizePath(
              'packing-slip',
              lang,
              { orderNumber },
              { token: orderToken },
            )}
            cancelHref={asksToCancel ? undefined : pathOf(CANCEL_QUESTION)}
            again={{ action: here, lineKey }}
          />
          <OwnZone form={TIME_FORM} />
          {orderToken !== undefined && <p className={css.note}>{t('orders.guestNote')}</p>}
        </div>
      </div>
    </SiteFrame>
  )
}
