import { eq } from 'drizzle-orm'
import { formatMoney } from '@selvage/i18n/format'
import type { Queryable } from '../db/database.ts'
import { cardMinimums } from '../db/schema/checkout.ts'
import { httpError } from '../http/http-error.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/** Rejects a card for less than the shop's minimum, where it has set one. @source spec 1 §8 */
export async function assertCardMinimum(
  db: Queryable,
  { cart, currency }: LoadedCheckout,
  locale: string,
): Promise<void> {
  const [least] = await db.select().from(cardMinimums).where(eq(cardMinimums.currency, currency))
  const minor = Math.max(least?.amountMinor ?? 0, 1)
  if (cart.priced.totalMinor < minor)
    throw httpError('STRIPE_TOTAL_AMOUNT_TOO_LOW', {
      params: { amount: formatMoney({ minor, currency }, locale) },
    })
}
