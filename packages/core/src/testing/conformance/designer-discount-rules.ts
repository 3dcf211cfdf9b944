import { readDiscounts } from '../../discount/discount.contract.ts'
import { logOut } from '../../account/account.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { join } from './account-rules.ts'
import { beginCheckout, checkoutSteps } from './checkout-steps.ts'
import type { DescribeRules } from './runner.ts'

/** Rules of the everyday discount of designers. */
export const describeDesignerDiscount: DescribeRules = (open, { describe, test, expect }) => {
  describe('the discount of designers', () => {
    test('is in the order of every designer, without proof, and in nobody else’s', async () => {
      const { cart, gateway, under, add, yard } = await beginCheckout(open, 9)
      const { email } = await join({ gateway })
      expect((await cart()).groupDiscount).toBe(null)
      await under.makeDesigner(email)
      const { percentOff } = (await gateway.send(readDiscounts, {})).designer
      const { groupDiscount, pricing } = await cart()
      expect(groupDiscount).toEqual({ group: 'designer', percentOff })
      expect(pricing.discountGroup).toBe('designer')
      expect(pricing.discount.minor).toBe(Math.round((pricing.subtotal.minor * percentOff) / 100))
      const steps = checkoutSteps({ gateway, under }, (await cart()).id)
      expect((await steps.toReview()).order.pricing.discountGroup).toBe('designer')
      await gateway.send(logOut, { body: {} })
      await gateway.send(createGuest, { body: { kind: 'session' } })
      await add(yard)
      expect((await cart()).groupDiscount).toBe(null)
    })

    test('gives way to a larger one, of a promo code too, and is added to none', async () => {
      const { cart, gateway, setPromo, under } = await beginCheckout(open, 9)
      const { email } = await join({ gateway })
      await under.makeDesigner(email)
      await setPromo(under.promo.code)
      const { designer } = await gateway.send(readDiscounts, {})
      const { pricing } = await cart()
      const isPromo = under.promo.percent > designer.percentOff
      const percent = Math.max(under.promo.percent, designer.percentOff)
      expect(pricing.discountGroup).toBe(isPromo ? null : 'designer')
      expect(pricing.discount.minor).toBe(Math.round((pricing.subtotal.minor * percent) / 100))
    })
  })
}
