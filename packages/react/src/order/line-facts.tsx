'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { factsOf } from './line-facts.table.ts'
import { amountKey } from './line-text.ts'
import * as css from './order.css.ts'

/** The labels that a cart item carries. @source spec 1 §3 Order item */
export function LineFacts({
  item,
  prices = true,
  quantity = false,
}: {
  readonly item: OrderItem
  /** False leaves out the price of a cut. */
  readonly prices?: boolean
  /** True begins with the quantity, where nothing beside the facts shows it. */
  readonly quantity?: boolean
}): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const own = factsOf(item, messages).filter(({ value }) => prices || value !== '')
  const amount = t(amountKey(item), { count: item.quantity })
  const facts = quantity
    ? [{ label: t('invoice.quantity'), value: amount, price: false as const }, ...own]
    : own
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
