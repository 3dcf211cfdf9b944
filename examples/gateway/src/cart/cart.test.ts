import { cartCount, toCartPayload } from '@selvage/core/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import {
  addFabric,
  newGuest,
  openCartGateway,
  postLine,
  readCart,
  readRejection,
  YARD,
} from '../testing/cart-gateway.ts'

describe.each(DATABASES)('the cart on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())
  const guest = (body?: object): Promise<Shopper> => newGuest(gateway, body)
  const post = async (shopper: Shopper, body: unknown, headers?: Record<string, string>) =>
    readRejection(await postLine(shopper, '/api/spoonflower/add-to-cart', body, headers))

  it('is null before the first line, and grows by a version with each write', async () => {
    const shopper = await guest()
    expect(await readCart(shopper)).toBeNull()
    expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(0)
    const first = await addFabric(shopper, { quantity: 2 })
    const second = await addFabric(shopper, { designId: 2, size: 'FAT_QUARTER_YARD' })
    expect([first.cart.version, second.cart.version]).toEqual([1, 2])
    expect(second.cart.items.map(({ total }) => total.minor)).toEqual([3800, 1140])
    expect(second.cart.pricing.total).toEqual({ minor: 4940, currency: 'USD' })
    expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(3)
    expect(await readCart(shopper)).toEqual(second.cart)
  })

  it('adds a line once however often its request comes', async () => {
    const shopper = await guest()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => addFabric(shopper, {}, 'same')),
    )
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
    expect(await readCart(shopper)).toMatchObject({ count: 1, version: 1 })
    expect(
      await post(shopper, toCartPayload({ ...YARD, quantity: 2 }), { 'Idempotency-Key': 'same' }),
    ).toEqual([422, 'FIELD_VALUE_INVALID Idempotency-Key'])
    const other = await guest()
    expect((await addFabric(other, {}, 'same')).cart.count).toBe(1)
  })

  it('raises the same line, to 99 and no further', async () => {
    const shopper = await guest()
    await addFabric(shopper, { quantity: 60 })
    expect((await addFabric(shopper, { quantity: 39 })).cart.items).toMatchObject([
      { quantity: 99 },
    ])
    expect(await post(shopper, toCartPayload(YARD))).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
    expect((await readCart(shopper))?.count).toBe(99)
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
    expect(await post(shopper, { ...toCartPayload(YARD), quantity })).toEqual([400, rejection])
    expect(await readCart(shopper)).toBeNull()
  })

  it('rejects what is not in the contract or the catalogue, each at its field', async () => {
    const shopper = await guest()
    const payload = toCartPayload(YARD)
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
    expect(await readCart(shopper)).toBeNull()
  })

  it('holds 50 lines, also when twenty come at once', async () => {
    const shopper = await guest()
    for (let designId = 1; designId <= 49; designId += 1) await addFabric(shopper, { designId })
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => addFabric(shopper, { designId: 60 + at })),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({
          code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
          status: 400,
          params: { limit: 50 },
        })
    expect((await readCart(shopper))?.items).toHaveLength(50)
    expect((await addFabric(shopper, { designId: 1 })).cart.items).toHaveLength(50)
  })

  it('makes one cart of many first adds at once, and loses none', async () => {
    const shopper = await guest()
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => addFabric(shopper, { designId: at + 1 })),
    )
    expect(await readCart(shopper)).toMatchObject({ count: 12, version: 12 })
  })
})
