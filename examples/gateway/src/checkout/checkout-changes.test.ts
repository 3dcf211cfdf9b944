import { checkout, orderChanges } from '@selvage/core/checkout'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { errorCode, newAttemptId } from '../payment/testing/shopper.ts'
import type { Shopper } from '../payment/testing/shopper.ts'

describe.each(DATABASES)('a change between review and payment on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  async function withCart(options: object = {}): Promise<Shopper> {
    const shopper = shop.shopper()
    await shopper.begin(options)
    await shopper.add()
    return shopper
  }

  const uncharged = async (
    ada: Shopper,
    wanted: object,
    change: () => Promise<unknown>,
    undo: () => Promise<unknown>,
  ) => {
    await change()
    try {
      const reply = await ada.place(newAttemptId())
      expect(reply.status).toBe(400)
      expect(reply.json.errors?.[0]).toMatchObject(wanted)
      expect(shop.charges(ada.state.cartId)).toEqual([])
    } finally {
      await undo()
    }
  }
  const ready = async (options: object = {}, address: object = {}) => {
    const ada = await withCart(options)
    await ada.putShipping(address)
    await ada.putDelivery()
    await ada.payWith()
    return ada
  }
  /** Reads the changes of an order since its payment was given. */
  const readChanges = async (ada: Shopper) => {
    const { agreed, order, payment } = v.parse(checkout, (await ada.checkout()).json.checkout)
    const { lines, amounts } = orderChanges(agreed, order)
    return { payment, lines, parts: amounts.map(({ part }) => part) }
  }
  const london = { country: 'GB', state: '', zipcode: 'SW1A 1AA', city: 'London' }

  it('names a changed exchange rate, and charges the new total only once the card was given again', async () => {
    const ada = await ready({ country: 'GB', currency: 'GBP' }, london)
    const [rate] = await shop.sql("SELECT rate FROM exchange_rates WHERE currency = 'GBP'")
    await shop.sql("UPDATE exchange_rates SET rate = rate * 1.1 WHERE currency = 'GBP'")
    expect(errorCode(await ada.place(newAttemptId()))).toBe('EXCHANGE_RATE_CHANGED')
    const changed = await readChanges(ada)
    expect(changed.payment).toBeNull()
    expect(changed.lines.map(({ before, now }) => now && now.minor > before.minor)).toEqual([true])
    expect(changed.parts).toEqual(['subtotal', 'shipping', 'tax', 'total'])
    // The new total alone is not enough: the card was given for the old one.
    expect(errorCode(await ada.place(newAttemptId()))).toBe('EXCHANGE_RATE_CHANGED')
    await ada.payWith()
    expect((await readChanges(ada)).parts).toEqual([])
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect(shop.charges(ada.state.cartId)).toMatchObject([
      { amount_minor: Math.round(ada.state.total * 100), currency: 'GBP' },
    ])
    await shop.sql("UPDATE exchange_rates SET rate = $1 WHERE currency = 'GBP'", [rate?.['rate']])
  })

  it('names another currency, to a card of the old one and to the order', async () => {
    const ada = await ready({ country: 'GB', currency: 'GBP' }, london)
    const { session_id } = (await ada.openPayment()).json
    const before = await ada.tokenize(session_id ?? '')
    await ada.call('PATCH', '/user/me/preferences', { preferences: { currency: 'EUR' } })
    expect(errorCode(await ada.place(newAttemptId()))).toBe('CURRENCY_CHANGED')
    expect(errorCode(await ada.putPayment(before))).toBe('CURRENCY_CHANGED')
    await ada.payWith()
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect(shop.charges(ada.state.cartId)).toMatchObject([
      { amount_minor: Math.round(ada.state.total * 100), currency: 'EUR' },
    ])
  })

  it('names a changed VAT rate, although the total is the same', async () => {
    const ada = await ready({}, london)
    await uncharged(
      ada,
      { code: 'VAT_RATE_CHANGED' },
      async () => {
        await shop.sql("INSERT INTO tax_rates (region, rate) VALUES ('GB', 0.175)")
        expect(await readChanges(ada)).toMatchObject({ lines: [], parts: ['tax'] })
      },
      () => shop.sql('DELETE FROM tax_rates'),
    )
  })

  it('names a fabric that is out of stock and a design that is gone, and keeps the other items', async () => {
    const ada = await ready()
    await uncharged(
      ada,
      { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'fabric_unavailable' } },
      async () => {
        await shop.sql(
          "UPDATE fabrics SET status = 'out_of_stock' WHERE code = 'PETAL_SIGNATURE_COTTON'",
        )
        const { lines, parts } = await readChanges(ada)
        expect(lines).toMatchObject([{ now: null, reason: 'fabric_unavailable' }])
        expect(parts).toContain('total')
      },
      () =>
        shop.sql("UPDATE fabrics SET status = 'available' WHERE code = 'PETAL_SIGNATURE_COTTON'"),
    )
    await uncharged(
      ada,
      { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'design_unavailable' } },
      () => shop.sql('UPDATE designs SET for_sale = false WHERE id = 2'),
      () => shop.sql('UPDATE designs SET for_sale = true WHERE id = 2'),
    )
    expect((await ada.checkout()).json.checkout?.order.order_items).toHaveLength(1)
  })

  it('names a promo that has ended, with the lines that had it', async () => {
    const ada = shop.shopper()
    await ada.toReview(undefined, { promo: { id: 'WELCOME10' } })
    const reasons = async () =>
      (await ada.checkout()).json.checkout?.order.order_items.map(({ cleanup }) => cleanup)
    expect(await reasons()).toEqual([null])
    await uncharged(
      ada,
      { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'promo_ended' } },
      async () => {
        await shop.sql(
          "UPDATE promos SET ends_at = now() - interval '1 hour' WHERE code = 'WELCOME10'",
        )
        expect(await reasons()).toEqual(['promo_ended'])
      },
      () => shop.sql("UPDATE promos SET ends_at = NULL WHERE code = 'WELCOME10'"),
    )
    expect(await reasons()).toEqual([null])
  })

  it('charges no guest with a promo that is for members now', async () => {
    const ada = shop.shopper()
    await ada.toReview(undefined, { promo: { id: 'WELCOME10' } })
    await uncharged(
      ada,
      { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'promo_not_applicable' } },
      () => shop.sql("UPDATE promos SET members_only = true WHERE code = 'WELCOME10'"),
      () => shop.sql("UPDATE promos SET members_only = false WHERE code = 'WELCOME10'"),
    )
  })

  it('takes no card whose frame was opened for another total', async () => {
    const ada = shop.shopper()
    await ada.toReview(undefined, { promo: { id: 'WELCOME10' } })
    const card = await ada.tokenize((await ada.openPayment()).json.session_id ?? '')
    await shop.sql("UPDATE promos SET ends_at = now() - interval '1 hour' WHERE code = 'WELCOME10'")
    try {
      // As when the order changes while the provider opens the frame.
      await ada.openPayment()
      expect(errorCode(await ada.putPayment(card))).toBe('ORDER_CLEANUP_REVIEW_REQUIRED')
    } finally {
      await shop.sql("UPDATE promos SET ends_at = NULL WHERE code = 'WELCOME10'")
    }
  })

  it('names a promo for which the order is worth too little now', async () => {
    const ada = shop.shopper()
    await ada.toReview(undefined, { promo: { id: 'WELCOME10' } })
    await uncharged(
      ada,
      { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'promo_not_applicable' } },
      () => shop.sql("UPDATE promos SET min_subtotal_usd_minor = 9999999 WHERE code = 'WELCOME10'"),
      () => shop.sql("UPDATE promos SET min_subtotal_usd_minor = 0 WHERE code = 'WELCOME10'"),
    )
  })

  it('rejects another total than the one that is charged', async () => {
    const ada = await ready()
    const other = await ada.place(newAttemptId(), { total: ada.state.total - 0.01 })
    expect(other.json.errors).toMatchObject([
      { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'total_changed' } },
    ])
    expect(errorCode(await ada.place(newAttemptId(), { version: ada.state.version - 1 }))).toBe(
      'CART_VERSION_CONFLICT',
    )
  })

  it('rejects a card below the minimum, with the amount', async () => {
    const ada = await ready()
    await uncharged(
      ada,
      { code: 'STRIPE_TOTAL_AMOUNT_TOO_LOW', params: { amount: 'US$500.00' } },
      () => shop.sql("INSERT INTO card_minimums VALUES ('USD', 50000)"),
      () => shop.sql('DELETE FROM card_minimums'),
    )
  })
})
