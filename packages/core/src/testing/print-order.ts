import { TODAY } from './prices.table.ts'
import type { TestShop } from './test-shop.ts'

/**
 * Marks an order as printed, as an operator does. Returns false for an order that there is not, and
 * for a canceled one.
 */
export function printOrder({ invoices }: TestShop, orderNumber: string): boolean {
  const order = invoices.get(orderNumber)
  if (!order || order.canceledAt !== null) return false
  order.printedAt ??= `${TODAY}T10:00:00Z`
  return true
}
