'use client'
import { orderChanges } from '@selvage/core/checkout'
import type { AmountChange, Checkout, LineChange } from '@selvage/core/checkout'
import type { Money } from '@selvage/core/money'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { lineFullTitle } from '../order/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './order-changes.css.ts'

/** Props of {@link OrderChanges}. */
export interface OrderChangesProps {
  /** The order, from the call `getCheckout`. */
  readonly checkout: Checkout
}

/**
 * A table of what has changed of an order since its shopper gave the payment for it, before and
 * now: prices, lines that cannot be bought any more with the reason, and what it costs. Nothing
 * where nothing has changed, or only what the shopper has changed.
 */
export function OrderChanges({ checkout }: OrderChangesProps): ReactNode {
  needProps('OrderChanges', { checkout }, {}, 'of getCheckout()')
  const messages = useMessages()
  const { t } = messages
  const id = useId()
  const { lines, amounts } = orderChanges(checkout.agreed, checkout.order)
  if (lines.length === 0 && amounts.length === 0) return null
  return (
    <section className={`${component} ${css.changes}`} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('checkout.changesTitle')}
      </h2>
      <p className={css.lead}>{t('checkout.changesText')}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('checkout.changesPart')}</th>
            <th scope="col">{t('checkout.changesBefore')}</th>
            <th scope="col">{t('checkout.changesNow')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((change) => (
            <Row
              {...change}
              key={change.item.id}
              name={lineFullTitle(change.item, messages)}
              reason={lossText(t, change)}
            />
          ))}
          {amounts.map((change) => (
            <Row {...change} key={change.part} name={amountName(t, change, checkout)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly before: Money | null
  readonly now: Money | null
  /** True for the price of one piece. */
  readonly isEach?: boolean
  /** Why there is nothing any more. */
  readonly reason?: string | undefined
}

/** The amounts before and now; a reader that announces no columns has both in words. */
function Row({ name, before, now, isEach, reason }: RowProps): ReactNode {
  const { t, money } = useMessages()
  const priced = (amount: Money) => {
    const price = money(amount)
    return isEach ? t('cart.each', { price }) : price
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css.before}>
        {before && (
          <del>
            <span className={visuallyHidden}>{t('checkout.changesBefore')} </span>
            {priced(before)}
          </del>
        )}
      </td>
      <td>
        <ins className={css.now}>
          <span className={visuallyHidden}>{t('checkout.changesNow')} </span>
          {reason ?? (now ? priced(now) : t('checkout.changesNone'))}
        </ins>
      </td>
    </tr>
  )
}

const lossText = (t: Messages['t'], { reason }: LineChange): string | undefined =>
  reason === null ? undefined : t(`checkout.changes_${reason}`)

function amountName(t: Messages['t'], { part }: AmountChange, { order }: Checkout): string {
  switch (part) {
    case 'shipping':
      return t('cart.delivery')
    case 'tax':
      return t(order.pricing.taxIncluded ? 'cart.taxIncluded' : 'cart.tax')
    default:
      return t(`cart.${part}`)
  }
}
