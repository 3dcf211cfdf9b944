import { patchItem, removeItem, replaceItem } from '@selvage/core/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import { addFabric, newGuest, openCartGateway, readCart, YARD } from '../testing/cart-gateway.ts'

describe.each(DATABASES)('changing a cart on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())
  const guest = (body?: object): Promise<Shopper> => newGuest(gateway, body)

  it('rejects an old version with 409 and the current cart', async () => {
    const shopper = await guest()
    const { itemId, cart } = await addFabric(shopper)
    const patched = await shopper.gateway.send(
      patchItem,
      { params: { id: itemId }, body: { quantity: 7 } },
      { version: cart.version },
    )
    await expect(
      shopper.gateway.send(
        patchItem,
        { params: { id: itemId }, body: { quantity: 9 } },
        { version: cart.version },
      ),
    ).rejects.toMatchObject({
      code: 'CART_VERSION_CONFLICT',
      status: 409,
      current: { version: patched.version, count: 7 },
    })
    for (const [ifMatch, status] of [
      ['"999"', 409],
      ['"old version"', 400],
      ['7', 400],
      ['*', 400],
    ] as const) {
      const headers = {
        'Content-Type': 'application/json',
        ...(ifMatch && { 'If-Match': ifMatch }),
      }
      expect(
        (
          await shopper.fetch(`/order_item/${itemId}`, {
            method: 'PATCH',
            headers,
            body: '{"quantity":9}',
          })
        ).status,
      ).toBe(status)
    }
    expect((await readCart(shopper))?.count).toBe(7)
  })

  it('patches a quantity within its rules and keeps the old one otherwise', async () => {
    const shopper = await guest()
    const { itemId } = await addFabric(shopper, { quantity: 3 })
    const patch = async (body: object) => {
      const response = await shopper.fetch(`/order_item/${itemId}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'If-Match': '"1"' },
        body: JSON.stringify(body),
      })
      return [
        response.status,
        ...((await response.json()) as { errors: { code: string; field: string }[] }).errors.map(
          ({ code, field }) => `${code} ${field}`,
        ),
      ]
    }
    expect(await patch({ quantity: 100 })).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
    expect(await patch({ quantity: 5, chunk_size: -1 })).toEqual([
      400,
      'FIELD_VALUE_INVALID chunk_size',
    ])
    expect(await patch({ quantity: 5, raw_price: 0.01 })).toEqual([
      400,
      'FIELD_NAME_INVALID_OR_INEDITABLE raw_price',
    ])
    expect(await patch({ quantity: 5, pricing: { raw_total: 1 } })).toEqual([
      400,
      'FIELD_NAME_INVALID_OR_INEDITABLE pricing',
    ])
    expect((await readCart(shopper))?.count).toBe(3)
  })

  it('replaces a line in one step, and makes one of two that have become the same', async () => {
    const shopper = await guest()
    const first = await addFabric(shopper)
    const second = await addFabric(shopper, { designId: 2 })
    const velvet = await shopper.gateway.send(
      replaceItem,
      {
        params: { id: first.itemId },
        body: { ...YARD, fabric: 'VELVET', quantity: 3 },
      },
      { version: 2 },
    )
    expect(velvet.items.map(({ id, fabric, quantity }) => [id, fabric?.code, quantity])).toEqual([
      [first.itemId, 'VELVET', 3],
      [second.itemId, 'PETAL_SIGNATURE_COTTON', 1],
    ])
    const one = await shopper.gateway.send(
      replaceItem,
      { params: { id: first.itemId }, body: { ...YARD, designId: 2, quantity: 4 } },
      { version: 3 },
    )
    expect(one.items.map(({ id, quantity }) => [id, quantity])).toEqual([[second.itemId, 5]])
    await expect(
      shopper.gateway.send(
        replaceItem,
        {
          params: { id: second.itemId },
          body: { ...YARD, fabric: 'CREPE_DE_CHINE' },
        },
        { version: 4 },
      ),
    ).rejects.toMatchObject({ code: 'FABRIC_OUT_OF_STOCK' })
    expect((await readCart(shopper))?.items).toEqual(one.items)
  })

  it('removes a line, and accepts a repeated removal', async () => {
    const shopper = await guest()
    const { itemId } = await addFabric(shopper)
    expect(
      (await shopper.gateway.send(removeItem, { params: { id: itemId } }, { version: 1 })).items,
    ).toEqual([])
    expect(
      await shopper.gateway.send(removeItem, { params: { id: itemId } }, { version: 1 }),
    ).toMatchObject({ version: 2, items: [] })
  })
})
