import type pg from 'pg'
import type { Instruments } from './bad-network-purchase.ts'
import { giftCodesIn, untilMailed } from './outbox-folder.ts'
import type { Processes } from './processes.ts'
import { createShopper, newAttemptId } from './shopper.ts'

const PASSWORD = 'A long sentence of nobody'
const PROMO = 'SHORT10'
const SPOONDOLLAR_CENTS = 1_000_000

/** Makes what shoppers spend, while nothing is killed yet. */
export async function fillPurses(
  first: Processes,
  client: pg.Client,
  counts: { readonly certificates: number; readonly promoUses: number },
): Promise<Instruments[]> {
  await client.query(
    `INSERT INTO promos (code, percent_off, starts_at, usage_limit)
     VALUES ($1, 10, now() - interval '1 day', $2)`,
    [PROMO, counts.promoUses],
  )
  const buyer = createShopper(first.shop)
  await buyer.begin()
  for (let made = 0; made < counts.certificates; made += 1) await buyer.addCertificate('25')
  await buyer.putShipping()
  await buyer.payWith()
  await buyer.place(newAttemptId())
  await untilMailed(first.dataDir, counts.certificates + 1)
  const codes = giftCodesIn(first.dataDir)
  if (codes.length !== counts.certificates) throw new Error(`${codes.length} certificates came`)
  const member = { email: 'spender@example.com', password: PASSWORD }
  const form = { ...member, screen_name: 'Spender' }
  const { status } = await createShopper(first.shop).call('POST', '/user/register', form)
  if (status >= 300) throw new Error(`register: ${status}`)
  await client.query(
    `WITH given AS (
      INSERT INTO spoondollar_accounts (user_id, balance_cents, updated_at)
      SELECT user_id, $1, now() FROM accounts WHERE email = $2 RETURNING user_id)
    INSERT INTO spoondollar_ledger (user_id, kind, amount_cents, at)
    SELECT user_id, 'bought', $1, now() FROM given`,
    [SPOONDOLLAR_CENTS, member.email],
  )
  return codes.map((giftCode) => ({ giftCode, promoCode: PROMO, member }))
}
