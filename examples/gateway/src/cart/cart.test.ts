import {
  addToCart,
  cartCount,
  getCart,
  patchItem,
  removeItem,
  replaceItem,
  setPromo,
  toCartPayload,
} from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { createGuest, patchPreferences } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, TestGateway } from '../testing/test-gateway.ts'

let keys = 0
const key = (): string => `line-${++keys}`
const yard: CartItemInput = {
  designId: 1,
  fabric: 'PETAL_SIGNATURE_COTTON',
  size: 'YARD',
  quantity: 1,
}

describe.each(DATABASES)('the cart on %s', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await createTestGateway({ database })
    await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
    await gateway.deps.db.pool.query('UPDATE designs SET for_sale = false WHERE id = 200')
    await gateway.deps.db.pool.query('UPDATE designs SET mature = true WHERE id = 201')
  })
  afterAll(() => gateway.close())

  const guest = async (body: object = {}): Promise<Shopper> => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session', ...body } })
    return shopper
  }
  const add = (shopper: Shopper, item: Partial<CartItemInput> = {}, lineKey = key()) =>
    shopper.gateway.send(addToCart, { body: toCartPayload({ ...yard, ...item }) }, { key: lineKey })
  const post = async (shopper: Shopper, body: unknown, headers: Record<string, string> = {}) => {
    const response = await shopper.fetch('/api/spoonflower/add-to-cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const { errors = [] } = (await response.json()) as {
      errors?: { code: string; field?: string; message?: string }[]
    }
    return [
      response.status,
      ...errors.map(({ code, field, message }) => [code, field, message].filter(Boolean).join(' ')),
    ]
  }
  const cartOf = (shopper: Shopper) =>
    shopper.gateway.send(getCart, { params: { id: 'pending' }, query: {} })

  it('is null before the first line, and grows by a version with each write', async () => {
    const shopper = await guest()
    expect(await cartOf(shopper)).toBeNull()
    expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(0)
    const first = await add(shopper, { quantity: 2 })
    const second = await add(shopper, { designId: 2, size: 'FAT_QUARTER_YARD' })
    expect([first.cart.version, second.cart.version]).toEqual([1, 2])
    expect(second.cart.items.map(({ total }) => total.minor)).toEqual([3800, 1140])
    expect(second.cart.pricing.total).toEqual({ minor: 4940, currency: 'USD' })
    expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(3)
    expect(await cartOf(shopper)).toEqual(second.cart)
  })

  it('adds a line once however often its request comes', async () => {
    const shopper = await guest()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(shopper, {}, 'same')))
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
    expect(await cartOf(shopper)).toMatchObject({ count: 1, version: 1 })
    expect(
      await post(shopper, toCartPayload({ ...yard, quantity: 2 }), { 'Idempotency-Key': 'same' }),
    ).toEqual([422, 'FIELD_VALUE_INVALID Idempotency-Key'])
    const other = await guest()
    expect((await add(other, {}, 'same')).cart.count).toBe(1)
  })

  it('raises the same line, to 99 and no further', async () => {
    const shopper = await guest()
    await add(shopper, { quantity: 60 })
    expect((await add(shopper, { quantity: 39 })).cart.items).toMatchObject([{ quantity: 99 }])
    expect(await post(shopper, toCartPayload(yard))).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
    expect((await cartOf(shopper))?.count).toBe(99)
  })

  it.each([
    [100, 'FIELD_VALUE_INVALID quantity'],
    [1e9, 'FIELD_VALUE_INVALID quantity'],
    [0, 'FIELD_VALUE_INVALID quantity'],
    [-99, 'FIELD_VALUE_INVALID quantity'],
    [1.5, 'FIELD_VALUE_INVALID quantity must be an integer'],
    ['5', 'FIELD_VALUE_INVALID quantity must be an integer'],
    ['Infinity', 'FIELD_VALUE_INVALID quantity must be an integer'],
    [-1, 'FIELD_CANNOT_BE_BLANK quantity required'],
    ['', 'FIELD_CANNOT_BE_BLANK quantity required'],
    [null, 'FIELD_CANNOT_BE_BLANK quantity required'],
    [[], 'FIELD_CANNOT_BE_BLANK quantity required'],
    [[5], 'FIELD_VALUE_INVALID quantity must be an integer'],
    [{ valueOf: 5 }, 'FIELD_VALUE_INVALID quantity must be an integer'],
    [9007199254740992, 'FIELD_VALUE_INVALID quantity'],
  ])('rejects a quantity of %j', async (quantity, rejection) => {
    const shopper = await guest()
    expect(await post(shopper, { ...toCartPayload(yard), quantity })).toEqual([400, rejection])
    expect(await cartOf(shopper)).toBeNull()
  })

  it('rejects what is not in the contract or the catalogue, each at its field', async () => {
    const shopper = await guest()
    const payload = toCartPayload(yard)
    expect(await post(shopper, { ...payload, raw_price: 0.01 })).toEqual([
      400,
      'FIELD_NAME_INVALID_OR_INEDITABLE raw_price',
    ])
    expect(await post(shopper, { ...payload, design: { id: 1, price: 1 } })).toEqual([
      400,
      'FIELD_NAME_INVALID_OR_INEDITABLE design.price',
    ])
    expect(await post(shopper, { ...payload, fabric: 'constructor' })).toEqual([
      400,
      'FIELD_VALUE_INVALID fabric',
    ])
    expect(await post(shopper, { ...payload, fabric_size: 'ROLL' })).toEqual([
      400,
      'FIELD_VALUE_INVALID fabric_size',
    ])
    expect(await post(shopper, { ...payload, design: { id: 2_147_483_648 } })).toEqual([
      400,
      'FIELD_VALUE_INVALID design.id',
    ])
    expect(await post(shopper, { ...payload, design: { id: 999_999 } })).toEqual([
      400,
      'NO_IMAGE_AVAILABLE design.id',
    ])
    expect(await post(shopper, { ...payload, design: { id: 200 } })).toEqual([
      400,
      'DESIGN_NOT_FOR_SALE design.id',
    ])
    expect(await post(shopper, { ...payload, design: { id: 201 } })).toEqual([
      400,
      'NO_IMAGE_AVAILABLE design.id',
    ])
    expect(await post(shopper, { ...payload, fabric: 'POLARTEC_FLEECE' })).toEqual([
      400,
      'FABRIC_OUT_OF_STOCK fabric',
    ])
    const { fabric: _fabric, ...incomplete } = payload
    expect(await post(shopper, incomplete)).toEqual([400, 'FIELD_CANNOT_BE_BLANK fabric required'])
    expect(await cartOf(shopper)).toBeNull()
  })

  it('holds 50 lines, also when twenty come at once', async () => {
    const shopper = await guest()
    for (let designId = 1; designId <= 49; designId += 1) await add(shopper, { designId })
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => add(shopper, { designId: 60 + at })),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({
          code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
          status: 400,
          params: { limit: 50 },
        })
    expect((await cartOf(shopper))?.items).toHaveLength(50)
    expect((await add(shopper, { designId: 1 })).cart.items).toHaveLength(50)
  })

  it('makes one cart of many first adds at once, and loses none', async () => {
    const shopper = await guest()
    await Promise.all(Array.from({ length: 12 }, (_, at) => add(shopper, { designId: at + 1 })))
    expect(await cartOf(shopper)).toMatchObject({ count: 12, version: 12 })
  })

  it('writes over nobody: an old version gets 409 with the cart as it is', async () => {
    const shopper = await guest()
    const { itemId, cart } = await add(shopper)
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
      ['"old version"', 409],
      ['7', 409],
      ['*', 409],
      ['', 400],
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
    expect((await cartOf(shopper))?.count).toBe(7)
  })

  it('patches a quantity within its rules and keeps the old one otherwise', async () => {
    const shopper = await guest()
    const { itemId } = await add(shopper, { quantity: 3 })
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
    expect((await cartOf(shopper))?.count).toBe(3)
  })

  it('replaces a line in one step, and makes one of two that have become the same', async () => {
    const shopper = await guest()
    const first = await add(shopper)
    const second = await add(shopper, { designId: 2 })
    const velvet = await shopper.gateway.send(
      replaceItem,
      {
        params: { id: first.itemId },
        body: toCartPayload({ ...yard, fabric: 'VELVET', quantity: 3 }),
      },
      { version: 2 },
    )
    expect(velvet.items.map(({ id, fabric, quantity }) => [id, fabric?.code, quantity])).toEqual([
      [first.itemId, 'VELVET', 3],
      [second.itemId, 'PETAL_SIGNATURE_COTTON', 1],
    ])
    const one = await shopper.gateway.send(
      replaceItem,
      { params: { id: first.itemId }, body: toCartPayload({ ...yard, designId: 2, quantity: 4 }) },
      { version: 3 },
    )
    expect(one.items.map(({ id, quantity }) => [id, quantity])).toEqual([[second.itemId, 5]])
    await expect(
      shopper.gateway.send(
        replaceItem,
        {
          params: { id: second.itemId },
          body: toCartPayload({ ...yard, fabric: 'CREPE_DE_CHINE' }),
        },
        { version: 4 },
      ),
    ).rejects.toMatchObject({ code: 'FABRIC_OUT_OF_STOCK' })
    expect((await cartOf(shopper))?.items).toEqual(one.items)
  })

  it('removes a line, and once more without complaint', async () => {
    const shopper = await guest()
    const { itemId } = await add(shopper)
    expect(
      (await shopper.gateway.send(removeItem, { params: { id: itemId } }, { version: 1 })).items,
    ).toEqual([])
    expect(
      await shopper.gateway.send(removeItem, { params: { id: itemId } }, { version: 1 }),
    ).toMatchObject({ version: 2, items: [] })
  })

  it("keeps one shopper out of another one's cart, with the same 404 as for none", async () => {
    const owner = await guest()
    const { orderId, itemId } = await add(owner)
    const stranger = await guest()
    await add(stranger, { designId: 3 })
    const answers = await Promise.all(
      [
        stranger.gateway.send(getCart, { params: { id: orderId }, query: {} }),
        stranger.gateway.send(getCart, { params: { id: 'A'.repeat(22) }, query: {} }),
        stranger.gateway.send(
          patchItem,
          { params: { id: itemId }, body: { quantity: 9 } },
          { version: 1 },
        ),
        stranger.gateway.send(
          setPromo,
          { params: { id: orderId }, body: { code: null } },
          { version: 1 },
        ),
      ].map((sent) =>
        sent.catch((error: { code: string; status: number }) => `${error.status} ${error.code}`),
      ),
    )
    expect(answers).toEqual([
      '404 ORDER_NOT_FOUND',
      '404 ORDER_NOT_FOUND',
      '404 ORDER_ITEM_NOT_FOUND',
      '404 ORDER_NOT_FOUND',
    ])
    await stranger.gateway.send(removeItem, { params: { id: itemId } }, { version: 1 })
    expect((await cartOf(owner))?.count).toBe(1)
  })

  it('applies promo codes by their rules, and stops somebody who guesses', async () => {
    const shopper = await guest()
    const { orderId } = await add(shopper, { quantity: 2 })
    const promo = (code: string | null, version: number) =>
      shopper.gateway.send(setPromo, { params: { id: orderId }, body: { code } }, { version })
    await expect(promo('NOSUCHCODE', 1)).rejects.toMatchObject({
      code: 'PROMO_CODE_INVALID',
      status: 400,
      field: 'code',
    })
    await expect(promo('HARVEST24', 1)).rejects.toMatchObject({ code: 'PROMO_CODE_INVALID' })
    await expect(promo('MAKER20', 1)).rejects.toMatchObject({
      code: 'PROMO_ORDER_DOES_NOT_QUALIFY',
    })
    expect(await promo(' welcome10 ', 1)).toMatchObject({
      promo: { code: 'WELCOME10' },
      pricing: { subtotal: { minor: 3800 }, discount: { minor: 380 }, total: { minor: 3420 } },
    })
    expect(await promo(null, 2)).toMatchObject({ promo: null, pricing: { total: { minor: 3800 } } })
    await add(shopper, { quantity: 2 })
    expect(await promo('MAKER20', 4)).toMatchObject({ pricing: { discount: { minor: 1520 } } })
    const rejections = await Promise.all(
      Array.from({ length: 30 }, () =>
        promo('GUESS', 5).catch((error: { status: number }) => error.status),
      ),
    )
    expect(rejections.filter((status) => status === 429).length).toBeGreaterThan(5)
  })

  it("follows the shopper's currency, and lets another one be looked at", async () => {
    const shopper = await guest({ country: 'GB' })
    const { cart } = await add(shopper)
    expect(cart.pricing.total).toEqual({ minor: 1501, currency: 'GBP' })
    expect(
      (
        await shopper.gateway.send(getCart, {
          params: { id: 'pending' },
          query: { currency: 'AUD' },
        })
      )?.pricing.total,
    ).toEqual({ minor: 2888, currency: 'AUD' })
    await shopper.gateway.send(patchPreferences, {
      query: {},
      body: { preferences: { currency: 'EUR' } },
    })
    expect((await cartOf(shopper))?.pricing.total).toEqual({ minor: 1748, currency: 'EUR' })
  })

  it('shows what cannot be bought any more, and does not count it', async () => {
    const shopper = await guest()
    await add(shopper, { designId: 150 })
    await add(shopper, { designId: 151 })
    await gateway.deps.db.pool.query('UPDATE designs SET for_sale = false WHERE id = 150')
    const cart = await cartOf(shopper)
    expect(cart?.items.map(({ cleanup }) => cleanup)).toEqual(['design_unavailable', null])
    expect(cart?.pricing.subtotal.minor).toBe(1900)
  })
})
