import type { LedgerRow } from '../../payment-provider/store-rows.ts'

interface BookedOrder {
  readonly number: string
  readonly cart_id: string
  readonly attempt_id: string
  readonly charge_id: string
  readonly amount_minor: number
  readonly currency: string
}

interface LedgerSnapshot {
  /** The provider's ledger. */
  readonly ledger: readonly LedgerRow[]
  /** Rows of the gateway's database, read without the gateway. */
  readonly orders: readonly BookedOrder[]
  readonly holds: readonly {
    readonly attempt_id: string
    readonly kind: string
    readonly state: string
  }[]
  readonly openAttempts: number
  /** Uses of promos as their counters say. */
  readonly promoUses: number
  /** Gift certificates whose balance is not the sum of their ledger. */
  readonly wrongBalances: number
}

/**
 * Lists the differences between the provider's ledger and the shop's orders; empty when each charge
 * is one order and each order one charge.
 */
export function discrepancies({
  ledger,
  orders,
  holds,
  openAttempts,
  promoUses,
  wrongBalances,
}: LedgerSnapshot): string[] {
  const wrong: string[] = []
  const byCart = Map.groupBy(ledger, (row) => row.cart_id)
  for (const [cart, rows] of byCart)
    if (rows.length > 1) wrong.push(`cart ${cart} was charged ${rows.length} times`)
  const orderOf = new Map(orders.map((order) => [order.charge_id, order]))
  for (const row of ledger) {
    const order = orderOf.get(row.charge_id)
    if (!order) wrong.push(`charge ${row.charge_id} of cart ${row.cart_id} has no order`)
    else if (
      order.amount_minor !== row.amount_minor ||
      order.currency !== row.currency ||
      order.attempt_id !== row.key
    )
      wrong.push(`order ${order.number} differs from its charge`)
  }
  const charged = new Set(ledger.map((row) => row.charge_id))
  for (const order of orders)
    if (order.amount_minor > 0 && !charged.has(order.charge_id))
      wrong.push(`order ${order.number} has no charge`)
  if (new Set(orders.map((order) => order.cart_id)).size !== orders.length)
    wrong.push('a cart has two orders')
  for (const hold of holds)
    if (hold.state === 'held') wrong.push(`a hold of attempt ${hold.attempt_id} leaked`)
  if (openAttempts > 0) wrong.push(`${openAttempts} attempts never ended`)
  const captured = holds.filter(
    ({ kind, state }) => kind === 'promo' && state === 'captured',
  ).length
  if (promoUses !== captured)
    wrong.push(`promos were counted ${promoUses} times and used ${captured} times`)
  if (wrongBalances > 0) wrong.push(`${wrongBalances} gift certificates differ from their ledger`)
  return wrong
}

type Query = (text: string) => Promise<{ rows: unknown[] }>

/** Reads the shop's books from its database. */
export async function readLedgerSnapshot(
  query: Query,
  ledger: readonly LedgerRow[],
): Promise<LedgerSnapshot> {
  const rows = async <T>(text: string) => (await query(text)).rows as T[]
  const [open] = await rows<{ open: number }>(
    "SELECT count(*)::int AS open FROM payment_attempts WHERE state NOT IN ('ordered', 'declined') AND held IS NULL",
  )
  const [uses] = await rows<{ uses: number }>(
    'SELECT coalesce(sum(used_count), 0)::int AS uses FROM promos',
  )
  const [differing] = await rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM gift_certificates WHERE balance_minor IS DISTINCT FROM (
      SELECT sum(amount_minor) FROM gift_certificate_ledger
      WHERE certificate_id = gift_certificates.id)`,
  )
  return {
    ledger,
    orders: await rows<BookedOrder>(
      'SELECT number, cart_id, attempt_id, charge_id, amount_minor, currency FROM orders',
    ),
    holds: await rows<{ attempt_id: string; kind: string; state: string }>(
      'SELECT attempt_id, kind, state FROM payment_holds',
    ),
    openAttempts: open?.open ?? 0,
    promoUses: uses?.uses ?? 0,
    wrongBalances: differing?.n ?? 0,
  }
}
