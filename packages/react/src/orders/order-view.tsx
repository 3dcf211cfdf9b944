'use client'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import { bringsBenefit } from '@selvage/core/stock'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Flash } from '../flash/index.ts'
import { MeasuredIn } from '../messages/measured-in.tsx'
import { useMessages } from '../messages/index.ts'
import { RichText } from '../messages/rich-text.tsx'
import { OwnTime } from '../order/own-time.tsx'
import { CancelUntil } from '../order/cancel-until.tsx'
import type { LineHrefFor } from '../order/line-links.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { BuyAgainForm } from './buy-again-form.tsx'
import type { BuyAgain } from './buy-again-form.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTrack } from './order-track.tsx'
import * as css from './orders.css.ts'

/** Props of {@link OrderView}. */
export interface OrderViewProps {
  /** The order, from the call `getOrder` or `getOrderByToken`. */
  readonly order: PlacedOrderDetails
  /** Where each line leads, such as its design's page. */
  readonly hrefFor?: LineHrefFor | undefined
  /** The page of the order's invoice; no link when left out. */
  readonly invoiceHref?: string | undefined
  /** The page of its packing slip; no link when left out. */
  readonly packingSlipHref?: string | undefined
  /** The page that asks whether to cancel it, shown while it can be. */
  readonly cancelHref?: string | undefined
  /** Where it is bought again; no buttons when left out. */
  readonly again?: BuyAgain | undefined
}

/**
 * A placed order: what comes next, how far it has come, how to follow its parcel, its lines,
 * addresses, payment, refunds and totals. It is shown in the money and the measures that it was
 * placed in.
 */
export function OrderView({
  order,
  hrefFor,
  invoiceHref,
  packingSlipHref,
  cancelHref,
  again,
}: OrderViewProps): ReactNode {
  needProps('OrderView', { order }, {}, 'of getOrder()')
  const { t, money } = useMessages()
  const { orderNumber: number, canceledAt } = order
  const total = money(order.order.pricing.total)
  return (
    <article className={`${component} ${css.order}`}>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{useHeading(order)}</h1>
          <p className={css.quiet}>
            <RichText sentence={(day) => t('orders.placedOn', { number, date: day, total })}>
              <OwnTime at={order.placedAt} day="long" />
            </RichText>
          </p>
        </div>
        <div className={css.actions}>
          {again && <BuyAgainForm {...again} label={t('orders.buyAllAgain')} />}
          {invoiceHref && <ButtonLink href={invoiceHref}>{t('orders.invoice')}</ButtonLink>}
          {packingSlipHref && order.order.needsShipping && canceledAt === null && (
            <ButtonLink href={packingSlipHref}>{t('orders.packingSlip')}</ButtonLink>
          )}
        </div>
      </header>
      {canceledAt === null ? (
        order.order.needsShipping && <OrderTrack order={order} />
      ) : (
        <Flash severity="info">
          <RichText sentence={(day) => t('orders.canceledOn', { date: day })}>
            <OwnTime at={canceledAt} day="long" />
          </RichText>
        </Flash>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <Parcel order={order} />
          {order.cancelableUntil !== null && cancelHref && (
            <p className={css.row}>
              <span className={css.quiet}>
                <CancelUntil
                  until={order.cancelableUntil}
                  unlessUsed={order.order.items.some(bringsBenefit)}
                />
              </span>
              <Link href={cancelHref}>{t('orders.cancel')}</Link>
            </p>
          )}
          <MeasuredIn measurement={order.measurement}>
            <OrderLines items={order.order.items} hrefFor={hrefFor} again={again} />
          </MeasuredIn>
        </div>
        <OrderFacts order={order} />
      </div>
    </article>
  )
}

/** The next thing that happens, or what has happened. */
function useHeading({ status, delivery }: PlacedOrderDetails): string {
  const { t, dateRange } = useMessages()
  return status === 'shipped' && delivery
    ? t('orders.arrives', { dates: dateRange(delivery.arrivesFrom, delivery.arrivesUntil) })
    : t(`orders.status_${status}`)
}

function Parcel({ order: { shipment } }: { readonly order: PlacedOrderDetails }): ReactNode {
  const { t } = useMessages()
  if (!shipment?.carrier || !shipment.trackingNumber) return null
  const { carrier, trackingNumber, trackingUrl } = shipment
  return (
    <p className={css.row}>
      <span>{t('orders.parcel', { carrier, trackingNumber })}</span>
      {trackingUrl && (
        <a href={trackingUrl} rel="noreferrer">
          {t('orders.follow')}
        </a>
      )}
    </p>
  )
}
