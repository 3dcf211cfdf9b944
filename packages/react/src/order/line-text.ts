import type { OrderItem } from '@selvage/core/cart'
import type { Messages } from '../messages/index.ts'
import type { AmountKey, LineImage } from './line-look.ts'
import { lookOf } from './line-looks.table.ts'

/** Returns a line's title: its design's, or its collection's with the template. */
export function lineTitle(item: OrderItem, messages: Pick<Messages, 't'>): string {
  return lookOf(item).title(messages)
}

/** Returns the kind of product of a line, where its title does not say it. */
export const lineProduct = (item: OrderItem): string | undefined => lookOf(item).product

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

/**
 * Returns what tells a line from others of the same design: `Attic Trunk (2 yards, Belgian linen)`.
 */
export const lineFullTitle: typeof lineAmount = (item, messages) =>
  `${lineTitle(item, messages)} (${lineAmount(item, messages)})`

/**
 * Returns the picture of a line: a part of its design, or the whole filled yard in its proportions.
 * Its file is 300 px wide.
 */
export function lineImage(item: OrderItem, gatewayUrl: string): LineImage | undefined {
  return lookOf(item).picture(gatewayUrl)
}
