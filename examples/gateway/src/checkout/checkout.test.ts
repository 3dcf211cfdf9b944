import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { errorCode, newAttemptId, NO_GIFT } from '../payment/testing/shopper.ts'
import type { Reply } from '../payment/testing/reply.ts'
import type { Shopper } from '../payment/testing/shopper.ts'

describe.each(DATABASES)('the checkout on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  /** The spec's text of each field's error, or its code where only developers get a sentence. */
  const fieldErrors = (reply: Reply) =>
    Object.fromEntries(
      (reply.json.errors ?? []).map(({ field, code, message = '.' }) => [
        field,
        message.endsWith('.') ? code : message,
      ]),
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
      [{ phone: 'abc' }, { phone: 'phone' }],
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

    it('announces free delivery only where the delivery step grants it', async () => {
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
    it('rejects a skipped step', async () => {
      const ada = await withCart()
      expect(errorCode(await ada.putDelivery())).toBe('SHIPPING_ADDRESS_MISSING')
      expect(errorCode(await ada.openPayment())).toBe('SHIPPING_ADDRESS_MISSING')
      expect(errorCode(await ada.place(newAttemptId()))).toBe('SHIPPING_ADDRESS_MISSING')
      await ada.putShipping()
      expect(errorCode(await ada.openPayment())).toBe('DELIVERY_OPTION_MISSING')
      expect(errorCode(await ada.putDelivery('express'))).toBe('DELIVERY_OPTION_MISSING')
      expect(errorCode(await ada.place(newAttemptId()))).toBe('DELIVERY_OPTION_MISSING')
      await ada.putDelivery('standard', { ...NO_GIFT, is_gift: true, message: 'Für dich\nvon mir' })
      expect(errorCode(await ada.place(newAttemptId()))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
      expect(errorCode(await ada.putPayment(''))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
      expect(errorCode(await ada.putPayment('tok_that_nobody_ever_gave_out'))).toBe(
        'PAYMENT_DETAILS_MISSING_ERROR',
      )
      expect(
        (await shop.orders(ada.state.cartId)).length + shop.charges(ada.state.cartId).length,
      ).toBe(0)
    })

    it('stores no options of an order that is no gift', async () => {
      const ada = await withCart()
      await ada.putShipping()
      const options = { remove_prices: true, message: 'For you' }
      const giftOf = async (isGift: boolean) =>
        (await ada.putDelivery('standard', { ...options, is_gift: isGift })).json.checkout?.gift
      expect(await giftOf(true)).toEqual({ ...options, is_gift: true })
      expect(await giftOf(false)).toEqual(NO_GIFT)
    })

    it('rejects a token that was given for another cart', async () => {
      const [ada, eve] = [shop.shopper(), shop.shopper()]
      await ada.toReview()
      await eve.toReview()
      const token = await ada.tokenize((await ada.openPayment()).json.session_id ?? '')
      expect(errorCode(await eve.putPayment(token))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
    })

    it('rejects a token that a declined attempt has used', async () => {
      const ada = shop.shopper()
      await ada.toReview('4000000000000002')
      const id = newAttemptId()
      expect(errorCode(await ada.place(id))).toBe('CARD_DECLINED')
      await ada.checkout()
      const [{ token } = {}] = await shop.sql('SELECT token FROM payment_attempts WHERE id = $1', [
        id,
      ])
      expect(errorCode(await ada.putPayment(String(token)))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
    })

    it('checks the billing address at its fields', async () => {
      const ada = shop.shopper()
      await ada.toReview()
      const token = await ada.tokenize((await ada.openPayment()).json.session_id ?? '')
      const reply = await ada.putPayment(token, {
        full_name: '',
        address_line_1: '1',
        address_line_2: '',
        city: 'x',
        state: 'NY',
        zipcode: '1',
        country: 'US',
        phone: '518 555 0100',
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
      expect(errorCode(await ada.place(newAttemptId()))).toBe('ORDER_CLEANUP_REVIEW_REQUIRED')
      await ada.payWith()
      expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    })
  })
})
