import type { OrderItem } from '@selvage/core/cart'
import type { Messages } from '../messages/index.ts'
import type { AmountKey } from './line-look.ts'
import { lookOf } from './line-looks.table.ts'

/** Returns a line's title: its design's, or its collection's with the template. */
export function lineTitle(item: OrderItem, messages: Pick<Messages, 't'>): string {
  return lookOf(item).title(messages)
}

/** Returns the message key of `2 yards`, `3 fat quarters` or `5 panels` for the line's quantity. */
export function amountKey(item: OrderItem): AmountKey {
  return lookOf(item).amountKey
}

/**
 * Returns the material of a line: `Belgian linen`; `9 ft, Prepasted smooth`; `2 yards, Organic
 * sateen`. Empty for other products.
 */
export function lineMaterial(
  item: OrderItem,
  messages: Pick<Messages, 't' | 'length' | 'size'>,
): string {
  return lookOf(item).material(messages)
}

/**
 * Returns a line's amount and material: `2 yards, Belgian linen`; `5 panels, 9 ft, Prepasted
 * smooth`; `1 piece, 2 yards, Organic sateen`.
 */
export function lineAmount(
  item: OrderItem,
  messages: Pick<Messages, 't' | 'length' | 'size'>,
): string {
  return [messages.t(amountKey(item), { count: item.quantity }), lineMaterial(item, messages)]
    .filter((part) => part !== '')
    .join(', ')
}
