'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { LineFacts } from './line-facts.tsx'
import { LineFrame, SummaryLine } from './line-frame.tsx'
import type { LineLinks } from './line-links.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link OrderLine}. */
export interface OrderLineProps {
  /** The line, one of a cart's `items`. */
  readonly item: OrderItem
  /** The line's links; without `page` its title is plain text. */
  readonly links?: LineLinks | undefined
  /**
   * `cart` shows every fact and leaves the quantity to its field, `order` shows the quantity, too,
   * `summary` one line of them.
   */
  readonly look?: 'cart' | 'order' | 'summary' | undefined
  /** Quantity and buttons, below the facts. */
  readonly children?: ReactNode
}

/** One line of a cart or an order: its picture, title, facts, amount and price. */
export function OrderLine({ look = 'cart', ...props }: OrderLineProps): ReactNode {
  const { item } = props
  needProps('OrderLine', { item }, {}, 'of a cart')
  if (look === 'summary') return <SummaryLine {...props} />
  const facts = <LineFacts item={item} quantity={look === 'order'} />
  return <LineFrame {...props} look="cart" facts={facts} />
}
