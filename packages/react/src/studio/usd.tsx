'use client'
import type { Money } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'

/** An amount in a column; one below zero has the sign of a number. */
export function Usd({ amount }: { readonly amount: Money }): ReactNode {
  const { money } = useMessages()
  return <data value={(amount.minor / 100).toFixed(2)}>{money(amount).replace('-', '−')}</data>
}
