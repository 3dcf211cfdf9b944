import { logOut } from '../../account/account.contract.ts'
import { betterDiscount } from '../../discount/better-discount.ts'
import {
  openVerification,
  readDiscounts,
  verifyDiscount,
} from '../../discount/discount.contract.ts'
import type { OfferedGroup, VerificationAnswer } from '../../discount/discount.contract.ts'
import type { DiscountGroup } from '../../discount/discount-groups.table.ts'
import { putPayment } from '../../checkout/checkout.contract.ts'
import { cancelOrder } from '../../orders/orders.contract.ts'
import { createGuest, whoAmI } from '../../session/session.contract.ts'
import { join } from './account-rules.ts'
import { beginCheckout, checkoutSteps } from './checkout-steps.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const FAILED = { code: 'ID_ME_VERIFICATION_FAILED', status: 400 }

/** The calls of a shopper who proves a group. */
function prover({ gateway, under }: Pick<Visitor, 'gateway' | 'under'>) {
  const page = `${under.storefront}/discounts`
  const returnUrl = `${under.storefront}/en/cart`
  const begin = async () =>
    (await gateway.send(openVerification, { body: { callbackUrl: page, returnUrl } })).url
  const end = (answer: VerificationAnswer) => gateway.send(verifyDiscount, { body: answer })
  return {
    returnUrl,
    begin,
    end,
    read: () => gateway.send(readDiscounts, {}),
    prove: async (group: DiscountGroup) => end(await under.proveGroup(await begin(), group)),
  }
}

/** A guest with yards that are worth enough for the promo. */
async function shop(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const { designs, fabrics } = await readMerchandise(visitor.gateway)
  const yards = { designId: designs[0].id, fabric: fabrics[0], size: 'YARD', quantity: 9 } as const
  await visitor.add(yards)
  return { ...visitor, ...prover(visitor), yards, promo: visitor.under.promo }
}

const percentOf = (groups: readonly OfferedGroup[], group: DiscountGroup): number =>
  groups.find((each) => each.group === group)?.percentOff ?? 0

/** Rules of the discounts of groups. */
export const describeDiscounts: DescribeRules = (open, { describe, test, expect }) => {
  describe('the discount of a group', () => {
    test('is shown to everybody with its percentage, and is nobody’s who proved nothing', async () => {
      const visitor = await visit(open)
      const { groups, verified } = await prover(visitor).read()
      expect(groups.map(({ group }) => group)).toEqual([
        'teacher',
        'student',
        'military',
        'responder',
        'nurse',
      ])
      expect(groups.every(({ percentOff }) => percentOff > 0 && percentOff < 100)).toBe(true)
      expect(verified).toBe(null)
    })

    test('takes its percentage off once it is proved, and leads back to where the shopper was', async () => {
      const { cart, prove, read, returnUrl } = await shop(open)
      const before = await cart()
      expect([before.groupDiscount, before.offersGroups]).toEqual([null, true])
      const proved = await prove('teacher')
      const { groups, verified } = await read()
      const percentOff = percentOf(groups, 'teacher')
      expect(proved).toEqual({ verified, returnUrl })
      expect(verified).toMatchObject({ group: 'teacher', percentOff })
      const { groupDiscount, pricing, promo } = await cart()
      expect([groupDiscount, promo]).toEqual([{ group: 'teacher', percentOff }, null])
      expect(pricing.discountGroup).toBe('teacher')
      expect(pricing.subtotal).toEqual(before.pricing.subtotal)
      expect(pricing.discount.minor).toBe(Math.round((pricing.subtotal.minor * percentOff) / 100))
      expect(pricing.total.minor).toBe(pricing.subtotal.minor - pricing.discount.minor)
    })

    test('is not added to that of a promo code: the larger one counts', async () => {
      const { cart, prove, read, setPromo, promo } = await shop(open)
      await setPromo(promo.code)
      const counted: unknown[] = []
      for (const { group, percentOff } of (await read()).groups) {
        await prove(group)
        const { pricing, promo: code } = await cart()
        const counts = betterDiscount(promo.percent, percentOff)
        counted.push(counts)
        const percent = counts === 'promo' ? promo.percent : percentOff
        expect(code?.code).toBe(promo.code)
        expect(pricing.discountGroup).toBe(counts === 'group' ? group : null)
        expect(pricing.discount.minor).toBe(Math.round((pricing.subtotal.minor * percent) / 100))
      }
      expect(counted.length).toBe(5)
    })

    test('comes along to a member, and stays there', async () => {
      const visitor = await shop(open)
      await visitor.prove('military')
      const { pricing } = await visitor.cart()
      await join(visitor)
      expect((await visitor.cart()).pricing).toEqual(pricing)
      await visitor.gateway.send(logOut, { body: {} })
      await visitor.gateway.send(createGuest, { body: { kind: 'session' } })
      await visitor.add(visitor.yards)
      expect((await visitor.cart()).groupDiscount).toBe(null)
    })

    test('can be proved by a shopper who logs in meanwhile', async () => {
      const visitor = await shop(open)
      const url = await visitor.begin()
      await join(visitor)
      await visitor.end(await visitor.under.proveGroup(url, 'nurse'))
      expect((await visitor.cart()).groupDiscount?.group).toBe('nurse')
    })

    test('of Pro members begins with the order after the one that buys it, and ends with a canceled one', async () => {
      const { steps, add, cart, gateway, yard } = await beginCheckout(open, 9, 'member')
      await add({ stock: 'PRO_PURCHASE', quantity: 1 })
      const checkout = await steps.toReview()
      expect(checkout.order.groupDiscount).toBe(null)
      const { orderNumber } = await steps.place(checkout)
      const { pro } = await gateway.send(readDiscounts, {})
      expect(pro.validUntil === null).toBe(false)
      expect((await gateway.send(whoAmI, { query: {} }))?.pro).toBe(true)
      await add({ ...yard, quantity: 9 })
      const { pricing, groupDiscount } = await cart()
      expect(groupDiscount).toEqual({ group: 'pro', percentOff: pro.percentOff })
      expect(pricing.discountGroup).toBe('pro')
      expect(pricing.discount.minor).toBe(
        Math.round((pricing.subtotal.minor * pro.percentOff) / 100),
      )
      await gateway.send(cancelOrder, { params: { orderNumber: orderNumber ?? '' }, body: {} })
      expect((await cart()).groupDiscount).toBe(null)
    })

    test('of Pro members keeps the order that bought it from being canceled once it was used', async () => {
      const visitor = await beginCheckout(open, 1, 'member')
      const { steps, add, gateway, yard } = visitor
      await add({ stock: 'PRO_PURCHASE', quantity: 1 })
      const { orderNumber } = await steps.place(await steps.toReview())
      const next = checkoutSteps(visitor, (await add(yard)).cart.id)
      await next.place(await next.toReview())
      const canceled = gateway.send(cancelOrder, {
        params: { orderNumber: orderNumber ?? '' },
        body: {},
      })
      expect(await rejectionOf(canceled)).toMatchObject({ code: 'ORDER_NOT_EDITABLE' })
      expect((await gateway.send(whoAmI, { query: {} }))?.pro).toBe(true)
    })

    test('of Pro members keeps it while a payment with the discount is open', async () => {
      const visitor = await beginCheckout(open, 1, 'member')
      const { steps, add, gateway, under, yard } = visitor
      await add({ stock: 'PRO_PURCHASE', quantity: 1 })
      const { orderNumber } = await steps.place(await steps.toReview())
      const next = checkoutSteps(visitor, (await add(yard)).cart.id)
      const { id, actionUrl } = await next.place(await next.toReview('challenged'))
      const cancel = () =>
        gateway.send(cancelOrder, { params: { orderNumber: orderNumber ?? '' }, body: {} })
      expect(await rejectionOf(cancel())).toMatchObject({ code: 'ORDER_NOT_EDITABLE' })
      await under.answerChallenge(actionUrl ?? '', 'cancel')
      await next.attempt(id)
      expect((await cancel()).status).toBe('canceled')
    })

    test('of Pro members counts a year for each membership of an order', async () => {
      const yearsOf = async (...codes: ('PRO_PURCHASE' | 'PRO_WITH_RENEWAL')[]) => {
        const { steps, add, gateway, under, cartId } = await beginCheckout(open, 1, 'member')
        for (const stock of codes) await add({ stock, quantity: 1 })
        await steps.ship()
        await steps.deliver()
        const { sessionId } = await steps.openPayment()
        const token = await under.cardToken(sessionId, 'accepted')
        const body = { method: 'card', token, saveCard: true, billingAddress: null } as const
        const { version } = (await steps.read()).order
        const { orderNumber } = await steps.place(
          await gateway.send(putPayment, { params: { id: cartId }, body }, { version }),
        )
        const until = async () => (await gateway.send(readDiscounts, {})).pro.validUntil
        const year = new Date((await until()) ?? '').getUTCFullYear()
        await gateway.send(cancelOrder, { params: { orderNumber: orderNumber ?? '' }, body: {} })
        expect(await until()).toBe(null)
        return year
      }
      const [one, two] = [
        await yearsOf('PRO_PURCHASE'),
        await yearsOf('PRO_PURCHASE', 'PRO_WITH_RENEWAL'),
      ]
      expect(two - one).toBe(1)
    })

    test('is in the order that it was counted for', async () => {
      const visitor = await beginCheckout(open, 9)
      await prover(visitor).prove('responder')
      const { order } = await visitor.steps.toReview()
      expect([order.pricing.discountGroup, order.pricing.discount.minor > 0]).toEqual([
        'responder',
        true,
      ])
    })
  })

  describe('a verification', () => {
    test('that proves nothing fails, and its state is used up', async () => {
      const { begin, end, cart, under, returnUrl } = await shop(open)
      const answer = await under.proveGroup(await begin(), null)
      expect(answer.code).toBe(null)
      expect(await rejectionOf(end(answer))).toMatchObject({ ...FAILED, params: { returnUrl } })
      expect(await rejectionOf(end({ ...answer, code: 'teacher' }))).toMatchObject(FAILED)
      expect((await cart()).groupDiscount).toBe(null)
    })

    test('counts once', async () => {
      const { begin, end, under } = await shop(open)
      const answer = await under.proveGroup(await begin(), 'student')
      await end(answer)
      expect(await rejectionOf(end(answer))).toMatchObject(FAILED)
    })

    test('is worth nothing to another shopper', async () => {
      const [own, other] = [await shop(open), await shop(open)]
      const answer = await own.under.proveGroup(await own.begin(), 'student')
      expect(await rejectionOf(other.end(answer))).toMatchObject(FAILED)
      expect((await other.cart()).groupDiscount).toBe(null)
    })

    test('with a made-up state or code fails', async () => {
      const { begin, end, under, cart } = await shop(open)
      const { state } = await under.proveGroup(await begin(), 'student')
      expect(await rejectionOf(end({ state, code: 'made-up-code' }))).toMatchObject(FAILED)
      expect(await rejectionOf(end({ state: 'made-up-state', code: 'x' }))).toMatchObject(FAILED)
      expect((await cart()).groupDiscount).toBe(null)
    })
  })
}
