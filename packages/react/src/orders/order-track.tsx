'use client'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { OwnTime } from '../order/own-time.tsx'
import { houseDots } from '../tokens/colors.table.ts'
import { readableOn } from '../tokens/contrast.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './orders.css.ts'

interface Stage {
  readonly id: 'placed' | 'printed' | 'shipped' | 'arrives' | 'delivered'
  readonly when: ReactNode
}

const STAGE_OF = { placed: 0, printed: 1, shipped: 2, delivered: 3, canceled: 0 } as const

/** How far an order has come, as dots on a selvage with words and days. */
export function OrderTrack({ order }: { readonly order: PlacedOrderDetails }): ReactNode {
  const { t, date, dateRange } = useMessages()
  const { placedAt, printedAt, shipment, delivery, status } = order
  const now = STAGE_OF[status]
  const printed = printedAt === null ? '' : date(printedAt, 'medium')
  const last: readonly Stage[] = delivery
    ? [{ id: 'arrives', when: dateRange(delivery.arrivesFrom, delivery.arrivesUntil) }]
    : []
  const stages: readonly Stage[] = [
    { id: 'placed', when: <OwnTime at={placedAt} day="medium" /> },
    { id: 'printed', when: now === 0 ? t('orders.nextReady') : printed },
    {
      id: 'shipped',
      when: shipment ? t('orders.left', { date: date(shipment.shippedAt, 'medium') }) : '',
    },
    ...(shipment?.deliveredAt
      ? [{ id: 'delivered' as const, when: date(shipment.deliveredAt, 'medium') }]
      : last),
  ]
  return (
    <ol className={css.track} aria-label={t('orders.progress')}>
      {stages.map(({ id, when }, at) => (
        <li key={id} className={css.stage} aria-current={at === now ? 'step' : undefined}>
          <Dot color={houseDots[at + 1] ?? houseDots[0]} isDone={at < now} isNow={at === now} />
          <span>
            <b className={css.stageName}>{t(`orders.step_${id}`)}</b>
            {at < now && <span className={visuallyHidden}>, {t('progress.done')}</span>}
            {when !== '' && <span className={css.stageDay}>{when}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface DotProps {
  readonly color: string
  readonly isDone: boolean
  readonly isNow: boolean
}

function Dot({ color, isDone, isNow }: DotProps): ReactNode {
  return (
    <svg className={css.dot} width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      {isNow && <circle className={css.ring} cx="17" cy="17" r="15.5" />}
      <circle
        className={isDone || isNow ? css.filled : css.hollow}
        cx="17"
        cy="17"
        r={isNow ? 11.5 : 12}
        fill={isDone || isNow ? color : undefined}
      />
      {isDone && (
        <path d="m11.5 17.5 4 4 7-8" fill="none" stroke={readableOn(color)} strokeWidth="2" />
      )}
    </svg>
  )
}
