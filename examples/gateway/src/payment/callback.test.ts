import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signCallback } from '../payment-provider/secret.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { recoverOnce } from './recovery.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'
import type { Shopper } from './testing/shopper.ts'

describe.each(DATABASES)('callbacks on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  const flags = (id: string) =>
    shop.sql('SELECT reason FROM payment_flags WHERE attempt_id = $1', [id])
  const eventOf = (key: string) =>
    shop.events().find(({ body }) => body.includes(`"${key}"`))?.body ?? ''

  /** A purchase whose answer was lost after the charge. */
  async function lost(): Promise<{ ada: Shopper; id: string; event: string }> {
    const ada = shop.shopper()
    await ada.toReview()
    await shop.faults({ kind: 'drop-after' })
    const id = newAttemptId()
    expect((await ada.place(id)).json.attempt?.state).toBe('unknown')
    return { ada, id, event: eventOf(id) }
  }

  describe("the provider's callback", () => {
    it('finishes an order whose answer was lost, once, however often it comes', async () => {
      const { ada, id, event } = await lost()
      const replies = await Promise.all(Array.from({ length: 5 }, () => shop.callback(event)))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
      await shop.sql('UPDATE payment_attempts SET lease_until = now()')
      await recoverOnce(shop.deps)
      expect([
        shop.charges(ada.state.cartId).length,
        (await shop.orders(ada.state.cartId)).length,
      ]).toEqual([1, 1])
      expect(
        await shop.sql('SELECT count(*)::int AS n FROM payment_events WHERE attempt_id = $1', [id]),
      ).toEqual([{ n: 1 }])
      expect(await flags(id)).toEqual([])
    })

    it('is rejected without a good signature, and changes nothing', async () => {
      const { ada, id, event } = await lost()
      const now = Math.floor(Date.now() / 1000)
      for (const signature of [
        '',
        't=1,v1=00',
        signCallback(event, 'another key', now),
        signCallback(event, 'callback secret', now - 3600),
        signCallback(`${event} `, 'callback secret', now),
      ]) {
        expect((await shop.callback(event, signature)).status).toBe(400)
      }
      expect((await ada.attempt(id)).json.attempt?.state).toBe('unknown')
      expect((await shop.callback(event)).status).toBe(200)
    })

    it("does not overrule the provider's ledger", async () => {
      const { ada, id, event } = await lost()
      const forged = JSON.stringify({
        ...(JSON.parse(event) as object),
        charge: { ...(JSON.parse(event) as { charge: object }).charge, amount_minor: 1 },
      })
      await shop.callback(forged)
      expect(await flags(id)).toEqual([{ reason: 'event_mismatch' }])
      expect(shop.charges(ada.state.cartId)).toHaveLength(1)
      // The provider's ledger is right, so the order stands for the charged amount.
      expect(await shop.orders(ada.state.cartId)).toMatchObject([
        { amount_minor: Math.round(ada.state.total * 100) },
      ])
    })

    it('orders nothing for a key that nobody charged', async () => {
      const ada = shop.shopper()
      await ada.toReview()
      await shop.faults({ kind: 'drop-before' })
      const id = newAttemptId()
      await ada.place(id)
      const total = Math.round(ada.state.total * 100)
      const made = JSON.stringify({
        id: 'evt_made_up',
        type: 'charge.succeeded',
        created: 1,
        charge: {
          id: 'ch_made_up',
          key: id,
          amount_minor: total,
          currency: 'USD',
          status: 'succeeded',
          failure_code: null,
        },
      })
      await shop.callback(made)
      expect(await shop.orders(ada.state.cartId)).toEqual([])
      expect(await flags(id)).toEqual([{ reason: 'event_mismatch' }])
    })

    it('leads to the same end for every order and repetition of events', async () => {
      for (let round = 0; round < 12; round += 1) {
        const { ada, id, event } = await lost()
        const list = Array.from({ length: 1 + (round % 4) }, (_, at) =>
          at % 2 === 0 ? () => shop.callback(event) : () => ada.place(id),
        )
        if (round % 3 === 0) list.reverse()
        await (round % 2 === 0
          ? Promise.all(list.map((step) => step()))
          : list.reduce<Promise<unknown>>(async (before, step) => {
              await before
              return step()
            }, Promise.resolve()))
        await shop.callback(event)
        expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
        expect([
          shop.charges(ada.state.cartId).length,
          (await shop.orders(ada.state.cartId)).length,
        ]).toEqual([1, 1])
      }
    })
  })
})
