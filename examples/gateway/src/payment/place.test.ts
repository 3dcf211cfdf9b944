import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../payment-provider/test-cards.table.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId, served } from './testing/shopper.ts'

const DECLINED = '4000000000000002'

describe.each(DATABASES)('placing an order on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  it('goes from cart to invoice, and shows it to its owner alone', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const reply = await ada.place(newAttemptId())
    const number = reply.json.attempt?.order_number ?? ''
    expect(reply).toMatchObject({
      status: 200,
      json: { attempt: { state: 'ordered', code: null } },
    })
    expect(number).toMatch(/^R\d{12}$/)
    expect(shop.charges(ada.state.cartId)).toMatchObject([
      { amount_minor: Math.round(ada.state.total * 100), currency: 'USD' },
    ])
    const invoice = await ada.invoice(number)
    expect(invoice.json.invoice).toMatchObject({
      order_number: number,
      email: 'ada@example.com',
      order: { pricing: { raw_total: ada.state.total } },
      payment: { last4: '4242', brand: 'visa' },
      gateway_metadata: { provider: 'sandbox' },
    })
    const eve = shop.shopper()
    await eve.begin()
    const unknown = await eve.invoice('R000000000000')
    expect(await eve.invoice(number)).toEqual(unknown)
    expect(await eve.call('GET', `/order/${ada.state.cartId}/checkout`)).toMatchObject({
      status: 404,
    })
    expect(unknown.status).toBe(404)
    expect((await ada.checkout()).json.checkout).toMatchObject({
      attempt: { state: 'ordered', order_number: number },
    })
    expect(errorCode(await ada.putShipping())).toBe('ORDER_NOT_PENDING')
  })

  it('makes one order and one charge of 50 doubled submits', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const id = newAttemptId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => served(() => ada.place(id))))
    expect(
      new Set(replies.map(({ json }) => `${json.attempt?.state} ${json.attempt?.order_number}`))
        .size,
    ).toBe(1)
    expect(replies[0]?.json.attempt?.state).toBe('ordered')
    expect([
      shop.charges(ada.state.cartId).length,
      (await shop.orders(ada.state.cartId)).length,
    ]).toEqual([1, 1])
  })

  it('makes one order of two tabs', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const replies = await Promise.all(Array.from({ length: 6 }, () => ada.place(newAttemptId())))
    expect(
      new Set(replies.map(({ json }) => `${json.attempt?.state} ${json.attempt?.order_number}`))
        .size,
    ).toBe(1)
    expect((await ada.place(newAttemptId())).json.attempt).toMatchObject({
      state: 'ordered',
      order_number: replies[0]?.json.attempt?.order_number,
    })
    expect([
      shop.charges(ada.state.cartId).length,
      (await shop.orders(ada.state.cartId)).length,
    ]).toEqual([1, 1])
  })

  it('opens the cart again after a decline, and orders with another card and a new attempt', async () => {
    const ada = shop.shopper()
    await ada.toReview(DECLINED)
    const first = newAttemptId()
    expect(errorCode(await ada.place(first))).toBe('CARD_DECLINED')
    expect(errorCode(await ada.place(first))).toBe('CARD_DECLINED')
    expect((await ada.attempt(first)).json.attempt).toMatchObject({
      state: 'declined',
      code: 'CARD_DECLINED',
      order_number: null,
    })
    expect(errorCode(await ada.place(newAttemptId()))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
    expect((await ada.checkout()).json.checkout).toMatchObject({
      payment: null,
      attempt: { state: 'declined' },
    })
    await ada.payWith()
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect([
      shop.charges(ada.state.cartId).length,
      (await shop.orders(ada.state.cartId)).length,
    ]).toEqual([1, 1])
  })

  it.each(Object.entries(TEST_CARDS).filter(([, outcome]) => outcome !== null))(
    'card %s is rejected with %s, uncharged',
    async (number, outcome) => {
      const ada = shop.shopper()
      await ada.toReview(number)
      expect(errorCode(await ada.place(newAttemptId()))).toBe(outcome)
      expect(shop.charges(ada.state.cartId)).toEqual([])
    },
  )

  it('rejects an attempt id of another request or another shopper', async () => {
    const [ada, eve] = [shop.shopper(), shop.shopper()]
    await ada.toReview()
    await eve.toReview()
    const id = newAttemptId()
    await ada.place(id)
    expect(await ada.place(id, { total: 1 })).toMatchObject({ status: 422 })
    expect(await ada.place(newAttemptId(), { key: 'another-key-entirely' })).toMatchObject({
      status: 422,
    })
    expect(await eve.place(id)).toMatchObject({ status: 404 })
    expect(await eve.attempt(id)).toMatchObject({ status: 404 })
    expect(shop.charges(eve.state.cartId)).toEqual([])
  })

  it('writes no card number, token or address into its log', () => {
    expect(shop.logged.length).toBeGreaterThan(100)
    expect(shop.logged.join('\n')).not.toMatch(/4242424242|4000000000|tok_|Analytical|ada@example/)
  })
})
