'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { lookOf } from './line-looks.table.ts'
import * as css from './order.css.ts'

/** The labels that a cart item carries. @source spec 1 §3 Order item */
export function LineFacts({
  item,
  prices = true,
}: {
  readonly item: OrderItem
  /** False leaves out the price of a cut. */
  readonly prices?: boolean
}): ReactNode {
  const messages = useMessages()
  const facts = lookOf(item)
    .facts(messages)
    .filter(({ value }) => prices || value !== '')
  if (facts.length === 0) return null
  return (
    <dl className={css.labels}>
      {facts.map(({ label, value, price }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {prices && price}
          </dd>
        </div>
      ))}
    </dl>
  )
}
