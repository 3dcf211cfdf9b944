import { NO_GIFT } from '../../checkout/no-gift.ts'
import { getCheckout, putShipping } from '../../checkout/checkout.contract.ts'
import { patchPreferences, whoAmI } from '../../session/session.contract.ts'
import { beginCheckout, LONDON, NEW_YORK, TORONTO } from './checkout-steps.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** Rules of the checkout's steps up to the payment. */
export const describeCheckout: DescribeRules = (open, { describe, test, expect }) => {
  describe('a checkout', () => {
    test('begins with the order and nothing else', async () => {
      const { steps, cart } = await beginCheckout(open)
      const { paymentRules: _, ...begun } = await steps.read()
      expect(begun).toEqual({
        order: await cart(),
        email: null,
        shippingAddress: null,
        newsletter: false,
        saveAddress: false,
        deliveryOptions: [],
        deliveryOptionId: null,
        notices: [],
        gift: NO_GIFT,
        payment: null,
        hasSubscription: false,
        attempt: null,
        credits: [],
        due: (await cart()).pricing.total,
        spoondollars: null,
        vatNumber: null,
        asksVatNumber: false,
        agreed: null,
      })
    })

    test('needs an order of one’s own that has lines', async () => {
      const { gateway, itemId, remove, cart, steps } = await beginCheckout(open)
      const unknown = gateway.send(getCheckout, {
        params: { id: 'no-order-has-this-id' },
        query: {},
      })
      expect(await rejectionOf(unknown)).toMatchObject({ code: 'ORDER_NOT_FOUND', status: 404 })
      const { version, id } = await cart()
      const empty = await remove(itemId, version)
      const noItems = { code: 'ORDER_CONTAINS_NO_ITEMS', status: 400 }
      expect(await rejectionOf(steps.read())).toMatchObject(noItems)
      const shipped = gateway.send(
        putShipping,
        { params: { id }, body: NEW_YORK },
        { version: empty.version },
      )
      expect(await rejectionOf(shipped)).toMatchObject(noItems)
    })

    test('takes the steps in their order', async () => {
      const { steps, under } = await beginCheckout(open)
      const noAddress = { code: 'SHIPPING_ADDRESS_MISSING', status: 400 }
      const noDelivery = { code: 'DELIVERY_OPTION_MISSING', status: 400 }
      expect(await rejectionOf(steps.deliver())).toMatchObject(noAddress)
      expect(await rejectionOf(steps.openPayment())).toMatchObject(noAddress)
      const checkout = await steps.ship()
      expect(await rejectionOf(steps.openPayment())).toMatchObject(noDelivery)
      expect(await rejectionOf(steps.place(checkout))).toMatchObject(noDelivery)
      expect(await rejectionOf(steps.deliver('teleport'))).toMatchObject({
        ...noDelivery,
        field: 'delivery_option_id',
      })
      const delivered = await steps.deliver()
      expect(await rejectionOf(steps.place(delivered))).toMatchObject({
        code: 'PAYMENT_DETAILS_MISSING_ERROR',
        status: 400,
      })
      const { sessionId, frameUrl, frameOrigin } = await steps.openPayment()
      expect(frameUrl.startsWith(frameOrigin)).toBe(true)
      const { payment } = await steps.pay(await under.cardToken(sessionId, 'accepted'))
      expect(payment).toMatchObject({ method: 'card', brand: 'visa', billingAddress: null })
    })

    test('grows by a version with each step and rejects a stale one', async () => {
      const { steps, cart } = await beginCheckout(open)
      const { version } = await cart()
      const shipped = await steps.ship()
      const delivered = await steps.deliver()
      expect([shipped.order.version, delivered.order.version]).toEqual([version + 1, version + 2])
      expect(await rejectionOf(steps.ship(NEW_YORK, version))).toMatchObject({
        code: 'CART_VERSION_CONFLICT',
        status: 409,
        current: { version: version + 2 },
      })
    })
  })

  describe('the shipping form', () => {
    test('is stored as it is written on a parcel', async () => {
      const { steps } = await beginCheckout(open)
      const typed = { ...TORONTO, city: ' Toronto ', zipcode: 'm5v 2t6', email: 'Ada@Example.com ' }
      const checkout = await steps.ship({ ...typed, emailRetype: typed.email, newsletter: true })
      const { email: _, emailRetype: __, newsletter: ___, ...address } = TORONTO
      expect(checkout.shippingAddress).toEqual(address)
      expect([checkout.email, checkout.newsletter]).toEqual(['Ada@example.com', true])
      expect(await steps.read()).toEqual(checkout)
    })

    test('is rejected with an error at each field', async () => {
      const { steps } = await beginCheckout(open)
      const errorsOf = async (change: object) =>
        (await rejectionOf(steps.ship({ ...NEW_YORK, ...change }))).all
      expect(await errorsOf({ city: ' ' })).toEqual([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'city', message: 'required' },
      ])
      expect(await errorsOf({ zipcode: '1' })).toEqual([
        { code: 'INVALID_ZIPCODE', field: 'zipcode' },
      ])
      expect(await errorsOf({ state: '' })).toEqual([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'state', message: 'required' },
      ])
      expect(await errorsOf({ emailRetype: 'eve@example.com' })).toEqual([
        { code: 'FIELD_VALUE_INVALID', field: 'email_retype', message: 'mismatch' },
      ])
      const [email] = await errorsOf({ email: 'ada', emailRetype: 'ada' })
      expect(email).toEqual({
        code: 'FIELD_VALUE_INVALID',
        field: 'email',
        message: 'provide email',
      })
      const all = await errorsOf({ fullName: '', line1: '', country: '', email: '' })
      for (const [code, field] of [
        ['FIELD_CANNOT_BE_BLANK', 'full_name'],
        ['FIELD_CANNOT_BE_BLANK', 'address_line_1'],
        ['ORDER_HAS_NO_COUNTRY', 'country'],
        ['USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS', 'email'],
      ])
        expect(all.find((error) => error.field === field)).toMatchObject({ code })
    })
  })

  describe('delivery', () => {
    test('offers the standard way first, each with its price and days of arrival', async () => {
      const { steps } = await beginCheckout(open)
      for (const [form, kinds] of [
        [NEW_YORK, ['standard', 'rush', 'guaranteed']],
        [LONDON, ['standard', 'express']],
      ] as const) {
        const { deliveryOptions, deliveryOptionId } = await steps.ship(form)
        expect(deliveryOptionId).toBe(null)
        expect(deliveryOptions.map(({ kind }) => kind)).toEqual(kinds)
        for (const { price, arrivesFrom, arrivesUntil } of deliveryOptions) {
          expect([price.currency, arrivesFrom <= arrivesUntil]).toEqual(['USD', true])
          expect(/^\d{4}-\d\d-\d\d$/.test(arrivesFrom)).toBe(true)
        }
      }
    })

    test('is part of the total, and free from the promised order value on', async () => {
      const { steps, cart } = await beginCheckout(open)
      const promised = (await cart()).pricing.freeShippingFrom
      const unit = (await cart()).items[0]?.unitPrice.minor ?? 1
      const shipped = await steps.ship()
      expect(shipped.order.pricing.freeShippingFrom).toEqual(promised)
      const [standard] = shipped.deliveryOptions
      expect((standard?.price.minor ?? 0) > 0).toBe(true)
      const { order } = await steps.deliver()
      const { subtotal, shipping, tax, total } = order.pricing
      expect(shipping).toEqual(standard?.price)
      expect(total.minor).toBe(subtotal.minor + (shipping?.minor ?? 0) + (tax?.minor ?? 0))

      if (!promised) return
      const { steps: large } = await beginCheckout(open, Math.ceil(promised.minor / unit))
      expect((await large.ship()).deliveryOptions[0]?.price.minor).toBe(0)
      const abroad = await large.ship(LONDON)
      expect(abroad.order.pricing.freeShippingFrom).toBe(null)
      expect((abroad.deliveryOptions[0]?.price.minor ?? 0) > 0).toBe(true)
    })

    test('is estimated in the cart, and each option has the costs of the order with it', async () => {
      const { steps, cart } = await beginCheckout(open)
      const { shipping, shippingFrom } = (await cart()).pricing
      const [cheapest] = (await steps.ship()).deliveryOptions
      expect([shipping, shippingFrom]).toEqual([null, cheapest?.price])
      const { deliveryOptions } = await steps.ship(TORONTO)
      for (const { id, pricing } of deliveryOptions) {
        const { order } = await steps.deliver(id)
        expect([order.pricing, order.pricing.shippingFrom]).toEqual([pricing, null])
      }
    })

    test('moves the shopper to the country of the address; another one that is chosen then counts in the cart alone', async () => {
      const { gateway, steps, cart } = await beginCheckout(open)
      const before = (await cart()).pricing
      const [british] = (await steps.ship(LONDON)).deliveryOptions
      const abroad = (await cart()).pricing
      expect([abroad.taxIncluded, abroad.shippingFrom]).toEqual([true, british?.price])
      expect((await gateway.send(whoAmI, { query: {} }))?.preferences.country).toBe('GB')
      await gateway.send(patchPreferences, { body: { country: 'US' } })
      const { taxIncluded, shippingFrom } = (await cart()).pricing
      expect([taxIncluded, shippingFrom]).toEqual([before.taxIncluded, before.shippingFrom])
      expect((await steps.read()).deliveryOptions[0]?.price).toEqual(british?.price)
    })

    test('is taxed in Canada and not in the US, and the price contains British tax', async () => {
      const { steps } = await beginCheckout(open)
      const taxes = async (form: typeof NEW_YORK, dear: string) => {
        await steps.ship(form)
        const cheap = (await steps.deliver()).order.pricing
        return [cheap, (await steps.deliver(dear)).order.pricing] as const
      }
      const [us, usRush] = await taxes(NEW_YORK, 'rush')
      expect([us.taxIncluded, us.tax]).toEqual([false, usRush.tax])
      const [ca, caExpress] = await taxes(TORONTO, 'express')
      expect([ca.taxIncluded, (ca.tax?.minor ?? 0) < (caExpress.tax?.minor ?? 0)]).toEqual([
        false,
        true,
      ])
      const [gb] = await taxes(LONDON, 'express')
      expect(gb.taxIncluded).toBe(true)
      expect(gb.total.minor).toBe(gb.subtotal.minor + (gb.shipping?.minor ?? 0))
      expect(gb.tax?.minor).toBe(gb.total.minor - Math.round(gb.total.minor / 1.2))
    })

    test('stores the gift options', async () => {
      const { steps } = await beginCheckout(open)
      await steps.ship()
      const gift = { isGift: true, removePrices: true, message: ' With love,\nAda ' }
      const { gift: stored } = await steps.deliver('standard', gift)
      expect(stored).toEqual({ ...gift, message: 'With love,\nAda' })
      const turned = await steps.deliver('standard', { ...gift, message: '\u202eWith love\u202c' })
      expect(turned.gift.message).toBe('With love')
    })
  })
}
