import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemory } from '../db/open-database.ts'
import { ensureSnapshot } from '../seed/snapshot.ts'
import { recoverOnce } from './recovery.ts'
import { discrepancies, readLedgerSnapshot } from './testing/oracle.ts'
import { openPayShop } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import type { PaymentPort } from '../payment-port/payment-port.ts'
import { newAttemptId } from './testing/shopper.ts'

/**
 * A provider that takes any token any number of times, as some do: then the key is all that
 * protects the shopper.
 */
const lax = (port: PaymentPort, shop: () => PayShop): PaymentPort => ({
  ...port,
  charge: async (request) => {
    shop().forgetTokens()
    return port.charge(request)
  },
})

// Each protection is switched off in turn: a suite that does not notice would prove nothing when it
// passes.
describe.each([
  { name: 'everything in place', off: 'nothing' },
  { name: 'the key', off: 'key' },
  { name: 'one attempt a cart', off: 'attempt' },
] as const)('with $off switched off ($name)', ({ off }) => {
  let shop: PayShop
  const wrap = (port: PaymentPort): PaymentPort => {
    const open = lax(port, () => shop)
    if (off !== 'key') return open
    // A gateway that makes a new key for each try.
    return {
      ...open,
      find: async () => null,
      charge: async (request) =>
        open.charge({ ...request, key: randomBytes(16).toString('base64url') }),
    }
  }
  beforeAll(async () => {
    shop = openPayShop(await openMemory(await ensureSnapshot(50)), { wrap })
    if (off !== 'attempt') return
    await shop.sql('DROP INDEX payment_attempts_open')
    await shop.sql(
      "CREATE FUNCTION never_paying() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.state = 'paying' THEN NEW.state := 'open'; END IF; RETURN NEW; END $$",
    )
    await shop.sql(
      'CREATE TRIGGER never_paying BEFORE UPDATE ON carts FOR EACH ROW EXECUTE FUNCTION never_paying()',
    )
  })
  afterAll(async () => shop.close())

  it(
    off === 'nothing' ? 'finds every charge ordered once' : 'is found by comparing the ledgers',
    async () => {
      const ada = shop.shopper()
      await ada.toReview()
      await shop.faults({ kind: 'drop-after' })
      await ada.place(newAttemptId())
      // The shopper tries again in another tab, then recovery comes.
      await ada.place(newAttemptId())
      await shop.sql('UPDATE payment_attempts SET lease_until = now()')
      await recoverOnce(shop.deps)
      await shop.sql('UPDATE payment_attempts SET lease_until = now()')
      await recoverOnce(shop.deps)
      const wrong = discrepancies(
        await readLedgerSnapshot(
          async (text) => ({ rows: await shop.sql(text) }),
          shop.store.ledger(),
        ),
      )
      if (off === 'nothing') expect(wrong).toEqual([])
      else expect(wrong.join('; ')).toMatch(/was charged [23] times/)
    },
  )
})
