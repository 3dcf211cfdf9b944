'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { lineAmount } from './line-text.ts'

/** A line's amount and material: `2 yards, Belgian linen`. */
export function AmountLine({
  item,
}: {
  /** The line, one of a cart's `items`. */
  readonly item: OrderItem
}): ReactNode {
  needProps('AmountLine', { item }, {}, 'of a cart')
  return lineAmount(item, useMessages())
}
