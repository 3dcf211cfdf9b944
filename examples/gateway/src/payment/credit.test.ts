import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveSpoondollars, takeSpoondollars } from '../credit/spoondollars.ts'
import { openCode, takeOff } from '../credit/gift-certificates.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId, served } from './testing/shopper.ts'
import type { Shopper } from './testing/shopper.ts'

const CROWD = 50

describe.each(DATABASES)('credit on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  const addService = (shopper: Shopper, subType: string, size: string, more: object = {}) =>
    shopper.call(
      'POST',
      '/stock_products/order_items',
      { type: 'service', sub_type: subType, size, quantity: 1, ...more },
      { 'idempotency-key': newAttemptId() },
    )

  /** Buys a service alone, and gives the number of its order. */
  async function buy(shopper: Shopper, subType: string, size: string): Promise<string> {
    await addService(shopper, subType, size)
    await shopper.putShipping()
    await shopper.payWith()
    return (await shopper.place(newAttemptId())).json.attempt?.order_number ?? ''
  }

  async function boughtCode(size = '100'): Promise<{ id: string; code: string }> {
    const buyer = shop.shopper()
    await buyer.begin()
    const [row] = await shop.sql('SELECT id FROM gift_certificates WHERE order_number = $1', [
      await buy(buyer, 'gift_certificate', size),
    ])
    const id = String(row?.['id'])
    return { id, code: (await openCode(id, shop.deps))?.code ?? '' }
  }

  const apply = (shopper: Shopper, code: string | null) =>
    shopper.call(
      'PUT',
      `/order/${shopper.state.cartId}/gift_certificate`,
      { code },
      shopper.versioned(),
    )

  async function accountOf(id: string) {
    const [certificate] = await shop.sql(
      'SELECT amount_minor, balance_minor FROM gift_certificates WHERE id = $1',
      [id],
    )
    const [ledger] = await shop.sql(
      'SELECT sum(amount_minor)::int AS sum FROM gift_certificate_ledger WHERE certificate_id = $1',
      [id],
    )
    const balance = Number(certificate?.['balance_minor'])
    expect(ledger?.['sum']).toBe(balance)
    return { balance, amount: Number(certificate?.['amount_minor']) }
  }

  it(
    `is spent once when ${CROWD} shoppers pay with one certificate`,
    { timeout: 240_000 },
    async () => {
      const { id, code } = await boughtCode()
      const crowd = Array.from({ length: CROWD }, () => shop.shopper())
      for (const each of crowd) {
        await each.begin()
        await each.add(2, 2)
        await each.putShipping()
        await each.putDelivery()
        expect((await apply(each, code)).status).toBe(200)
      }
      const replies = await Promise.all(crowd.map((each) => each.place(newAttemptId())))
      const placed = crowd.filter((_, at) => replies[at]?.json.attempt?.state === 'ordered')
      const spent = placed.reduce((sum, { state }) => sum + Math.round(state.total * 100), 0)
      const { balance, amount } = await accountOf(id)
      expect(placed.length).toBeGreaterThan(0)
      expect(placed.length).toBeLessThan(CROWD)
      expect(balance).toBe(amount - spent)
      expect(balance).toBeGreaterThanOrEqual(0)
      for (const [at, each] of crowd.entries()) {
        expect(shop.charges(each.state.cartId)).toEqual([])
        if (!placed.includes(each))
          expect(['ORDER_CLEANUP_REVIEW_REQUIRED', 'PAYMENT_DETAILS_MISSING_ERROR']).toContain(
            errorCode(replies[at] ?? { status: 0, json: {} }),
          )
      }
    },
  )

  it(`loses nothing of ${CROWD} takes from one balance at once`, async () => {
    const { id } = await boughtCode()
    const member = shop.shopper()
    await member.begin()
    const [user] = await shop.sql('SELECT id FROM users ORDER BY created_at DESC LIMIT 1')
    const userId = String(user?.['id'])
    const now = new Date()
    const change = { attemptId: null, now }
    await shop.deps.db.transaction((tx) =>
      giveSpoondollars(tx, { ...change, userId, cents: 1_000 }, 'bought'),
    )
    const takes = Array.from({ length: CROWD }, (_, at) => 70 + at)
    const taken = await Promise.all(
      takes.map((cents) =>
        shop.deps.db.transaction(async (tx) => ({
          cents: (await takeSpoondollars(tx, { ...change, userId, cents })) ? cents : 0,
          minor: (await takeOff(tx, { ...change, id, amountMinor: cents * 10 })) ? cents * 10 : 0,
        })),
      ),
    )
    const sum = (of: 'cents' | 'minor') => taken.reduce((total, each) => total + each[of], 0)
    const [left] = await shop.sql(
      `SELECT balance_cents, (SELECT sum(amount_cents)::int FROM spoondollar_ledger
        WHERE spoondollar_ledger.user_id = spoondollar_accounts.user_id) AS sum
      FROM spoondollar_accounts WHERE user_id = $1`,
      [userId],
    )
    expect(left).toEqual({ balance_cents: 1_000 - sum('cents'), sum: 1_000 - sum('cents') })
    const { balance, amount } = await accountOf(id)
    expect(balance).toBe(amount - sum('minor'))
    expect(sum('cents')).toBeGreaterThan(0)
  })

  it('pays one order of 50 doubled submits, and no other gets it', async () => {
    const { id, code } = await boughtCode('25')
    const ada = shop.shopper()
    await ada.toReview()
    await apply(ada, code)
    await ada.payWith()
    const replies = await Promise.all(
      Array.from({ length: CROWD }, () => {
        const attemptId = newAttemptId()
        return served(() => ada.place(attemptId))
      }),
    )
    expect(new Set(replies.map(({ json }) => json.attempt?.order_number)).size).toBe(1)
    const due =
      Math.round(ada.state.total * 100) - Math.min(2_500, Math.round(ada.state.total * 100))
    expect(shop.charges(ada.state.cartId).map(({ amount_minor: minor }) => minor)).toEqual([due])
    expect((await accountOf(id)).balance).toBe(0)
  })

  it.each([
    ['USD', 'US'],
    ['GBP', 'GB'],
    ['EUR', 'DE'],
    ['CAD', 'CA'],
    ['AUD', 'AU'],
  ])('and the charge sum to the total exactly, in %s', async (currency, country) => {
    const ada = shop.shopper()
    await ada.begin({ country, currency })
    const state = { CA: 'ON', AU: 'NSW', US: 'NY' }[country] ?? ''
    const zipcode = { CA: 'M5V 2T6', AU: '2000', GB: 'SE1 7PB', US: '12201' }[country] ?? '04109'
    const place = { country, state, zipcode }
    await addService(ada, 'gift_certificate', '25')
    await ada.putShipping(place)
    await ada.payWith()
    const number = (await ada.place(newAttemptId())).json.attempt?.order_number
    const [row] = await shop.sql('SELECT id FROM gift_certificates WHERE order_number = $1', [
      number,
    ])
    const code = (await openCode(String(row?.['id']), shop.deps))?.code ?? ''
    await ada.add(2, 3)
    await ada.putShipping(place)
    await ada.putDelivery()
    const { checkout } = (await apply(ada, code)).json
    await ada.payWith()
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    const minor = (raw: number | undefined) => Math.round((raw ?? 0) * 100)
    const [credit] = checkout?.credits ?? []
    const [charge] = shop.charges(ada.state.cartId)
    expect(charge).toMatchObject({ currency, amount_minor: minor(checkout?.raw_due) })
    expect(minor(credit?.raw_amount) + minor(checkout?.raw_due)).toBe(
      minor(checkout?.order.pricing.raw_total),
    )
    expect(credit?.raw_amount).toBeGreaterThan(1)
  })

  it('counts guessed codes, right or wrong', async () => {
    const { code } = await boughtCode('25')
    const eve = shop.shopper()
    await eve.toReview()
    Object.assign(shop.deps.config.limits, { guesses: 3 })
    try {
      for (let guess = 0; guess < 3; guess += 1)
        expect(errorCode(await apply(eve, 'AAAA-AAAA-AAAA-AAAA'))).toBe('FIELD_VALUE_INVALID')
      expect(await apply(eve, code)).toMatchObject({ status: 429 })
      expect((await apply(eve, null)).status).toBe(200)
    } finally {
      Object.assign(shop.deps.config.limits, { guesses: 0 })
    }
  })

  it('keeps codes as hashes, and ledgers as they are', async () => {
    const { id, code } = await boughtCode('25')
    const [row] = await shop.sql('SELECT * FROM gift_certificates WHERE id = $1', [id])
    expect(JSON.stringify(row)).not.toContain(code)
    for (const table of ['gift_certificate_ledger', 'spoondollar_ledger'])
      await expect(shop.sql(`DELETE FROM ${table}`)).rejects.toThrow('append-only')
  })
})
