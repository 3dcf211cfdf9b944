import { orderLookupDetails, readOrderLookup } from '@selvage/core/orders'
import type { OrderLookup } from '@selvage/core/orders'
import { sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { outbox } from '../db/schema/outbox.ts'
import { orders } from '../db/schema/payment.ts'
import { HttpError } from '../http/http-error.ts'
import { countShared } from '../http/shared-limit.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'

/**
 * Lets a mail with the way to an order go to its shopper, where there is one of that number and
 * e-mail address. One statement finds the order and writes the mail down, so that its time tells
 * nobody more than the two facts that they know already.
 */
export async function mailOrderLink(
  typed: OrderLookup,
  peer: Parameters<typeof countShared>[1],
  deps: Deps,
): Promise<void> {
  const lookup = readOrderLookup(typed)
  if (!lookup) throw new HttpError(400, orderLookupDetails(typed))
  await countShared('order-mail-address', peer, deps)
  await countShared('order-mail', tokenHash(lookup.email).toString('base64url'), deps)
  const key = `order-link-${newToken()}`
  await deps.db.orm.execute(sql`
    INSERT INTO ${outbox} (key, kind, order_number, due_at)
    SELECT ${key}, 'order-link', ${orders.number}, ${deps.now().toISOString()}::timestamptz
    FROM ${orders}
    WHERE ${orders.number} = ${lookup.orderNumber}
      AND lower(${orders.snapshot}->>'email') = ${lookup.email}`)
}
