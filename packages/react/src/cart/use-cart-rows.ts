'use client'
import type { CartLineView, RemovedLineView } from '@selvage/machines/cart'
import { useRef } from 'react'

/** A row of the cart's list: a line, or the place that a removed one left. */
export type CartRow =
  | { readonly id: string; readonly line: CartLineView }
  | { readonly id: string; readonly removed: RemovedLineView }

/**
 * Returns the rows of a cart in an order that lasts: a removed line leaves its row where it was.
 * One that was removed before the page was opened stands at the beginning.
 */
export function useCartRows(
  lines: readonly CartLineView[],
  removed: readonly RemovedLineView[],
): readonly CartRow[] {
  const order = useRef<readonly string[]>([])
  const rows = new Map<string, CartRow>([
    ...removed.map((row) => [row.item.id, { id: row.item.id, removed: row }] as const),
    ...lines.map((line) => [line.item.id, { id: line.item.id, line }] as const),
  ])
  const ids = orderOf(order.current, [...rows.keys()])
  // The order is a memory of what was drawn, and drawing the same rows again leaves it the same.
  order.current = ids
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Returns the ids in their former order; a new one follows the one that it follows in `ids`. */
function orderOf(before: readonly string[], ids: readonly string[]): readonly string[] {
  const order = before.filter((id) => ids.includes(id))
  ids.forEach((id, at) => {
    if (order.includes(id)) return
    const previous = at === 0 ? -1 : order.indexOf(ids[at - 1] ?? '')
    order.splice(previous + 1, 0, id)
  })
  return order
}
