'use client'
import type { Money } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { withMinus } from './with-minus.ts'

interface SignedAmountProps {
  readonly amount: Money
  readonly className?: string | undefined
}

/** An amount in a column; one below zero has the sign of a number. */
export function SignedAmount({ amount, className }: SignedAmountProps): ReactNode {
  const { money } = useMessages()
  return (
    <data className={className} value={(amount.minor / 100).toFixed(2)}>
      {withMinus(money(amount))}
    </data>
  )
}
