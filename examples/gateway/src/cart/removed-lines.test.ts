import { getCart, patchItem, removeItem, restoreItem } from '@selvage/core/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFabric, newGuest, readCart } from '../testing/cart-gateway.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const MINUTE = 60_000

describe.each(DATABASES)('a removed line on %s', (database) => {
  let now = new Date('2026-11-01T12:00:00Z')
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database, deps: () => ({ now: () => now }) })
  })
  afterAll(() => gateway.close())

  const remove = (shopper: Shopper, id: string, version: number) =>
    shopper.gateway.send(removeItem, { params: { id } }, { version })
  const restore = (shopper: Shopper, id: string, version: number) =>
    shopper.gateway.send(restoreItem, { params: { id } }, { version })
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE)
  }

  it('can come back for half an hour, and is not shown afterwards', async () => {
    const shopper = await newGuest(gateway)
    const { itemId, cart } = await addFabric(shopper)
    const empty = await remove(shopper, itemId, cart.version)
    pass(29)
    expect((await readCart(shopper))?.removed).toMatchObject([{ id: itemId }])
    pass(1)
    expect((await readCart(shopper))?.removed).toEqual([])
    await expect(restore(shopper, itemId, empty.version)).rejects.toMatchObject({
      code: 'ORDER_ITEM_NOT_FOUND',
      status: 404,
    })
  })

  it('is one of the last three that were removed', async () => {
    const shopper = await newGuest(gateway)
    const ids: string[] = []
    for (const designId of [1, 2, 3, 4]) ids.push((await addFabric(shopper, { designId })).itemId)
    let cart = await readCart(shopper)
    for (const id of ids) cart = await remove(shopper, id, cart?.version ?? 0)
    expect(cart?.removed.map(({ id }) => id)).toEqual(ids.slice(1))
    expect(await restore(shopper, ids[2] ?? '', cart?.version ?? 0)).toMatchObject({ count: 1 })
  })

  it('says what it cannot be bought for, and whether that was so when it was removed', async () => {
    const shopper = await newGuest(gateway)
    const first = await addFabric(shopper)
    const second = await addFabric(shopper, { designId: 3 })
    const left = await remove(shopper, first.itemId, second.cart.version)
    const stock = (status: string) =>
      gateway.deps.db.pool.query(
        `UPDATE fabrics SET status = '${status}' WHERE code = 'PETAL_SIGNATURE_COTTON'`,
      )
    await stock('out_of_stock')
    const removed = await remove(shopper, second.itemId, left.version)
    const gone = 'fabric_unavailable'
    expect(removed.removed).toMatchObject([
      { id: first.itemId, cleanup: gone, gone: false },
      { id: second.itemId, cleanup: gone, gone: true },
    ])
    await stock('available')
    const back = await restore(shopper, second.itemId, removed.version)
    expect(back.items).toMatchObject([{ cleanup: null, gone: false }])
  })

  it('counts for nothing while it is away', async () => {
    const shopper = await newGuest(gateway)
    const first = await addFabric(shopper, { quantity: 2 })
    const { itemId, cart } = await addFabric(shopper, { designId: 3 })
    const left = await remove(shopper, first.itemId, cart.version)
    expect(left.count).toBe(1)
    expect(left.pricing.subtotal).toEqual(left.items[0]?.total)
    const patched = shopper.gateway.send(
      patchItem,
      { params: { id: first.itemId }, body: { quantity: 5 } },
      { version: left.version },
    )
    await expect(patched).rejects.toMatchObject({ code: 'ORDER_ITEM_NOT_FOUND' })
    const whole = await restore(shopper, first.itemId, left.version)
    expect(whole.items.map(({ id }) => id)).toEqual([first.itemId, itemId])
  })

  it('stays away when the cart has no room for it', async () => {
    const shopper = await newGuest(gateway)
    const { itemId, cart } = await addFabric(shopper, { quantity: 60 })
    await remove(shopper, itemId, cart.version)
    const again = await addFabric(shopper, { quantity: 60 })
    await expect(restore(shopper, itemId, again.cart.version)).rejects.toMatchObject({
      code: 'FIELD_VALUE_INVALID',
      field: 'quantity',
    })
    expect((await readCart(shopper))?.count).toBe(60)
  })

  it('is nobody else’s to bring back', async () => {
    const owner = await newGuest(gateway)
    const { itemId, cart } = await addFabric(owner)
    await remove(owner, itemId, cart.version)
    const stranger = await newGuest(gateway)
    const own = await addFabric(stranger, { designId: 3 })
    await expect(restore(stranger, itemId, own.cart.version)).rejects.toMatchObject({
      code: 'ORDER_ITEM_NOT_FOUND',
      status: 404,
    })
    const read = { params: { id: 'pending' }, query: { currency: 'EUR' as const } }
    const shown = await owner.gateway.send(getCart, read)
    expect(shown?.removed[0]?.total.currency).toBe('EUR')
  })
})
