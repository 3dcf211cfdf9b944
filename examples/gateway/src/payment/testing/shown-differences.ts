import type pg from 'pg'
import type { LedgerRow } from '../../payment-provider/store-rows.ts'
import { EXPECTED_CODES } from './bad-network-purchase.ts'
import type { ShownPurchase } from './bad-network-purchase.ts'

interface OrderRow {
  readonly number: string
  readonly cart_id: string
  readonly amount_minor: number
}

/** Statements of which each returns what was spent twice, or not at all. */
const BALANCES: Readonly<Record<string, string>> = {
  'a certificate was overspent': 'SELECT id FROM gift_certificates WHERE balance_minor < 0',
  'a certificate differs from its orders': `
    SELECT id FROM gift_certificates WHERE amount_minor - balance_minor IS DISTINCT FROM (
      SELECT coalesce(sum(amount_minor), 0) FROM payment_holds
      WHERE kind = 'gift_certificate' AND state = 'captured' AND instrument = gift_certificates.id)`,
  'an account of Spoondollars differs from its ledger': `
    SELECT user_id FROM spoondollar_accounts WHERE balance_cents IS DISTINCT FROM (
      SELECT sum(amount_cents) FROM spoondollar_ledger
      WHERE user_id = spoondollar_accounts.user_id)`,
  'Spoondollars differ from their orders': `
    SELECT user_id FROM spoondollar_accounts WHERE balance_cents IS DISTINCT FROM
      (SELECT sum(amount_cents) FROM spoondollar_ledger
       WHERE kind = 'bought' AND user_id = spoondollar_accounts.user_id)
      - (SELECT coalesce(sum(amount_minor), 0) FROM payment_holds
         WHERE kind = 'spoondollars' AND state = 'captured'
         AND instrument = spoondollar_accounts.user_id)`,
  'a promo was used too often': 'SELECT code FROM promos WHERE used_count > usage_limit',
  'a captured hold has no order': `
    SELECT id FROM payment_holds WHERE state = 'captured' AND NOT EXISTS (
      SELECT FROM orders WHERE orders.attempt_id = payment_holds.attempt_id)`,
  'the ledger lacks a charge': `
    SELECT number FROM orders WHERE amount_minor > 0 AND NOT EXISTS (
      SELECT FROM payment_ledger WHERE payment_ledger.attempt_id = orders.attempt_id
      AND payment_ledger.charge_id = orders.charge_id
      AND payment_ledger.amount_minor = orders.amount_minor)`,
  'an order has no confirmation': `
    SELECT number FROM orders WHERE 1 <> (
      SELECT count(*) FROM outbox
      WHERE outbox.order_number = orders.number AND kind = 'order-confirmation')`,
  'an order has other pieces than were added': `
    SELECT number FROM orders JOIN cart_items USING (cart_id)
    WHERE type = 'fabric' GROUP BY number HAVING count(*) > 1 OR sum(quantity) <> 4`,
  'a payment waits for a person': 'SELECT id FROM payment_attempts WHERE held IS NOT NULL',
}

/**
 * Lists where the orders, the charges and the balances differ from the log that shoppers made of
 * what they were shown.
 */
export async function shownDifferences(
  purchases: readonly ShownPurchase[],
  ledger: readonly LedgerRow[],
  client: pg.Client,
): Promise<string[]> {
  const wrong: string[] = []
  const { rows } = await client.query<OrderRow>('SELECT number, cart_id, amount_minor FROM orders')
  const orderOf = new Map(rows.map((row) => [row.cart_id, row]))
  for (const { kind, cartId, attemptId, dueMinor, order, code } of purchases) {
    const charges = ledger.filter((row) => row.cart_id === cartId)
    const booked = orderOf.get(cartId)
    if (order === null) {
      if (charges.length > 0) wrong.push(`${kind} ended with ${code}, and was charged`)
      if (booked) wrong.push(`${kind} ended with ${code}, and became ${booked.number}`)
      if (!EXPECTED_CODES[kind]?.includes(code ?? '')) wrong.push(`${kind} ended with ${code}`)
      continue
    }
    if (booked?.number !== order) wrong.push(`order ${order} was shown, ${booked?.number} exists`)
    const amounts = charges.map((row) => row.amount_minor).join(', ')
    if (amounts !== String(dueMinor || ''))
      wrong.push(`order ${order} (${kind}) was shown ${dueMinor}, and charged ${amounts}`)
    if (charges[0] && charges[0].key !== attemptId)
      wrong.push(`order ${order} was charged by another attempt`)
  }
  for (const [sentence, text] of Object.entries(BALANCES)) {
    const found = await client.query(text)
    if (found.rows.length > 0) wrong.push(`${sentence}: ${JSON.stringify(found.rows.slice(0, 3))}`)
  }
  return wrong
}
