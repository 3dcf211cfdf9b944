import { MAX_ID } from '../../contract/id.ts'
import { getCart, setPromo } from '../../cart/cart.contract.ts'
import { orderItemsCount } from '../../cart/legacy-calls.contract.ts'
import type { CartItemInput } from '../../cart/cart.contract.ts'
import { filledYard, readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf, visitAsGuest } from './visitor.ts'

const UNKNOWN_ID = 'no-line-has-this-id'

/** A guest in a shop, with a yard that can be bought. */
export async function beginCart(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const merchandise = await readMerchandise(visitor.gateway)
  const yard: CartItemInput = {
    designId: merchandise.designs[0].id,
    fabric: merchandise.fabrics[0],
    size: 'YARD',
    quantity: 1,
  }
  return { ...visitor, ...merchandise, yard }
}

/** Rules of a cart's changes: quantity, replacement, removal, versions and keys. */
export const describeCarts: DescribeRules = (open, { describe, test, expect }) => {
  const conflict = (count: number) => ({
    code: 'CART_VERSION_CONFLICT',
    status: 409,
    current: { count },
  })
  const noLine = { code: 'ORDER_ITEM_NOT_FOUND', status: 404 }

  describe('a cart', () => {
    test('is null before the first line, and is read by its id afterwards', async () => {
      const { gateway, add, yard, count } = await beginCart(open)
      const read = (id: string) => gateway.send(getCart, { params: { id }, query: {} })
      expect(await read('pending')).toBe(null)
      const { cart } = await add({ ...yard, quantity: 2 })
      expect([await read('pending'), await read(cart.id)]).toEqual([cart, cart])
      expect(await count()).toBe(2)
      for (const id of ['x', UNKNOWN_ID])
        expect(await rejectionOf(read(id))).toMatchObject({ code: 'ORDER_NOT_FOUND', status: 404 })
    })

    test('of another user is as unknown as one that does not exist', async () => {
      const { gateway, embed, yard } = await beginCart(open)
      const { cart } = await (await embed()).add(yard)
      const read = gateway.send(getCart, { params: { id: cart.id }, query: {} })
      expect(await rejectionOf(read)).toMatchObject({ code: 'ORDER_NOT_FOUND', status: 404 })
    })

    test('is shown in another currency without being changed', async () => {
      const { add, yard, cart, cartIn } = await beginCart(open)
      const { cart: added } = await add(yard)
      const shown = await cartIn('EUR')
      expect([shown?.pricing.currency, shown?.version]).toEqual(['EUR', added.version])
      expect(await cart()).toEqual(added)
    })

    test('changes a line’s quantity, each change by one version', async () => {
      const { add, setQuantity, yard } = await beginCart(open)
      const { cart, itemId } = await add(yard)
      const changed = await setQuantity(itemId, 7, cart.version)
      expect([changed.count, changed.version]).toEqual([7, cart.version + 1])
      const over = setQuantity(itemId, 100, changed.version)
      expect(await rejectionOf(over)).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'quantity',
      })
      const unknown = setQuantity(UNKNOWN_ID, 1, changed.version)
      expect(await rejectionOf(unknown)).toMatchObject(noLine)
      expect(await rejectionOf(setQuantity('x', 1, changed.version))).toMatchObject(noLine)
    })

    test('replaces a line by any other kind in its place', async () => {
      const { add, replace, yard, designs, collection, collectionDesigns } = await beginCart(open)
      const { itemId } = await add(yard)
      const { cart } = await add({ ...yard, size: 'METER' })
      const { designId, fabric } = yard
      const paper = { designId, wallpaper: 'SMOOTH', size: 'PANEL_6_FT', quantity: 2 } as const
      const papered = await replace(itemId, paper, cart.version)
      expect(papered.items).toMatchObject([
        { id: itemId, type: 'wallpaper', quantity: 2 },
        { unit: 'METER' },
      ])
      const ids = collectionDesigns.map(({ id }) => id)
      const layout = filledYard(6, fabric, collection.id, ids)
      const filled = await replace(itemId, { layout, quantity: 3 }, papered.version)
      expect(filled.items[0]).toMatchObject({ id: itemId, subType: 'fill_a_yard', quantity: 3 })
      const other = { ...yard, designId: designs[1].id, quantity: 4 }
      const printed = await replace(itemId, other, filled.version)
      expect(printed.items[0]).toMatchObject({ id: itemId, subType: null, quantity: 4 })
      const unknown = replace(UNKNOWN_ID, yard, printed.version)
      expect(await rejectionOf(unknown)).toMatchObject(noLine)
    })

    test('joins a line that was replaced by the merchandise of another', async () => {
      const { add, replace, yard } = await beginCart(open)
      const first = await add({ ...yard, quantity: 60 })
      const { itemId, cart } = await add({ ...yard, size: 'METER', quantity: 3 })
      const over = replace(itemId, { ...yard, quantity: 40 }, cart.version)
      expect(await rejectionOf(over)).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'quantity',
      })
      const joined = await replace(itemId, { ...yard, quantity: 39 }, cart.version)
      expect(joined.items).toMatchObject([{ id: first.itemId, quantity: 99 }])
    })

    test('removes a line, and a line that is gone stays gone', async () => {
      const { add, remove, yard } = await beginCart(open)
      const { cart, itemId } = await add(yard)
      const empty = await remove(itemId, cart.version)
      expect([empty.items, empty.count, empty.version]).toEqual([[], 0, cart.version + 1])
      expect(await remove(itemId, cart.version)).toEqual(empty)
      const unknown = remove('a-line-that-no-cart-has', empty.version)
      expect(await rejectionOf(unknown)).toMatchObject({
        code: 'ORDER_ITEM_NOT_FOUND',
        status: 404,
      })
    })

    test('rejects a change that was made for an older version, with the cart as it is', async () => {
      const { add, setQuantity, replace, remove, gateway, yard } = await beginCart(open)
      const { cart, itemId } = await add(yard)
      await setQuantity(itemId, 5, cart.version)
      const stale = cart.version
      const promo = { params: { id: cart.id }, body: { code: 'ANY' } }
      for (const late of [
        () => setQuantity(itemId, 4, stale),
        () => replace(itemId, { ...yard, size: 'METER' }, stale),
        () => remove(itemId, stale),
        () => gateway.send(setPromo, promo, { version: stale }),
      ])
        expect(await rejectionOf(late())).toMatchObject(conflict(5))
    })

    test('takes a change without a version as the last one, and rejects a malformed one', async () => {
      const { add, raw, cart, yard } = await beginCart(open)
      const { itemId } = await add(yard)
      const patch = async (headers: Readonly<Record<string, string>>) => {
        const sent = { body: { quantity: 2 }, headers }
        const { status, errors } = await raw(['PATCH', `/order_item/${itemId}`], sent)
        return [status, errors[0]?.code]
      }
      expect(await patch({})).toEqual([200, undefined])
      expect((await cart()).count).toBe(2)
      for (const version of ['newest', '3', '"-1"', '*'])
        expect(await patch({ 'If-Match': version })).toEqual([400, 'FIELD_VALUE_INVALID'])
    })

    test('is counted by the legacy call and by a query of GraphQL, too', async () => {
      const { add, gateway, raw, yard } = await beginCart(open)
      const { cart } = await add({ ...yard, quantity: 4 })
      const count = (id: string) => gateway.send(orderItemsCount, { params: { id } })
      expect([await count(cart.id), await count('pending')]).toEqual([4, 4])
      expect(await rejectionOf(count(UNKNOWN_ID))).toMatchObject({ code: 'ORDER_NOT_FOUND' })
      const body = { query: 'query { cartCount }', variables: {}, operationName: null }
      const { json } = await raw(['POST', '/api/spoonflower/fetch-cart-count'], { body })
      expect(json).toEqual({ cartCount: { cartCount: 4 } })
    })
  })

  describe('an idempotency key', () => {
    test('adds its line once, and answers later with the cart as it is then', async () => {
      const { add, setQuantity, yard } = await beginCart(open)
      const key = newKey()
      const first = await add(yard, key)
      const second = await add(yard, key)
      expect(second).toEqual(first)
      const changed = await setQuantity(first.itemId, 6, second.cart.version)
      const third = await add(yard, key)
      expect([third.itemId, third.cart]).toEqual([first.itemId, changed])
    })

    test('stands for one request only', async () => {
      const { add, yard } = await beginCart(open)
      const key = newKey()
      await add(yard, key)
      expect(await rejectionOf(add({ ...yard, quantity: 2 }, key))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'Idempotency-Key',
        status: 422,
      })
    })

    test('is used up by a success only', async () => {
      const { add, yard, missingFabric } = await beginCart(open)
      const key = newKey()
      const missing = { ...yard, ...(missingFabric && { fabric: missingFabric, quantity: 1 }) }
      await add({ ...missing, designId: MAX_ID }, key).catch(() => undefined)
      expect((await add(yard, key)).cart.count).toBe(1)
    })

    test('can be left out: the same content at once is one request then', async () => {
      const { raw, yard, count } = await beginCart(open)
      const { fabric, designId } = yard
      const body = { fabric, fabric_size: 'YARD', quantity: 1, design: { id: designId } }
      const add = async (sentHeaders: Readonly<Record<string, string>>, change: object = {}) => {
        const sent = { body: { ...body, ...change }, headers: sentHeaders }
        const { status, errors, headers } = await raw(['POST', '/order_item'], sent)
        return [status, errors, headers.get('Idempotent-Replayed')]
      }
      expect(await add({})).toEqual([200, [], null])
      expect(await add({})).toEqual([200, [], 'true'])
      expect(await count()).toBe(1)
      expect(await add({}, { quantity: 2 })).toEqual([200, [], null])
      expect(await count()).toBe(3)
      const key = { 'Idempotency-Key': newKey() }
      expect([await add(key), await add(key)]).toMatchObject([{ 2: null }, { 2: 'true' }])
      const [status, errors] = await add({ 'Idempotency-Key': 'k'.repeat(256) })
      expect([status, errors]).toEqual([
        400,
        [{ code: 'FIELD_VALUE_INVALID', field: 'Idempotency-Key' }],
      ])
    })
  })
}
