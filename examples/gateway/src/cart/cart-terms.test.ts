import { addToCart, getCart, patchItem, removeItem, setPromo } from '@selvage/core/cart'
import { listFabrics } from '@selvage/core/fabric'
import { patchPreferences } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import { addFabric, newGuest, openCartGateway, readCart, YARD } from '../testing/cart-gateway.ts'

describe.each(DATABASES)('the terms of a cart on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())
  const guest = (body?: object): Promise<Shopper> => newGuest(gateway, body)

  it("answers 404 for another shopper's cart as for an unknown one", async () => {
    const owner = await guest()
    const { orderId, itemId } = await addFabric(owner)
    const stranger = await guest()
    await addFabric(stranger, { designId: 3 })
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
        stranger.gateway.send(removeItem, { params: { id: itemId } }, { version: 1 }),
      ].map((sent) =>
        sent.catch((error: { code: string; status: number }) => `${error.status} ${error.code}`),
      ),
    )
    expect(answers).toEqual([
      '404 ORDER_NOT_FOUND',
      '404 ORDER_NOT_FOUND',
      '404 ORDER_ITEM_NOT_FOUND',
      '404 ORDER_NOT_FOUND',
      '404 ORDER_ITEM_NOT_FOUND',
    ])
    expect((await readCart(owner))?.count).toBe(1)
  })

  it.each([
    [
      { country: 'GB', currency: 'GBP' },
      { included: true, known: true },
    ],
    [
      { country: 'US', currency: 'USD' },
      { included: false, known: false },
    ],
    [
      { country: 'CA', currency: 'CAD' },
      { included: false, known: false },
    ],
  ])('says before the address whether the prices contain tax: %j', async (place, tax) => {
    const shopper = await guest({ ...place })
    await addFabric(shopper, { quantity: 2 })
    const { pricing } = (await readCart(shopper)) ?? {}
    expect({ included: pricing?.taxIncluded, known: pricing?.tax !== null }).toEqual(tax)
    expect(pricing?.total).toEqual(pricing?.subtotal)
    const [fabric] = await shopper.gateway.send(listFabrics, { query: { country: place.country } })
    expect(fabric?.pricing.taxIncluded ?? false).toBe(tax.included)
  })

  it('applies promo codes by their rules, and answers 429 to guessing', async () => {
    const shopper = await guest()
    const { orderId } = await addFabric(shopper, { quantity: 2 })
    const promo = (code: string | null, version: number) =>
      shopper.gateway.send(setPromo, { params: { id: orderId }, body: { code } }, { version })
    await expect(promo('NOSUCHCODE', 1)).rejects.toMatchObject({
      code: 'PROMO_CODE_INVALID',
      status: 400,
      field: 'code',
    })
    await expect(promo('HARVEST24', 1)).rejects.toMatchObject({ code: 'PROMO_CODE_ENDED' })
    await expect(promo('MAKER20', 1)).rejects.toMatchObject({
      code: 'PROMO_ORDER_DOES_NOT_QUALIFY',
    })
    expect(await promo(' welcome10 ', 1)).toMatchObject({
      promo: { code: 'WELCOME10' },
      pricing: { subtotal: { minor: 3800 }, discount: { minor: 380 }, total: { minor: 3420 } },
    })
    expect(await promo(null, 2)).toMatchObject({ promo: null, pricing: { total: { minor: 3800 } } })
    await addFabric(shopper, { quantity: 2 })
    expect(await promo('MAKER20', 4)).toMatchObject({ pricing: { discount: { minor: 1520 } } })
    const rejections = await Promise.all(
      Array.from({ length: 30 }, () =>
        promo('GUESS', 5).catch((error: { status: number }) => error.status),
      ),
    )
    expect(rejections.filter((status) => status === 429).length).toBeGreaterThan(5)
  })

  it('judges a promo that comes with a line by the same rule, and keeps the one that counts', async () => {
    const shopper = await guest()
    const { orderId } = await addFabric(shopper)
    await shopper.gateway.send(
      setPromo,
      { params: { id: orderId }, body: { code: 'WELCOME10' } },
      { version: 1 },
    )
    for (const [promoId, code] of [
      ['NOSUCH', 'PROMO_CODE_INVALID'],
      ['HARVEST24', 'PROMO_CODE_ENDED'],
      ['MAKER20', 'PROMO_ORDER_DOES_NOT_QUALIFY'],
    ] as const)
      await expect(addFabric(shopper, { designId: 2, promoId })).rejects.toMatchObject({
        code,
        status: 400,
        field: 'promo.id',
      })
    expect(await readCart(shopper)).toMatchObject({
      version: 2,
      count: 1,
      promo: { code: 'WELCOME10' },
      pricing: { discount: { minor: 190 } },
    })
    const { cart } = await addFabric(shopper, { designId: 2, quantity: 3, promoId: ' maker20 ' })
    expect(cart.promo?.code).toBe('MAKER20')
  })

  it('makes no cart for a promo that is unknown, and stores nothing of it', async () => {
    const shopper = await guest()
    await expect(addFabric(shopper, { promoId: 'QXZ-HIDDEN' })).rejects.toMatchObject({
      code: 'PROMO_CODE_INVALID',
    })
    expect(await readCart(shopper)).toBeNull()
    const { rows } = await gateway.deps.db.pool.query(
      "SELECT 1 FROM carts WHERE promo_code = 'QXZ-HIDDEN'",
    )
    expect(rows).toEqual([])
  })

  it('counts promo codes that come with lines as guesses', async () => {
    const shopper = await guest()
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        addFabric(shopper, { promoId: `GUESS${at}` }).catch(
          (error: { status: number }) => error.status,
        ),
      ),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    await expect(
      shopper.gateway.send(addToCart, { body: YARD }, { key: 'a-line-without-a-promo' }),
    ).resolves.toMatchObject({ cart: { count: 1 } })
  })

  it("follows the shopper's currency, and shows another one on request", async () => {
    const shopper = await guest({ country: 'GB' })
    const { cart } = await addFabric(shopper)
    expect(cart.pricing.total).toEqual({ minor: 1501, currency: 'GBP' })
    expect(
      (
        await shopper.gateway.send(getCart, {
          params: { id: 'pending' },
          query: { currency: 'AUD' },
        })
      )?.pricing.total,
    ).toEqual({ minor: 2888, currency: 'AUD' })
    await shopper.gateway.send(patchPreferences, { body: { currency: 'EUR' } })
    expect((await readCart(shopper))?.pricing.total).toEqual({ minor: 1748, currency: 'EUR' })
  })

  it('shows a line that cannot be bought any more, and does not count it', async () => {
    const shopper = await guest()
    await addFabric(shopper, { designId: 150 })
    await addFabric(shopper, { designId: 151 })
    await gateway.deps.db.pool.query('UPDATE designs SET for_sale = false WHERE id = 150')
    const cart = await readCart(shopper)
    expect(cart?.items.map(({ cleanup }) => cleanup)).toEqual(['design_unavailable', null])
    expect(cart?.pricing.subtotal.minor).toBe(1900)
  })
})
