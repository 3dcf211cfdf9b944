import { beginCart } from './cart-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** Rules of the lines that were removed and can come back. */
export const describeRemovedLines: DescribeRules = (open, { describe, test, expect }) => {
  const noLine = { code: 'ORDER_ITEM_NOT_FOUND', status: 404 }

  describe('a removed line', () => {
    test('comes back to its place, or into the equal one that is there', async () => {
      const { add, remove, restore, yard } = await beginCart(open)
      const { itemId } = await add({ ...yard, quantity: 3 })
      const { cart } = await add({ ...yard, size: 'METER' })
      const less = await remove(itemId, cart.version)
      expect([less.count, less.removed]).toEqual([1, cart.items.slice(0, 1)])
      const whole = await restore(itemId, less.version)
      expect(whole).toEqual({ ...cart, version: less.version + 1 })
      await remove(itemId, whole.version)
      const again = await add(yard)
      const joined = await restore(itemId, again.cart.version)
      expect(joined).toMatchObject({ count: 5, items: { length: 2 }, removed: [] })
      expect(await rejectionOf(restore(itemId, joined.version))).toMatchObject(noLine)
    })

    test('is forgotten, as no line of the cart is', async () => {
      const { add, forget, remove, restore, yard } = await beginCart(open)
      const { itemId, cart } = await add(yard)
      expect(await rejectionOf(forget(itemId, cart.version))).toMatchObject(noLine)
      const less = await remove(itemId, cart.version)
      const old = await rejectionOf(forget(itemId, cart.version))
      expect(old.code).toBe('CART_VERSION_CONFLICT')
      const empty = await forget(itemId, less.version)
      expect(empty).toMatchObject({ items: [], removed: [], version: less.version + 1 })
      for (const act of [forget, restore])
        expect(await rejectionOf(act(itemId, empty.version))).toMatchObject(noLine)
    })

    test('is one of the last three', async () => {
      const { add, remove, cart, yard } = await beginCart(open)
      const sizes = ['TEST_SWATCH_YARD', 'FAT_QUARTER_YARD', 'YARD', 'METER'] as const
      for (const size of sizes) await add({ ...yard, size })
      let left = await cart()
      for (const { id } of left.items) left = await remove(id, left.version)
      expect(left.removed.map(({ unit }) => unit)).toEqual(sizes.slice(1))
    })
  })
}
