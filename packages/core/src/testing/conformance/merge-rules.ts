import { logIn, logOut } from '../../account/account.contract.ts'
import type { CartItemInput } from '../../cart/cart.contract.ts'
import { mergeCarts } from '../../cart/merge-carts.contract.ts'
import { FABRIC_SIZES } from '../../fabric/fabrics.table.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { createGuest, whoAmI } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf, visitAsGuest } from './visitor.ts'

async function begin(open: OpenGateway) {
  const visitor = await visitAsGuest(open, { country: 'GB', currency: 'GBP' })
  const { gateway } = visitor
  const { designs, fabrics } = await readMerchandise(gateway)
  const [fabric] = fabrics
  const yard: CartItemInput = { designId: designs[0].id, fabric, size: 'YARD', quantity: 1 }
  let email = ''
  return {
    ...visitor,
    fabrics,
    yard,
    join: async () => {
      const joined = await join(visitor)
      email = joined.email
      return joined
    },
    /** Leaves the account and becomes a new guest. */
    leave: async () => {
      await gateway.send(logOut, { body: {} })
      await gateway.send(createGuest, { body: { kind: 'session', country: 'DE' } })
    },
    logIn: () => gateway.send(logIn, { body: { email, password: PASSWORD } }),
  }
}

/** Rules of a guest's cart that comes along to a member. */
export const describeMerges: DescribeRules = (open, { describe, test, expect }) => {
  describe('a guest’s cart', () => {
    test('comes along to a new account, in the money in which it was filled', async () => {
      const { add, cart, gateway, join: joinShop, setPromo, under, yard } = await begin(open)
      await add({ ...yard, quantity: 9 })
      await setPromo(under.promo.code)
      const before = await cart()
      const { user, savedForLater } = await joinShop()
      const { items, pricing, promo, count } = await cart()
      expect(items.map(({ unit, quantity }) => [unit, quantity])).toEqual([['YARD', 9]])
      expect([pricing, promo, count]).toEqual([before.pricing, before.promo, before.count])
      expect(savedForLater).toBe(0)
      expect(user.preferences).toMatchObject({
        country: 'GB',
        currency: 'GBP',
        measurement: 'metric',
      })
      expect((await gateway.send(whoAmI, { query: {} }))?.pendingOrderId).toBe((await cart()).id)
    })

    test('is merged into the member’s, line by line, and stays theirs', async () => {
      const { add, cart, count, join: joinShop, leave, logIn: back, yard } = await begin(open)
      await add({ ...yard, quantity: 2 })
      await joinShop()
      await leave()
      expect(await count()).toBe(0)
      await add({ ...yard, quantity: 3 })
      await add({ ...yard, size: 'METER' })
      const { user } = await back()
      const expected = [
        ['YARD', 5],
        ['METER', 1],
      ]
      const lines = async () => (await cart()).items.map(({ unit, quantity }) => [unit, quantity])
      expect(await lines()).toEqual(expected)
      expect(user.preferences).toMatchObject({ country: 'DE', currency: 'EUR' })
      expect((await cart()).pricing.currency).toBe('EUR')
      await leave()
      expect(await count()).toBe(0)
      await back()
      expect(await lines()).toEqual(expected)
    })

    test('does not change a member’s country when it is empty', async () => {
      const { add, join: joinShop, leave, logIn: back, yard } = await begin(open)
      await add(yard)
      await joinShop()
      await leave()
      expect((await back()).user.preferences).toMatchObject({ country: 'GB', currency: 'GBP' })
    })

    test('keeps the member’s own promo, and brings its own where there is none', async () => {
      const {
        add,
        cart,
        join: joinShop,
        leave,
        logIn: back,
        setPromo,
        under,
        yard,
      } = await begin(open)
      await add(yard)
      await joinShop()
      await leave()
      await add({ ...yard, quantity: 9 })
      await setPromo(under.promo.code)
      await back()
      expect((await cart()).promo?.code).toBe(under.promo.code)
    })

    test('has a line once whose answer was lost and which is asked for again', async () => {
      const { add, cart, count, join: joinShop, leave, logIn: back, yard } = await begin(open)
      await add(yard)
      await joinShop()
      await leave()
      const key = newKey()
      await add({ ...yard, size: 'METER' }, key)
      await back()
      const again = await add({ ...yard, size: 'METER' }, key)
      expect(again.orderId).toBe((await cart()).id)
      expect(await count()).toBe(2)
      expect((await rejectionOf(add({ ...yard, quantity: 2 }, key))).field).toBe('Idempotency-Key')
    })

    test('saves for later what is above 99 pieces of a line', async () => {
      const { add, cart, join: joinShop, leave, logIn: back, yard } = await begin(open)
      await add({ ...yard, quantity: 90 })
      await joinShop()
      await leave()
      await add({ ...yard, quantity: 20 })
      const { savedForLater } = await back()
      const { items, count } = await cart()
      expect([items.map(({ quantity }) => quantity), count, savedForLater]).toEqual([[99], 99, 11])
    })

    test('saves for later what is above the most lines of an order', async () => {
      const { add, cart, fabrics, join: joinShop, leave, logIn: back, yard } = await begin(open)
      const sizes = Object.keys(FABRIC_SIZES) as FabricSize[]
      const lines = fabrics.flatMap((fabric) => sizes.map((size) => ({ ...yard, fabric, size })))
      const [first = yard, ...more] = lines
      const limit = (await add(first)).cart.itemLimit
      for (const line of more.slice(0, limit - 2)) await add(line)
      await joinShop()
      await leave()
      for (const line of more.slice(limit - 2, limit)) await add(line)
      const { savedForLater } = await back()
      expect([(await cart()).items.length, savedForLater]).toEqual([limit, 1])
    })
  })

  describe('the call that merges carts', () => {
    const merge = async ({ gateway }: Awaited<ReturnType<typeof begin>>, change: object = {}) => {
      const user = await gateway.send(whoAmI, { query: {} })
      const body = { guestCartId: 'x'.repeat(22), userId: user?.id ?? '', currency: 'GBP' }
      return gateway.send(mergeCarts, { body: { ...body, ...change } })
    }

    test('changes nothing when the login has merged them, however often', async () => {
      const visitor = await begin(open)
      const guestCartId = (await visitor.add(visitor.yard)).orderId
      await visitor.join()
      const before = await visitor.cart()
      for (let time = 0; time < 2; time += 1)
        expect(await merge(visitor, { guestCartId })).toEqual({ cart: before, savedForLater: 0 })
    })

    test('is for the caller’s own cart alone, in a currency of the shop', async () => {
      const visitor = await begin(open)
      const guestCartId = (await visitor.add(visitor.yard)).orderId
      const denied = { code: 'UNAUTHORIZED', status: 403 }
      expect(await rejectionOf(merge(visitor, { guestCartId }))).toMatchObject(denied)
      await visitor.join()
      expect(
        await rejectionOf(merge(visitor, { guestCartId, userId: 'y'.repeat(22) })),
      ).toMatchObject(denied)
      expect(await rejectionOf(merge(visitor))).toMatchObject({
        code: 'ORDER_NOT_FOUND',
        status: 404,
      })
      expect(await rejectionOf(merge(visitor, { guestCartId, currency: 'XXX' }))).toMatchObject({
        code: 'CURRENCY_INVALID',
        status: 400,
      })
      const { embed, yard } = visitor
      const foreign = await embed()
      const { orderId } = await foreign.add(yard)
      expect(await rejectionOf(merge(visitor, { guestCartId: orderId }))).toMatchObject({
        code: 'ORDER_NOT_FOUND',
        status: 404,
      })
      expect(await foreign.count()).toBe(1)
    })
  })
}
