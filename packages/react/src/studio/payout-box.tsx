'use client'
import { PAYOUT_MIN_CENTS } from '@selvage/core/earnings'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { SignedAmount } from '../money/signed-amount.tsx'
import { Link } from '../provider/link.tsx'
import { bigPrice } from '../theme/type.css.ts'
import * as css from './earnings.css.ts'
import type { EarningsOverviewProps } from './earnings-overview.tsx'

/** Payouts that stand in the box. */
const PAYOUTS_SHOWN = 6

/** A designer's balance, the form that pays it out, and what was paid out before. */
export function PayoutBox({
  earnings: { balance, waiting, paidOut, payouts },
  action,
  payoutKey,
  creditHref,
  error,
}: EarningsOverviewProps): ReactNode {
  const { t, money, date } = useMessages()
  const least = money({ minor: PAYOUT_MIN_CENTS, currency: 'USD' })
  return (
    <section className={css.payout}>
      <h2 className={css.legend}>{t('studio.payoutTitle')}</h2>
      <p className={bigPrice}>
        <SignedAmount amount={balance} />
      </p>
      {error && <ErrorNotice error={error} />}
      <p className={css.text}>{t('studio.payoutText')}</p>
      {balance.minor >= PAYOUT_MIN_CENTS ? (
        <form method="post" action={action}>
          <input type="hidden" name="line_key" value={payoutKey} />
          <Button type="submit" wide>
            {t('studio.payoutButton')}
          </Button>
        </form>
      ) : (
        <p className={css.text}>
          {balance.minor < 0 ? t('studio.payoutBelow') : t('studio.payoutFrom', { amount: least })}
        </p>
      )}
      {waiting.minor > 0 && (
        <p className={css.text}>{t('studio.payoutWaiting', { amount: money(waiting) })}</p>
      )}
      <h3 className={css.past}>{t('studio.payoutsTitle')}</h3>
      {payouts.length === 0 ? (
        <p className={css.text}>{t('studio.payoutsNone')}</p>
      ) : (
        <dl className={css.payouts}>
          {payouts.slice(0, PAYOUTS_SHOWN).map(({ amount, at }) => (
            <div key={at}>
              <dt>{date(at, 'medium')}</dt>
              <dd>
                <SignedAmount amount={amount} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('studio.payoutsAll')}</dt>
            <dd>
              <SignedAmount amount={paidOut} />
            </dd>
          </div>
        </dl>
      )}
      <p className={css.link}>
        <Link href={creditHref}>{t('studio.seeCredit')}</Link>
      </p>
    </section>
  )
}
