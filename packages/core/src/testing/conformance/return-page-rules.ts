import { putPayment } from '../../checkout/checkout.contract.ts'
import { openVerification } from '../../discount/discount.contract.ts'
import { beginCheckout, LONDON } from './checkout-steps.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

const invalid = (field: string) => ({ code: 'FIELD_VALUE_INVALID', status: 400, field })

/** Rules of what a shopper is led to, and of the ways to pay that an order has. */
export const describeReturnPages: DescribeRules = (open, { describe, test, expect }) => {
  describe('a page that a provider leads back to', () => {
    test('is one of a storefront, for a payment', async () => {
      const { steps, under } = await beginCheckout(open)
      const seen = await steps.toReview()
      const { host } = new URL(under.storefront)
      for (const origin of [
        'https://elsewhere.test',
        `https://ada:pass@${host}`,
        `ftp://${host}`,
      ]) {
        const placed = steps.place(seen, undefined, { returnUrl: `${origin}/en/checkout/review` })
        expect(await rejectionOf(placed)).toMatchObject(invalid('return_url'))
      }
      const returnUrl = `${under.storefront}/en/checkout/review`
      expect((await steps.place(seen, undefined, { returnUrl })).state).toBe('ordered')
    })

    test('is one of a storefront, for the proof of a group', async () => {
      const { gateway, under } = await beginCheckout(open)
      const own = `${under.storefront}/discounts`
      const foreign = 'https://elsewhere.test/discounts'
      const begin = (callbackUrl: string, returnUrl: string) =>
        rejectionOf(gateway.send(openVerification, { body: { callbackUrl, returnUrl } }))
      expect(await begin(foreign, own)).toMatchObject(invalid('callback_url'))
      expect(await begin(own, foreign)).toMatchObject(invalid('return_url'))
    })
  })

  describe('a way to pay that cannot pay an order', () => {
    const afterpay = async (quantity: number, form?: typeof LONDON) => {
      const { cartId, gateway, steps } = await beginCheckout(open, quantity)
      await steps.ship(form)
      await steps.deliver()
      const { version } = (await steps.read()).order
      const body = { method: 'afterpay', token: '', billingAddress: null } as const
      return rejectionOf(gateway.send(putPayment, { params: { id: cartId }, body }, { version }))
    }
    const NOT_ELIGIBLE = { code: 'AFTERPAY_ORDER_NOT_ELIGIBLE', status: 400 }

    test('is rejected with the reason, and with the limit where there is one', async () => {
      const limit = (reason: string, amount: string) => ({ reason, amount: `US$${amount}` })
      const params = limit('minimum', '35.00')
      expect(await afterpay(1)).toMatchObject({ ...NOT_ELIGIBLE, params })
      expect((await afterpay(99)).params).toEqual(limit('maximum', '1,000.00'))
      expect((await afterpay(3, LONDON)).params).toEqual({ reason: 'country' })
    })
  })
}
