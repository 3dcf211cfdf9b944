/** The part of an order's address that names it, `2026-05-01-R123456789012`. */
export interface OrderName {
  /** The day on which it was paid, in UTC. */
  readonly paidAtDate: string
  readonly orderNumber: string
}

const NAME = /^(\d{4}-\d{2}-\d{2})-(R\d{12})$/

/**
 * Returns the part of an order's address that names it.
 * @source spec 2 §2.2 (/orders/{paidAtDate}-{orderNumber})
 */
export function orderSlug({
  placedAt,
  orderNumber,
}: {
  readonly placedAt: string
  readonly orderNumber: string
}): string {
  return `${new Date(placedAt).toISOString().slice(0, 10)}-${orderNumber}`
}

/** Reads the part of an address that names an order; undefined for any other text. */
export function readOrderSlug(slug: string): OrderName | undefined {
  const [, paidAtDate, orderNumber] = NAME.exec(slug) ?? []
  return paidAtDate === undefined || orderNumber === undefined
    ? undefined
    : { paidAtDate, orderNumber }
}
