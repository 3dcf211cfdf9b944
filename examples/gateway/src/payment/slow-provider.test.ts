import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId } from './testing/shopper.ts'

describe.each(DATABASES)('a card’s fields that open slowly on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())
  afterEach(() => vi.restoreAllMocks())

  /** Does something while the provider is being asked for the fields. */
  function meanwhile(act: () => Promise<unknown>): void {
    const { openSession } = shop.deps.payments
    vi.spyOn(shop.deps.payments, 'openSession').mockImplementationOnce(async (request) => {
      await act()
      return openSession.call(shop.deps.payments, request)
    })
  }

  it('leave the payment that was chosen meanwhile, which pays the order', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    await ada.add(3)
    meanwhile(() => ada.payWith())
    expect((await ada.openPayment()).status).toBe(200)
    expect((await ada.checkout()).json.checkout?.payment).toMatchObject({ last4: '4242' })
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
  })

  it('change nothing of an order that was placed meanwhile', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    meanwhile(() => ada.place(newAttemptId()))
    expect(errorCode(await ada.openPayment())).toBe('ORDER_NOT_PENDING')
    expect(await shop.orders(ada.state.cartId)).toHaveLength(1)
  })
})
