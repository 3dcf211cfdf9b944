import { getCart, setPromo } from '../../cart/cart.contract.ts'
import type { CartItemInput } from '../../cart/cart.contract.ts'
import { MEMBERS_ONLY } from '../../errors/members-only.ts'
import { join } from './account-rules.ts'
import { readMerchandise, yardPrices } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'

/** A guest, and the fewest yards that are worth enough for the promo. */
async function begin(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const { designs, fabrics } = await readMerchandise(visitor.gateway)
  const price = (await yardPrices(visitor.gateway)).get(fabrics[0]) ?? 1
  const { promo } = visitor.under
  const yard: CartItemInput = {
    designId: designs[0].id,
    fabric: fabrics[0],
    size: 'YARD',
    quantity: 1,
  }
  return { ...visitor, yard, promo, enough: Math.ceil(promo.fromUsdMinor / price) }
}

/** Rules of promo codes. */
export const describePromos: DescribeRules = (open, { describe, test, expect }) => {
  describe('a promo code', () => {
    test('takes its percentage off the subtotal, however it is typed, until removed', async () => {
      const { add, setPromo: apply, promo, yard, enough } = await begin(open)
      const { cart: plain } = await add({ ...yard, quantity: enough })
      const cart = await apply(` ${promo.code.toLowerCase()} `)
      const { subtotal, discount, total } = cart.pricing
      expect(cart.promo).toEqual({ id: promo.code, code: promo.code })
      expect(cart.version).toBe(plain.version + 1)
      expect(subtotal).toEqual(plain.pricing.subtotal)
      expect(discount.minor).toBe(Math.round((subtotal.minor * promo.percent) / 100))
      expect(total.minor).toBe(subtotal.minor - discount.minor)
      const removed = await apply(null)
      expect([removed.promo, removed.pricing]).toEqual([null, plain.pricing])
    })

    test('that has ended is rejected as such, also with a line', async () => {
      const { add, setPromo: apply, promo, yard, enough } = await begin(open)
      await add({ ...yard, quantity: enough })
      expect(await rejectionOf(apply(promo.endedCode.toLowerCase()))).toMatchObject({
        code: 'PROMO_CODE_ENDED',
        field: 'code',
        status: 400,
      })
      expect(await rejectionOf(add({ ...yard, promoId: promo.endedCode }))).toMatchObject({
        code: 'PROMO_CODE_ENDED',
        field: 'promo.id',
      })
    })

    test('for members is a guest’s once they have logged in', async () => {
      const { add, cart, gateway, setPromo: apply, promo, yard } = await begin(open)
      await add(yard)
      const forMembers = {
        code: 'PROMO_ORDER_DOES_NOT_QUALIFY',
        status: 400,
        params: { reason: MEMBERS_ONLY },
      }
      expect(await rejectionOf(apply(promo.membersCode.toLowerCase()))).toMatchObject({
        ...forMembers,
        field: 'code',
      })
      expect(await rejectionOf(add({ ...yard, promoId: promo.membersCode }))).toMatchObject({
        ...forMembers,
        field: 'promo.id',
      })
      expect((await cart()).promo).toBe(null)
      await join({ gateway })
      const applied = await apply(promo.membersCode)
      expect(applied.promo?.code).toBe(promo.membersCode)
      expect(applied.pricing.discount.minor > 0).toBe(true)
    })

    test('is rejected when it is unknown, and for an order that is worth too little', async () => {
      const { add, setPromo: apply, promo, yard } = await begin(open)
      await add({ ...yard, size: 'TEST_SWATCH_YARD' })
      for (const code of ['NO-SUCH-CODE', '', ' ', 'A'.repeat(10_000)])
        expect(await rejectionOf(apply(code))).toMatchObject({
          code: 'PROMO_CODE_INVALID',
          field: 'code',
          status: 400,
        })
      expect(await rejectionOf(apply(promo.code))).toMatchObject({
        code: 'PROMO_ORDER_DOES_NOT_QUALIFY',
        field: 'code',
      })
    })

    test('counts only while the order is worth enough', async () => {
      const { add, setPromo: apply, setQuantity, promo, yard, enough } = await begin(open)
      const { itemId } = await add({ ...yard, quantity: enough })
      const { version } = await apply(promo.code)
      const less = await setQuantity(itemId, enough - 1 || 1, version)
      const whyNot = ({ items }: typeof less) => items.map(({ cleanup }) => cleanup)
      if (enough > 1)
        expect([less.promo, less.pricing.discount.minor, whyNot(less)]).toEqual([
          null,
          0,
          ['promo_not_applicable'],
        ])
      const more = await setQuantity(itemId, enough, less.version)
      expect([more.promo?.code, whyNot(more)]).toEqual([promo.code, [null]])
      const fewer = await setQuantity(itemId, enough - 1 || 1, more.version)
      expect(whyNot(await apply(null))).toEqual([null])
      expect(fewer.promo).toBe(null)
    })

    test('that is rejected with a line adds nothing, and leaves the one that counts', async () => {
      const { add, setPromo: apply, gateway, promo, yard, enough } = await begin(open)
      const cart = () => gateway.send(getCart, { params: { id: 'pending' }, query: {} })
      const wrong = add({ ...yard, quantity: enough, promoId: 'NO-SUCH-CODE' })
      expect(await rejectionOf(wrong)).toMatchObject({
        code: 'PROMO_CODE_INVALID',
        field: 'promo.id',
        status: 400,
      })
      expect(await cart()).toEqual(null)
      await add({ ...yard, quantity: enough })
      const { version } = await apply(promo.code)
      expect(await rejectionOf(add({ ...yard, promoId: 'NO-SUCH-CODE' }))).toMatchObject({
        code: 'PROMO_CODE_INVALID',
      })
      expect(await cart()).toMatchObject({ version, count: enough, promo: { code: promo.code } })
    })

    test('comes with a line, and is not given to another user’s order', async () => {
      const { add, embed, gateway, promo, yard, enough } = await begin(open)
      const { cart } = await add({ ...yard, quantity: enough, promoId: promo.code })
      expect(cart.promo?.code).toBe(promo.code)
      const { cart: foreign } = await (await embed()).add(yard)
      const given = gateway.send(
        setPromo,
        { params: { id: foreign.id }, body: { code: promo.code } },
        { version: foreign.version },
      )
      expect(await rejectionOf(given)).toMatchObject({ code: 'ORDER_NOT_FOUND', status: 404 })
    })
  })
}
