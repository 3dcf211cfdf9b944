'use client'
import type { CreditMove, MemberCredit } from '@selvage/core/credit'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import * as css from './credit.css.ts'

/** Props of {@link CreditHistory}. */
export interface CreditHistoryProps {
  /** The member's store credit, from the call `readCredit`. */
  readonly credit: MemberCredit
  /** The page of the order that a change belongs to. */
  readonly orderHref: (order: NonNullable<CreditMove['order']>) => string
}

/** A member's Spoondollars, what has changed them, and the gift certificates that have paid. */
export function CreditHistory({ credit, orderHref }: CreditHistoryProps): ReactNode {
  needProps('CreditHistory', { credit })
  const { t } = useMessages()
  const { balance, spoondollars, certificates } = credit
  return (
    <div className={`${component} ${css.page}`}>
      <div className={css.balance}>
        <h2 className={css.heading}>{t('credit.balance')}</h2>
        <p className={css.amount}>
          <Money amount={balance} />
        </p>
        <p className={css.worth}>{t('credit.worth')}</p>
      </div>
      <section>
        <h2 className={css.heading}>{t('credit.movesTitle')}</h2>
        {spoondollars.length === 0 ? (
          <p className={css.none}>{t('credit.none')}</p>
        ) : (
          <Moves moves={spoondollars} orderHref={orderHref} />
        )}
      </section>
      {certificates.length > 0 && (
        <section>
          <h2 className={css.heading}>{t('credit.certificatesTitle')}</h2>
          <Moves moves={certificates} orderHref={orderHref} />
        </section>
      )}
    </div>
  )
}

function Moves({
  moves,
  orderHref,
}: Pick<CreditHistoryProps, 'orderHref'> & { readonly moves: readonly CreditMove[] }): ReactNode {
  const { t, date } = useMessages()
  return (
    <ul className={css.list}>
      {moves.map(({ kind, label, amount, at, order }, index) => (
        // The newest comes first, so that a place in the list is counted from its end.
        <li key={moves.length - index} className={css.entry}>
          <span>
            <b className={css.kind}>{t(`credit.kind_${kind}`)}</b>
            <span className={css.facts}>
              <span>{date(at, 'medium')}</span>{' '}
              {label !== '' && <span>{t('credit.certificate', { label })}</span>}{' '}
              {order && (
                <Link href={orderHref(order)}>
                  {t('credit.order', { number: order.orderNumber })}
                </Link>
              )}
            </span>
          </span>
          <span className={css.sum}>
            <Money amount={amount} />
          </span>
        </li>
      ))}
    </ul>
  )
}
