'use client'
import type { CreditChange, MemberCredit } from '@selvage/core/credit'
import type { ReactNode } from 'react'
import { form } from '../account/account.css.ts'
import * as css from '../account/saved-cards.css.ts'
import { useMessages } from '../messages/index.ts'
import { Money } from '../money/index.ts'
import { SignedAmount } from '../money/signed-amount.tsx'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { price } from '../theme/type.css.ts'

/** Props of {@link CreditHistory}. */
export interface CreditHistoryProps {
  /** The member's store credit, from the call `readCredit`. */
  readonly credit: MemberCredit
  /** The page of the order that a change belongs to. */
  readonly orderHref: (order: NonNullable<CreditChange['order']>) => string
}

/** A member's Spoondollars, what has changed them, and the gift certificates that have paid. */
export function CreditHistory({ credit, orderHref }: CreditHistoryProps): ReactNode {
  needProps('CreditHistory', { credit })
  const { t } = useMessages()
  const { balance, spoondollars, certificates } = credit
  return (
    <div className={`${component} ${form}`}>
      <section>
        <h2>{t('credit.balance')}</h2>
        <p>
          <Money amount={balance} look="total" />
        </p>
        <p className={css.none}>{t('credit.worth')}</p>
      </section>
      <section className={css.section}>
        <h2>{t('credit.changesTitle')}</h2>
        {spoondollars.length === 0 ? (
          <p className={css.none}>{t('credit.none')}</p>
        ) : (
          <Changes changes={spoondollars} orderHref={orderHref} />
        )}
      </section>
      {certificates.length > 0 && (
        <section className={css.section}>
          <h2>{t('credit.certificatesTitle')}</h2>
          <Changes changes={certificates} orderHref={orderHref} />
        </section>
      )}
    </div>
  )
}

function Changes({
  changes,
  orderHref,
}: Pick<CreditHistoryProps, 'orderHref'> & {
  readonly changes: readonly CreditChange[]
}): ReactNode {
  const { t, date } = useMessages()
  return (
    <ul className={css.list}>
      {changes.map(({ kind, label, amount, at, order }, index) => (
        // The newest comes first, so that a place in the list is counted from its end.
        <li key={changes.length - index} className={css.card}>
          <span>
            <b className={css.name}>{t(`credit.kind_${kind}`)}</b>
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
          <SignedAmount className={price} amount={amount} />
        </li>
      ))}
    </ul>
  )
}
