import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { newAttemptId, NO_GIFT } from '../payment/testing/shopper.ts'
import type { Reply, Shopper } from '../payment/testing/shopper.ts'

describe.each(DATABASES)('the checkout on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  const code = (reply: Reply) => reply.json.errors?.[0]?.code
  const fieldErrors = (reply: Reply) =>
    Object.fromEntries(
      (reply.json.errors ?? []).map((error) => [error.field, error.message ?? error.code]),
    )

  async function withCart(options: object = {}): Promise<Shopper> {
    const shopper = shop.shopper()
    await shopper.begin(options)
    await shopper.add()
    return shopper
  }

  describe('the shipping step', () => {
    it.each([
      [{ email: '' }, { email: 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS' }],
      [{ email: 'a b@example.com' }, { email: 'provide email' }],
      [{ email_retype: 'other@example.com' }, { email_retype: 'mismatch' }],
      [{ country: 'US', state: '' }, { state: 'required' }],
      [{ country: 'US', state: 'ON' }, { state: 'FIELD_VALUE_INVALID' }],
      [{ country: 'US', state: '__proto__' }, { state: 'FIELD_VALUE_INVALID' }],
      [{ country: '' }, { country: 'ORDER_HAS_NO_COUNTRY' }],
      [{ zipcode: '1220' }, { zipcode: 'INVALID_ZIPCODE' }],
      [{ country: 'CA', state: 'ON', zipcode: 'D1A 1A1' }, { zipcode: 'INVALID_ZIPCODE' }],
      [
        { full_name: '', line1: undefined, city: ' ', phone: '' },
        { full_name: 'required', city: 'required', phone: 'required' },
      ],
      [
        { zipcode: '122', email: '', city: '' },
        {
          zipcode: 'INVALID_ZIPCODE',
          email: 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS',
          city: 'required',
        },
      ],
    ])('answers %j with every error at its field', async (change, wanted) => {
      const ada = await withCart()
      const reply = await ada.putShipping(change)
      expect(reply.status).toBe(400)
      expect(fieldErrors(reply)).toEqual(wanted)
      expect((await ada.checkout()).json.checkout).toMatchObject({
        email: null,
        delivery_options: [],
      })
    })

    it('answers delivery options and totals with tax', async () => {
      const ada = await withCart()
      const { json } = await ada.putShipping()
      const { order, delivery_options: options } = json.checkout ?? {}
      expect(options?.map(({ id }) => id)).toEqual(['standard', 'rush', 'guaranteed'])
      expect(order?.pricing).toMatchObject({
        raw_shipping: null,
        tax_included: false,
        raw_tax: Math.round((order?.pricing.raw_subtotal ?? 0) * 4) / 100,
      })
      const chosen = (await ada.putDelivery('rush')).json.checkout?.order.pricing
      expect(chosen?.raw_total).toBeCloseTo((order?.pricing.raw_total ?? 0) + 14.95)
      const german = (
        await ada.putShipping({ country: 'DE', state: '', zipcode: '10115', city: 'Berlin' })
      ).json.checkout
      expect(german?.delivery_options.map(({ id }) => id)).toEqual(['standard', 'express'])
      expect(german).toMatchObject({
        delivery_option_id: null,
        order: { pricing: { tax_included: true } },
      })
    })

    const london = { country: 'GB', state: '', zipcode: 'SE1 7PB', city: 'London' }
    const hudson = { country: 'US', state: 'NY', zipcode: '12534', city: 'Hudson' }
    /**
     * Free delivery as the cart announces it before and after the address, and the price of the
     * delivery step.
     */
    async function freeDelivery(guest: object, address: object, quantity: number) {
      const ada = shop.shopper()
      await ada.begin(guest)
      await ada.add(2, quantity)
      const promised = async () =>
        (await ada.call('GET', '/order/pending')).json.order?.pricing.raw_free_shipping_from
      const before = await promised()
      const { json } = await ada.putShipping(address)
      const asked = json.checkout?.delivery_options.find(({ id }) => id === 'standard')?.raw_price
      return {
        before,
        after: await promised(),
        inCheckout: json.checkout?.order.pricing.raw_free_shipping_from,
        asked,
      }
    }

    it('promises free delivery only where the delivery step keeps it', async () => {
      const british = { country: 'GB', currency: 'GBP' }
      const none = { before: null, after: null, inCheckout: null, asked: 10.23 }
      for (const quantity of [1, 10])
        expect(await freeDelivery(british, london, quantity)).toEqual(none)
      const american = { before: 75, after: 75, inCheckout: 75 }
      expect(await freeDelivery({}, hudson, 1)).toEqual({ ...american, asked: 6.95 })
      expect(await freeDelivery({}, hudson, 10)).toEqual({ ...american, asked: 0 })
    })

    it('follows the address where it is another country’s than the guest’s', async () => {
      expect(await freeDelivery({}, london, 10)).toEqual({
        before: 75,
        after: null,
        inCheckout: null,
        asked: 12.95,
      })
      expect(await freeDelivery({ country: 'GB', currency: 'USD' }, hudson, 10)).toEqual({
        before: null,
        after: 75,
        inCheckout: 75,
        asked: 0,
      })
    })

    it('rejects a stale version with the current cart', async () => {
      const ada = await withCart()
      await ada.putShipping()
      ada.state.version -= 1
      expect(await ada.putShipping()).toMatchObject({
        status: 409,
        json: { errors: [{ code: 'CART_VERSION_CONFLICT' }], current: { id: ada.state.cartId } },
      })
    })
  })

  describe('the order of the steps', () => {
    it('lets none be skipped', async () => {
      const ada = await withCart()
      expect(code(await ada.putDelivery())).toBe('SHIPPING_ADDRESS_MISSING')
      expect(code(await ada.openPayment())).toBe('SHIPPING_ADDRESS_MISSING')
      expect(code(await ada.place(newAttemptId()))).toBe('SHIPPING_ADDRESS_MISSING')
      await ada.putShipping()
      expect(code(await ada.openPayment())).toBe('DELIVERY_OPTION_MISSING')
      expect(code(await ada.putDelivery('express'))).toBe('DELIVERY_OPTION_MISSING')
      expect(code(await ada.place(newAttemptId()))).toBe('DELIVERY_OPTION_MISSING')
      await ada.putDelivery('standard', { ...NO_GIFT, is_gift: true, message: 'Für dich\nvon mir' })
      expect(code(await ada.place(newAttemptId()))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
      expect(code(await ada.putPayment(''))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
      expect(code(await ada.putPayment('tok_that_nobody_ever_gave_out'))).toBe(
        'PAYMENT_DETAILS_MISSING_ERROR',
      )
      expect(
        (await shop.orders(ada.state.cartId)).length + shop.charges(ada.state.cartId).length,
      ).toBe(0)
    })

    it('rejects a token that was given for another cart', async () => {
      const [ada, eve] = [shop.shopper(), shop.shopper()]
      await ada.toReview()
      await eve.toReview()
      const token = await ada.tokenise((await ada.openPayment()).json.session_id ?? '')
      expect(code(await eve.putPayment(token))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
    })

    it('checks the billing address at its fields', async () => {
      const ada = shop.shopper()
      await ada.toReview()
      const token = await ada.tokenise((await ada.openPayment()).json.session_id ?? '')
      const reply = await ada.putPayment(token, {
        full_name: '',
        address_line_1: '1',
        address_line_2: '',
        city: 'x',
        state: 'NY',
        zipcode: '1',
        country: 'US',
        phone: '1',
      })
      expect(fieldErrors(reply)).toEqual({
        'billing_address.full_name': 'required',
        'billing_address.zipcode': 'INVALID_ZIPCODE',
      })
    })

    it('asks for the card again when going back changed the total', async () => {
      const ada = shop.shopper()
      await ada.toReview()
      expect((await ada.putDelivery('rush')).json.checkout?.payment).toBeNull()
      expect(code(await ada.place(newAttemptId()))).toBe('ORDER_CLEANUP_REVIEW_REQUIRED')
      await ada.payWith()
      expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    })
  })

  describe('what changes between review and payment', () => {
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
    const london = { country: 'GB', state: '', zipcode: 'SW1A 1AA', city: 'London' }

    it('names a changed exchange rate, and charges the new total only once the card was given again', async () => {
      const ada = await ready({ country: 'GB', currency: 'GBP' }, london)
      const [rate] = await shop.sql("SELECT rate FROM exchange_rates WHERE currency = 'GBP'")
      await shop.sql("UPDATE exchange_rates SET rate = rate * 1.1 WHERE currency = 'GBP'")
      expect(code(await ada.place(newAttemptId()))).toBe('EXCHANGE_RATE_CHANGED')
      expect((await ada.checkout()).json.checkout?.payment).toBeNull()
      // The new total alone is not enough: the card was given for the old one.
      expect(code(await ada.place(newAttemptId()))).toBe('EXCHANGE_RATE_CHANGED')
      await ada.payWith()
      expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
      expect(shop.charges(ada.state.cartId)).toMatchObject([
        { amount_minor: Math.round(ada.state.total * 100), currency: 'GBP' },
      ])
      await shop.sql("UPDATE exchange_rates SET rate = $1 WHERE currency = 'GBP'", [rate?.['rate']])
    })

    it('names a changed VAT rate, although the total is the same', async () => {
      await uncharged(
        await ready({}, london),
        { code: 'VAT_RATE_CHANGED' },
        () => shop.sql("INSERT INTO tax_rates (region, rate) VALUES ('GB', 0.175)"),
        () => shop.sql('DELETE FROM tax_rates'),
      )
    })

    it('names a fabric that is out of stock and a design that is gone, and keeps the other items', async () => {
      const ada = await ready()
      await uncharged(
        ada,
        { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'fabric_unavailable' } },
        () =>
          shop.sql(
            "UPDATE fabrics SET status = 'out_of_stock' WHERE code = 'PETAL_SIGNATURE_COTTON'",
          ),
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

    it('names a promo that has ended', async () => {
      const ada = shop.shopper()
      await ada.toReview(undefined, { promo: { id: 'WELCOME10' } })
      await uncharged(
        ada,
        { code: 'ORDER_CLEANUP_REVIEW_REQUIRED', params: { reason: 'promo_ended' } },
        () =>
          shop.sql(
            "UPDATE promos SET ends_at = now() - interval '1 hour' WHERE code = 'WELCOME10'",
          ),
        () => shop.sql("UPDATE promos SET ends_at = NULL WHERE code = 'WELCOME10'"),
      )
    })

    it('rejects another total than the one that is charged', async () => {
      const ada = await ready()
      expect(code(await ada.place(newAttemptId(), { total: ada.state.total - 0.01 }))).toBe(
        'ORDER_CLEANUP_REVIEW_REQUIRED',
      )
      expect(code(await ada.place(newAttemptId(), { version: ada.state.version - 1 }))).toBe(
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
})
