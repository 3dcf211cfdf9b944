import type { CartItemInput } from '../../cart/cart.contract.ts'
import { SAVED_PAGE_SIZE } from '../../cart/quantity.ts'
import { listSaved, moveToCart, removeSaved, saveItem } from '../../cart/saved.contract.ts'
import { FABRIC_SIZES } from '../../fabric/fabrics.table.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { logIn, logOut } from '../../account/account.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'

async function begin(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const { gateway } = visitor
  const { designs, fabrics } = await readMerchandise(gateway)
  const yard: CartItemInput = {
    designId: designs[0].id,
    fabric: fabrics[0],
    size: 'YARD',
    quantity: 1,
  }
  const sizes = Object.keys(FABRIC_SIZES) as FabricSize[]
  const page = (offset = 0) => gateway.send(listSaved, { query: { offset } })
  return {
    ...visitor,
    yard,
    /** Lines that differ, the first in the cart's own fabric. */
    lines: fabrics.flatMap((fabric) => sizes.map((size) => ({ ...yard, fabric, size }))),
    page,
    saved: async () => (await page()).items.map(({ unit, quantity }) => [unit, quantity]),
    save: (id: string, version: number) => gateway.send(saveItem, { params: { id } }, { version }),
    move: (id: string) => gateway.send(moveToCart, { params: { id } }),
    removeSaved: (id: string) => gateway.send(removeSaved, { params: { id } }),
  }
}

/** Rules of lines that are saved for later. */
export const describeSavedLines: DescribeRules = (open, { describe, test, expect }) => {
  const noLine = { code: 'ORDER_ITEM_NOT_FOUND', status: 404 }

  describe('a line saved for later', () => {
    test('leaves the cart and comes back as it was, each once however often it is asked', async () => {
      const { add, cart, move, page, save, saved, yard } = await begin(open)
      expect(await page()).toEqual({ items: [], total: 0, offset: 0 })
      const { itemId, cart: before } = await add({ ...yard, quantity: 3 })
      const less = await save(itemId, before.version)
      expect([less.items, less.count, less.version]).toEqual([[], 0, before.version + 1])
      expect(await page()).toEqual({ items: before.items, total: 1, offset: 0 })
      expect(await save(itemId, less.version)).toEqual(less)
      expect(await saved()).toEqual([['YARD', 3]])
      const back = await move(itemId)
      expect([back.moved, back.cart.items]).toEqual([3, before.items])
      expect(await move(itemId)).toEqual({ cart: back.cart, moved: 0 })
      expect([await cart(), await saved()]).toEqual([back.cart, []])
    })

    test('joins an equal one, and the newest comes first', async () => {
      const { add, save, saved, yard } = await begin(open)
      const first = await add({ ...yard, quantity: 60 })
      await save(first.itemId, first.cart.version)
      const meter = await add({ ...yard, size: 'METER' })
      const { version } = await save(meter.itemId, meter.cart.version)
      expect(await saved()).toEqual([
        ['METER', 1],
        ['YARD', 60],
      ])
      const again = await add({ ...yard, quantity: 70 })
      expect(again.cart.version).toBe(version + 1)
      await save(again.itemId, again.cart.version)
      expect(await saved()).toEqual([
        ['YARD', 130],
        ['METER', 1],
      ])
    })

    test('moves as many pieces as the cart takes, and keeps the others', async () => {
      const { add, cart, move, page, save, saved, yard } = await begin(open)
      for (const quantity of [99, 60]) {
        const { itemId, cart: now } = await add({ ...yard, quantity })
        await save(itemId, now.version)
      }
      const id = (await page()).items[0]?.id ?? ''
      expect((await move(id)).moved).toBe(99)
      expect([(await cart()).count, await saved()]).toEqual([99, [['YARD', 60]]])
      expect(await rejectionOf(move(id))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'quantity',
        params: { max: 99 },
      })
      expect([(await cart()).count, await saved()]).toEqual([99, [['YARD', 60]]])
    })

    test('joins the equal line of the cart', async () => {
      const { add, cart, move, save, saved, yard } = await begin(open)
      const first = await add({ ...yard, quantity: 5 })
      await save(first.itemId, first.cart.version)
      const { itemId } = await add({ ...yard, quantity: 4 })
      const { moved } = await move(first.itemId)
      const { items } = await cart()
      expect([moved, items.map(({ id, quantity }) => [id, quantity])]).toEqual([5, [[itemId, 9]]])
      expect([await saved(), await rejectionOf(move(first.itemId))]).toMatchObject([[], noLine])
    })

    test('stays where it is when the order has no line left for it', async () => {
      const { add, lines, move, page, save, yard } = await begin(open)
      const first = await add({ ...yard, quantity: 2 })
      const limit = first.cart.itemLimit
      await save(first.itemId, first.cart.version)
      const others = lines.filter(({ fabric, size }) => fabric !== yard.fabric || size !== 'YARD')
      for (const line of others.slice(0, limit)) await add(line)
      expect(await rejectionOf(move(first.itemId))).toMatchObject({
        code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
        params: { limit },
      })
      expect((await page()).total).toBe(1)
    })

    test('is removed for good, and is its owner’s alone', async () => {
      const { add, embed, page, removeSaved: remove, save, move, yard } = await begin(open)
      const { itemId, cart } = await add(yard)
      const other = await embed()
      const foreign = await other.add(yard)
      for (const id of [foreign.itemId, 'x', 'no-line-has-this-id']) {
        expect(await rejectionOf(save(id, cart.version))).toMatchObject(noLine)
        expect(await rejectionOf(move(id))).toMatchObject(noLine)
        expect(await rejectionOf(remove(id))).toMatchObject(noLine)
      }
      // A line of the cart is not a saved one.
      expect(await rejectionOf(remove(itemId))).toMatchObject(noLine)
      await save(itemId, cart.version)
      expect(await rejectionOf(other.gateway.send(listSaved, { query: {} }))).toMatchObject({
        code: 'UNAUTHORIZED',
        status: 403,
      })
      await remove(itemId)
      expect((await page()).total).toBe(0)
      expect(await rejectionOf(remove(itemId))).toMatchObject(noLine)
      expect(await rejectionOf(move(itemId))).toMatchObject(noLine)
    })

    test('is not saved over a newer cart', async () => {
      const { add, page, save, setQuantity, yard } = await begin(open)
      const { itemId, cart } = await add(yard)
      await setQuantity(itemId, 5, cart.version)
      expect(await rejectionOf(save(itemId, cart.version))).toMatchObject({
        code: 'CART_VERSION_CONFLICT',
        status: 409,
        current: { count: 5 },
      })
      expect((await page()).total).toBe(0)
    })

    test('is listed page by page', async () => {
      const { add, lines, page, save } = await begin(open)
      const count = SAVED_PAGE_SIZE + 2
      for (const line of lines.slice(0, count)) {
        const { itemId, cart } = await add(line)
        await save(itemId, cart.version)
      }
      const [first, second] = [await page(), await page(SAVED_PAGE_SIZE)]
      expect([first.items.length, first.total, first.offset]).toEqual([SAVED_PAGE_SIZE, count, 0])
      expect([second.items.length, second.offset]).toEqual([2, SAVED_PAGE_SIZE])
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      expect(new Set(ids).size).toBe(count)
    })

    test('of a guest comes along to the account, with what found no room there', async () => {
      const { add, gateway, save, saved, yard, ...visitor } = await begin(open)
      await add({ ...yard, quantity: 99 })
      const { email } = await join({ gateway, ...visitor })
      await gateway.send(logOut, { body: {} })
      await gateway.send(createGuest, { body: { kind: 'session' } })
      expect(await saved()).toEqual([])
      const meter = await add({ ...yard, size: 'METER', quantity: 2 })
      await save(meter.itemId, meter.cart.version)
      await add({ ...yard, quantity: 16 })
      const { savedForLater } = await gateway.send(logIn, { body: { email, password: PASSWORD } })
      expect(savedForLater).toBe(16)
      const found = (await saved()).map(([unit, quantity]) => `${quantity} ${unit}`)
      expect(found.toSorted()).toEqual(['16 YARD', '2 METER'])
    })
  })
}
