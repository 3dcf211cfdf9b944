'use client'
import type { Money as Amount } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { bigPrice, price } from '../theme/type.css.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link Money}. */
export interface MoneyProps {
  /** The amount in the smallest unit of its currency, as the gateway computed it. */
  readonly amount: Amount
  /** `total` is the large figure of a total or of the buy button. */
  readonly look?: 'price' | 'total' | undefined
}

/**
 * An amount in the language's format: `US$12.50`, `12,50 US$`. The gateway computes all amounts.
 */
export function Money({ amount, look = 'price' }: MoneyProps): ReactNode {
  needProps('Money', { amount })
  const { money } = useMessages()
  return (
    <data className={look === 'total' ? bigPrice : price} value={(amount.minor / 100).toFixed(2)}>
      {money(amount)}
    </data>
  )
}
