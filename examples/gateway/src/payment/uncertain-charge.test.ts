import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import { recoverOnce } from './recovery.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId } from './testing/shopper.ts'

describe.each(DATABASES)('a charge whose outcome is uncertain on %s', (database) => {
  let shop: PayShop
  let clock = () => new Date()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { now: () => clock() })
  })
  afterAll(async () => shop.close())

  /** Lets recovery take what nobody works on, whatever pause it should keep. */
  async function recover(): Promise<void> {
    await shop.sql('UPDATE payment_attempts SET lease_until = now()')
    await recoverOnce(shop.deps)
  }
  const attemptState = async (id: string) =>
    (await shop.sql('SELECT state, held, code FROM payment_attempts WHERE id = $1', [id]))[0]

  it.each(['drop-after', '500-after', 'drop-before', '500'])(
    'settles a lost answer (%s) by the same key',
    async (kind) => {
      const ada = shop.shopper()
      await ada.toReview()
      await shop.faults({ kind })
      const id = newAttemptId()
      expect((await ada.place(id)).json.attempt).toMatchObject({
        id,
        state: 'unknown',
        order_number: null,
      })
      expect(errorCode(await ada.putShipping())).toBe('CART_BEING_PAID')
      await recover()
      expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
      expect((await ada.place(id)).json.attempt?.state).toBe('ordered')
      expect(shop.charges(ada.state.cartId)).toMatchObject([{ key: id }])
    },
  )

  it('marks an attempt unknown when the provider does not answer, and asks again', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    await shop.faults({ kind: 'delay', ms: 4_000 })
    const id = newAttemptId()
    expect((await ada.place(id)).json.attempt).toMatchObject({ state: 'unknown' })
    await recover()
    expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
  })

  it('cancels an old attempt, whose key can then never charge', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    await shop.faults({ kind: 'drop-before' })
    const id = newAttemptId()
    await ada.place(id)
    clock = () => new Date(Date.now() + 10 * 60_000)
    await recover()
    clock = () => new Date()
    expect(await attemptState(id)).toMatchObject({
      state: 'declined',
      code: 'PAYMENT_TECHNICAL_FAILURE',
    })
    const token = (await shop.sql('SELECT token FROM payment_attempts WHERE id = $1', [id]))[0]?.[
      'token'
    ]
    const late = await shop.deps.payments.charge({
      key: id,
      method: 'card',
      customerId: 'ada',
      saveCard: false,
      returnUrl: 'http://localhost:3000/',
      language: 'en_US',
      shopper: { name: 'Ada Byron', email: 'ada@example.com' },
      token: String(token),
      cartId: ada.state.cartId,
      amountMinor: Math.round(ada.state.total * 100),
      currency: 'USD',
    })
    expect(late).toMatchObject({ kind: 'charge', charge: { status: 'cancelled' } })
    expect(shop.charges(ada.state.cartId)).toEqual([])
  })

  it('holds a charge of another amount for a person', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    // The provider binds its session to the amount; without that it books what it likes.
    await shop.faults({ kind: 'wrong-amount' })
    shop.forgetAmounts()
    const id = newAttemptId()
    expect((await ada.place(id)).json.attempt).toMatchObject({ state: 'unknown' })
    await recover()
    expect(await attemptState(id)).toMatchObject({ state: 'unknown', held: 'amount_mismatch' })
    expect(await shop.orders(ada.state.cartId)).toEqual([])
    expect(await shop.sql('SELECT reason FROM payment_flags WHERE attempt_id = $1', [id])).toEqual([
      { reason: 'amount_mismatch' },
    ])
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
  })
})
