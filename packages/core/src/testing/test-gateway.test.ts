import { describe, expect, it } from 'vitest'
import {
  addToCart,
  cartCount,
  createHandover,
  getCart,
  patchItem,
  redeemHandover,
  removeItem,
  replaceItem,
  setPromo,
  toCartPayload,
} from '../cart/cart.contract.ts'
import {
  getAttempt,
  getCheckout,
  openPayment,
  placeOrder,
  putDelivery,
  putPayment,
  putShipping,
  toWireShipping,
} from '../checkout/checkout.contract.ts'
import type { ShippingForm } from '../checkout/address.ts'
import { getCollection, listCollections } from '../collection/collection.contract.ts'
import { getDesign, getDesignCards } from '../design/design.contract.ts'
import { listFabrics } from '../fabric/fabric.contract.ts'
import {
  addFillAYard,
  getTemplates,
  replaceFillAYard,
  toFillAYardPayload,
} from '../fill-a-yard/fill-a-yard.contract.ts'
import { designsOfLayout, readLayoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import { TEMPLATE_IDS } from '../fill-a-yard/templates.table.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { getInvoice } from '../invoice/invoice.contract.ts'
import { searchDesigns } from '../search/search.contract.ts'
import { createGuest, patchPreferences, refreshToken, whoAmI } from '../session/session.contract.ts'
import {
  addWallpaper,
  compareWallpapers,
  estimateWall,
  listWallpapers,
  replaceWallpaper,
  toWallpaperPayload,
} from '../wallpaper/wallpaper.contract.ts'
import { WALLPAPER_CODES } from '../wallpaper/wallpaper.ts'
import {
  createTestGateway,
  SAMPLE_COLLECTIONS,
  SAMPLE_DESIGNS,
  SAMPLE_LAYOUTS,
  TEST_CALLS,
} from './index.ts'
import type { TestGatewayOptions } from './index.ts'

const form: ShippingForm = {
  fullName: 'Ada Lovelace',
  line1: '1 Mill Lane',
  line2: '',
  city: 'Durham',
  state: 'NC',
  zipcode: '27701',
  country: 'US',
  phone: '919 555 0100',
  email: 'ada@example.com',
  emailRetype: 'ada@example.com',
  newsletter: false,
}
const [first, second] = SAMPLE_DESIGNS.map(({ id }) => id)
const line = (designId = first ?? 0, quantity = 2) =>
  ({ designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity }) as const

const paper = (quantity = 5) =>
  ({ designId: second ?? 0, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity }) as const

function sampleLayout(templateId: keyof typeof SAMPLE_LAYOUTS): Layout {
  const layout = readLayoutCode(SAMPLE_LAYOUTS[templateId].code)
  if (!layout) throw new Error(`The sample of template ${templateId} is no layout.`)
  return layout
}

function setUp(options: TestGatewayOptions = {}) {
  const test = createTestGateway(options)
  return { test, gateway: createGateway({ url: test.url, locale: 'en_US', fetch: test.fetch }) }
}

async function toReview({ gateway }: ReturnType<typeof setUp>, token: string) {
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const id = cart?.id ?? ''
  const shipped = await gateway.send(
    putShipping,
    { params: { id }, body: toWireShipping(form) },
    { version: cart?.version ?? 0 },
  )
  const body = {
    delivery_option_id: 'standard',
    gift: { is_gift: false, remove_prices: false, message: '' },
  }
  const delivered = await gateway.send(
    putDelivery,
    { params: { id }, body },
    { version: shipped.order.version },
  )
  await gateway.send(openPayment, { params: { id }, body: {} })
  const checkout = await gateway.send(
    putPayment,
    { params: { id }, body: { method: 'card', token, billing_address: null } },
    { version: delivered.order.version },
  )
  const { total } = checkout.order.pricing
  const place = (attempt: string) =>
    gateway.send(
      placeOrder,
      {
        params: { id },
        body: { attempt_id: attempt, raw_total: total.minor / 100, currency: total.currency },
      },
      { key: attempt, version: checkout.order.version },
    )
  return { id, checkout, place }
}

describe('the test gateway', () => {
  it('answers every call that a shop makes, and each answer fits the contract', async () => {
    const shop = setUp()
    const { gateway, test } = shop
    expect(await gateway.send(whoAmI, { query: {} })).toBeNull()
    expect(await gateway.send(getCart, { params: { id: 'pending' }, query: {} })).toBeNull()
    const page = await gateway.send(searchDesigns, { query: { lang: 'en' } })
    expect(page.results).toHaveLength(SAMPLE_DESIGNS.length)
    expect(
      (await gateway.send(getDesignCards, { query: { ids: `${first},999999,${second}` } })).map(
        ({ id }) => id,
      ),
    ).toEqual([first, second])
    expect(
      (await gateway.send(getDesign, { params: { id: first ?? 0 }, query: {} })).aboutDesigner.town,
    ).not.toBe('')
    expect((await gateway.send(listFabrics, { query: {} })).length).toBeGreaterThan(30)
    await gateway.send(createGuest, { body: { kind: 'session', country: 'US' } })
    await gateway.send(refreshToken, {})
    expect(
      (
        await gateway.send(patchPreferences, {
          query: {},
          body: { preferences: { currency: 'USD' } },
        })
      ).currency,
    ).toBe('USD')
    const added = await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' })
    const again = await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' })
    expect(again).toEqual(added)
    expect(await gateway.send(cartCount, { body: {} })).toBe(2)
    const more = await gateway.send(
      patchItem,
      { params: { id: added.itemId }, body: { quantity: 3 } },
      { version: added.cart.version },
    )
    const replaced = await gateway.send(
      replaceItem,
      { params: { id: added.itemId }, body: toCartPayload(line(second, 1)) },
      { version: more.version },
    )
    const wall = {
      query: { measurement_system: 'imperial' as const, design_id: String(second) },
      body: { height: 96, widths: [120] },
    }
    expect((await gateway.send(listWallpapers, { query: {} })).map(({ code }) => code)).toEqual(
      WALLPAPER_CODES,
    )
    expect((await gateway.send(compareWallpapers, wall)).map(({ code }) => code)).toEqual(
      WALLPAPER_CODES,
    )
    expect(await gateway.send(estimateWall, { ...wall, params: { code: 'SMOOTH' } })).toMatchObject(
      {
        rejection: null,
        plan: { panels: 5, items: [{ size: 'PANEL_9_FT', quantity: 5 }], total: { minor: 33750 } },
      },
    )
    expect((await gateway.send(listCollections, { query: {} })).total).toBe(
      SAMPLE_COLLECTIONS.length,
    )
    expect(
      (await gateway.send(getCollection, { params: { id: 174 }, query: {} })).designs.length,
    ).toBeGreaterThanOrEqual(12)
    expect(
      (await gateway.send(getTemplates, { query: { collection_id: '174' } })).templates.map(
        ({ id }) => id,
      ),
    ).toEqual(TEMPLATE_IDS)
    const papered = await gateway.send(
      addWallpaper,
      { body: toWallpaperPayload(paper()) },
      { key: 'key-w' },
    )
    const longer = await gateway.send(
      replaceWallpaper,
      {
        params: { id: papered.itemId },
        body: toWallpaperPayload({ ...paper(3), size: 'PANEL_12_FT' }),
      },
      { version: papered.cart.version },
    )
    expect(longer.items.at(-1)).toMatchObject({
      type: 'wallpaper',
      quantity: 3,
      wallpaper: { code: 'SMOOTH', size: 'PANEL_12_FT' },
      fillAYard: null,
      total: { minor: 27000 },
    })
    const filled = await gateway.send(
      addFillAYard,
      { body: toFillAYardPayload({ layout: sampleLayout(4), quantity: 1 }) },
      { key: 'key-f' },
    )
    const scarves = await gateway.send(
      replaceFillAYard,
      {
        params: { id: filled.itemId },
        body: toFillAYardPayload({ layout: sampleLayout(1), quantity: 2 }),
      },
      { version: filled.cart.version },
    )
    expect(scarves.items.at(-1)).toMatchObject({
      design: null,
      fabric: { code: 'MODERN_JERSEY' },
      fillAYard: { layout: SAMPLE_LAYOUTS[1].code, collectionName: 'The Orchard Year' },
      unitPrice: { minor: 5800 },
    })
    const less = await gateway.send(
      removeItem,
      { params: { id: papered.itemId } },
      { version: scarves.version },
    )
    const bare = await gateway.send(
      removeItem,
      { params: { id: filled.itemId } },
      { version: less.version },
    )
    const promoted = await gateway
      .send(
        setPromo,
        { params: { id: replaced.id }, body: { code: 'selvage10' } },
        { version: bare.version },
      )
      .catch((error: unknown) => error)
    expect(promoted).toMatchObject({ code: 'PROMO_ORDER_DOES_NOT_QUALIFY' })
    const other = await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-2' })
    const removed = await gateway.send(
      removeItem,
      { params: { id: added.itemId } },
      { version: other.cart.version },
    )
    expect(removed.items).toHaveLength(1)
    const { id, place } = await toReview(shop, 'tok_good_0123456789ab')
    const attempt = await place('attempt-0123456789')
    expect(attempt.state).toBe('ordered')
    expect(await place('attempt-0123456789')).toEqual(attempt)
    expect(
      (await gateway.send(getAttempt, { params: { id, attempt: attempt.id } })).orderNumber,
    ).toBe(attempt.orderNumber)
    const invoice = await gateway.send(getInvoice, {
      params: { orderNumber: attempt.orderNumber ?? '' },
      query: {},
    })
    expect(invoice.order.items).toEqual(removed.items)
    await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-3' })
    const { code } = await gateway.send(createHandover, { body: {} })
    expect((await gateway.send(redeemHandover, { body: { code } })).count).toBeGreaterThan(0)
    await gateway.send(getCheckout, {
      params: {
        id: (await gateway.send(getCart, { params: { id: 'pending' }, query: {} }))?.id ?? '',
      },
      query: {},
    })
    expect(new Set(test.requests.map(({ call }) => call))).toEqual(new Set(TEST_CALLS))
    expect(TEST_CALLS.length).toBeGreaterThan(20)
  })

  it.each([
    [{}, form, { promised: true, free: true }],
    [
      { country: 'GB', currency: 'GBP' },
      { ...form, state: '', zipcode: 'SE1 7PB', country: 'GB' },
      { promised: false, free: false },
    ],
  ] as const)(
    'promises free delivery of a large order only where it is free: %j',
    async (options, address, wanted) => {
      const { gateway } = setUp({ items: [line(first, 20)], ...options })
      const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
      const { deliveryOptions, order } = await gateway.send(
        putShipping,
        { params: { id: cart?.id ?? '' }, body: toWireShipping(address) },
        { version: cart?.version ?? 0 },
      )
      const promised = [cart?.pricing.freeShippingFrom, order.pricing.freeShippingFrom].map(
        (from) => from !== null,
      )
      expect(promised).toEqual([wanted.promised, wanted.promised])
      expect(deliveryOptions.some(({ price }) => price.minor === 0)).toBe(wanted.free)
    },
  )

  it('shows a cart in another currency without changing it', async () => {
    const { gateway } = setUp({ items: [line()] })
    const read = async (query: { currency?: 'EUR' }) =>
      (await gateway.send(getCart, { params: { id: 'pending' }, query }))?.pricing.currency
    expect([await read({ currency: 'EUR' }), await read({})]).toEqual(['EUR', 'USD'])
  })

  it('hands a cart over with what its guest saw it in', async () => {
    const { gateway, test } = setUp({ user: 'guest' })
    const { cartToken } = await gateway.send(createGuest, {
      body: { kind: 'embed', country: 'GB', currency: 'GBP' },
    })
    const page = createGateway({
      url: test.url,
      locale: 'en_GB',
      fetch: test.fetch,
      credentials: 'omit',
      token: () => cartToken ?? undefined,
    })
    await page.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-of-the-page' })
    const { code } = await page.send(createHandover, { body: {} })
    const { preferences } = await gateway.send(redeemHandover, { body: { code } })
    expect(preferences).toEqual({ country: 'GB', currency: 'GBP', measurement: 'metric' })
  })

  it('rejects goods that it does not sell', async () => {
    const { gateway } = setUp({ user: 'guest' })
    const layout = sampleLayout(8)
    const send = (made: Layout) =>
      gateway.send(
        addFillAYard,
        { body: toFillAYardPayload({ layout: made, quantity: 1 }) },
        { key: 'key-1' },
      )
    await expect(send({ ...layout, collectionId: 999 })).rejects.toMatchObject({
      code: 'COLLECTION_NOT_FOUND',
    })
    await expect(send({ ...layout, cells: [null, null] })).rejects.toMatchObject({
      code: 'FIELD_VALUE_INVALID',
    })
    await expect(send({ ...layout, collectionId: 178 })).rejects.toMatchObject({
      code: 'FIELD_VALUE_INVALID',
    })
    const hang = (item: Partial<ReturnType<typeof paper>> | object) =>
      gateway.send(
        addWallpaper,
        { body: toWallpaperPayload({ ...paper(), ...item }) },
        { key: 'key-2' },
      )
    await expect(hang({ wallpaper: 'ISOBAR', size: 'ROLL_27_FT' })).rejects.toMatchObject({
      code: 'WALLPAPER_OUT_OF_STOCK',
    })
    await expect(hang({ size: 'ROLL_27_FT' })).rejects.toMatchObject({
      code: 'FIELD_VALUE_INVALID',
    })
    await expect(hang({ designId: 999 })).rejects.toMatchObject({ code: 'NO_IMAGE_AVAILABLE' })
    await expect(
      gateway.send(getCollection, { params: { id: 999 }, query: {} }),
    ).rejects.toMatchObject({ code: 'COLLECTION_NOT_FOUND', status: 404 })
  })

  it('says why a wall cannot be hung, and what can be', async () => {
    const { gateway } = setUp()
    const high = await gateway.send(compareWallpapers, {
      query: {},
      body: { height: 150, widths: [120] },
    })
    expect(high.find(({ code }) => code === 'SMOOTH')).toMatchObject({
      plan: null,
      rejection: {
        error: 'panel-height',
        maxHeight: 144,
        alternatives: WALLPAPER_CODES.slice(3).filter((code) => code !== 'ISOBAR'),
      },
    })
    await expect(
      gateway.send(estimateWall, {
        params: { code: 'SMOOTH' },
        query: {},
        body: { height: '9.5', widths: [120] },
      }),
    ).rejects.toMatchObject({ code: 'FIELD_VALUE_INVALID' })
  })

  it('disagrees with the page where it is told to', async () => {
    const wall = { params: { code: 'SMOOTH' }, query: {}, body: { height: 96, widths: [120] } }
    const { gateway } = setUp({ disagrees: true })
    expect((await gateway.send(estimateWall, wall)).plan?.items).toEqual([
      { size: 'PANEL_9_FT', length: 108, quantity: 6 },
    ])
    const { templates } = await gateway.send(getTemplates, { query: { collection_id: '174' } })
    expect(templates.map(({ capacity }) => capacity.PETAL_SIGNATURE_COTTON)).toEqual([
      2, 2, 41, 31, 2, 3,
    ])
  })

  it('begins with lines of every kind, and samples that stand for every template', async () => {
    const { gateway } = setUp({
      items: [line(), paper(), { layout: sampleLayout(5), quantity: 1 }],
    })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    expect(
      cart?.items.map(({ fabric, wallpaper, fillAYard }) => [
        fabric?.code,
        wallpaper?.code,
        fillAYard?.image,
      ]),
    ).toEqual([
      ['PETAL_SIGNATURE_COTTON', undefined, undefined],
      [undefined, 'SMOOTH', undefined],
      ['ORGANIC_SATEEN', undefined, SAMPLE_LAYOUTS[5].image],
    ])
    for (const id of TEMPLATE_IDS)
      expect(designsOfLayout(sampleLayout(id)).length).toBeGreaterThan(1)
    for (const { designIds } of SAMPLE_COLLECTIONS)
      expect(designIds.every((id) => SAMPLE_DESIGNS.some((design) => design.id === id))).toBe(true)
  })

  it('rejects a stale version with the current cart', async () => {
    const { gateway } = setUp({ items: [line()] })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const itemId = cart?.items[0]?.id ?? ''
    await gateway.send(
      patchItem,
      { params: { id: itemId }, body: { quantity: 5 } },
      { version: cart?.version ?? 0 },
    )
    const late = gateway.send(
      patchItem,
      { params: { id: itemId }, body: { quantity: 4 } },
      { version: cart?.version ?? 0 },
    )
    await expect(late).rejects.toMatchObject({
      code: 'CART_VERSION_CONFLICT',
      status: 409,
      current: { count: 5 },
    })
  })

  it.each([
    ['declined', 'CARD_DECLINED'],
    ['insufficient', 'CARD_INSUFFICIENT_FUNDS'],
  ])('declines tok_%s with %s', async (end, code) => {
    const { place } = await toReview(setUp({ items: [line()] }), `tok_${end}_0123456789ab`)
    expect(await place('attempt-0123456789')).toMatchObject({
      state: 'declined',
      code,
      orderNumber: null,
    })
  })

  it('settles an unknown attempt when it is asked twice', async () => {
    const shop = setUp({ items: [line()] })
    const { id, place } = await toReview(shop, 'tok_unknown_0123456789')
    expect((await place('attempt-0123456789')).state).toBe('unknown')
    const ask = () =>
      shop.gateway.send(getAttempt, { params: { id, attempt: 'attempt-0123456789' } })
    expect((await ask()).state).toBe('unknown')
    expect((await ask()).state).toBe('ordered')
  })

  it('names each fault of a form with its field', async () => {
    const { gateway } = setUp({ items: [line()] })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const sent = gateway.send(
      putShipping,
      { params: { id: cart?.id ?? '' }, body: { ...toWireShipping(form), zipcode: '1', city: '' } },
      { version: 1 },
    )
    await expect(sent).rejects.toMatchObject({
      all: expect.arrayContaining([
        { code: 'INVALID_ZIPCODE', field: 'zipcode' },
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'city' },
      ]),
    })
  })
})

describe('scenarios', () => {
  const search = (options: TestGatewayOptions) =>
    setUp(options).gateway.send(searchDesigns, { query: { lang: 'en' } })

  it('empty finds nothing', async () => expect((await search({ scenario: 'empty' })).total).toBe(0))
  it('rubbish is SERVER_ERROR', async () =>
    expect(search({ scenario: 'rubbish' })).rejects.toMatchObject({ code: 'SERVER_ERROR' }))
  it('down is SERVER_ERROR without a status', async () => {
    const { gateway } = setUp({ scenario: 'down' })
    const failed = await gateway
      .send(createGuest, { body: { kind: 'session' } })
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 'SERVER_ERROR' })
    expect(failed).not.toHaveProperty('status')
  })
  it('code:X is played in the calls of wallpaper, collections and filled yards', async () => {
    const { gateway, test } = setUp({ user: 'guest', scenario: 'code:COLLECTION_NOT_FOUND' })
    await expect(
      gateway.send(getTemplates, { query: { collection_id: '174' } }),
    ).rejects.toMatchObject({ code: 'COLLECTION_NOT_FOUND' })
    test.play('code:WALLPAPER_OUT_OF_STOCK')
    await expect(
      gateway.send(addWallpaper, { body: toWallpaperPayload(paper()) }, { key: 'key-1' }),
    ).rejects.toMatchObject({ code: 'WALLPAPER_OUT_OF_STOCK' })
    test.play('code:SERVER_ERROR@wallpaper.estimate')
    await expect(
      gateway.send(estimateWall, {
        params: { code: 'SMOOTH' },
        query: {},
        body: { height: 96, widths: [120] },
      }),
    ).rejects.toMatchObject({ code: 'SERVER_ERROR' })
    test.play('empty')
    expect((await gateway.send(listCollections, { query: {} })).collections).toEqual([])
  })
  it('expired has lost the session for good', async () => {
    const { gateway } = setUp({ scenario: 'expired', items: [line()] })
    await expect(gateway.send(createHandover, { body: {} })).rejects.toMatchObject({
      code: 'EXPIRED_SESSION',
      status: 401,
    })
  })
  it('slow answers late and can be stopped', async () => {
    const { gateway } = setUp({ scenario: 'slow', slowMs: 60_000 })
    await expect(
      gateway.send(createGuest, { body: { kind: 'session' } }, { timeoutMs: 20 }),
    ).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  })
  it('code:X is played where the contract allows it, and ends when another scenario is played', async () => {
    const { gateway, test } = setUp({ scenario: 'code:FABRIC_OUT_OF_STOCK', user: 'guest' })
    await expect(
      gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' }),
    ).rejects.toMatchObject({ code: 'FABRIC_OUT_OF_STOCK', status: 400 })
    test.play('ok')
    await expect(
      gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' }),
    ).resolves.toMatchObject({ cart: { count: 2 } })
  })
  it('an unknown scenario is a mistake of ours', () => {
    expect(() => createTestGateway({ scenario: 'code:toString' as 'ok' })).toThrow(
      /code:PAYMENT_FAILED/,
    )
  })
})
