import { expect, it } from 'vitest'
import {
  addToCart,
  cartCount,
  getCart,
  patchItem,
  removeItem,
  replaceItem,
  setPromo,
} from '../cart/cart.contract.ts'
import { createHandover, redeemHandover } from '../cart/handover.contract.ts'
import { getCheckout } from '../checkout/checkout.contract.ts'
import { getAttempt } from '../checkout/payment-attempt.contract.ts'
import { getCollection, listCollections } from '../collection/collection.contract.ts'
import { getDesign, getDesignCards } from '../design/design.contract.ts'
import { listFabrics } from '../fabric/fabric.contract.ts'
import {
  addFillAYard,
  getTemplates,
  replaceFillAYard,
} from '../fill-a-yard/fill-a-yard.contract.ts'
import { TEMPLATE_IDS } from '../fill-a-yard/templates.table.ts'
import { getInvoice } from '../invoice/invoice.contract.ts'
import { searchDesigns } from '../search/search.contract.ts'
import { createGuest, patchPreferences, refreshToken, whoAmI } from '../session/session.contract.ts'
import { createTestGateway } from './create-test-gateway.ts'
import { compareWallpapers, estimateWall } from '../wallpaper/wall-estimate.contract.ts'
import { addWallpaper, listWallpapers, replaceWallpaper } from '../wallpaper/wallpaper.contract.ts'
import { WALLPAPER_CODES } from '../wallpaper/wallpaper.ts'
import { SAMPLE_COLLECTIONS, SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from './index.ts'
import {
  first,
  line,
  paper,
  sampleLayout,
  second,
  setUp,
  toReview,
} from './test-gateway.test-data.ts'

it('answers the calls of a visit from the first page to the invoice, and each answer fits the contract', async () => {
  const shop = setUp()
  const { gateway, test } = shop
  expect(await gateway.send(whoAmI, { query: {} })).toBeNull()
  await expect(
    gateway.send(getCart, { params: { id: 'pending' }, query: {} }),
  ).rejects.toMatchObject({ code: 'EXPIRED_SESSION' })
  const page = await gateway.send(searchDesigns, {})
  expect(page.results).toHaveLength(SAMPLE_DESIGNS.length)
  expect(
    (
      await gateway.send(getDesignCards, { query: { ids: [first ?? 0, 999_999, second ?? 0] } })
    ).map(({ id }) => id),
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
        body: { currency: 'USD' },
      })
    ).currency,
  ).toBe('USD')
  const added = await gateway.send(addToCart, { body: line() }, { key: 'key-1' })
  const again = await gateway.send(addToCart, { body: line() }, { key: 'key-1' })
  expect(again).toEqual(added)
  expect(await gateway.send(cartCount, { body: {} })).toBe(2)
  const more = await gateway.send(
    patchItem,
    { params: { id: added.itemId }, body: { quantity: 3 } },
    { version: added.cart.version },
  )
  const replaced = await gateway.send(
    replaceItem,
    { params: { id: added.itemId }, body: line(second, 1) },
    { version: more.version },
  )
  const wall = {
    query: { system: 'imperial' as const, designId: second },
    body: { height: 96, widths: [120] },
  }
  expect((await gateway.send(listWallpapers, { query: {} })).map(({ code }) => code)).toEqual(
    WALLPAPER_CODES,
  )
  expect((await gateway.send(compareWallpapers, wall)).map(({ code }) => code)).toEqual(
    WALLPAPER_CODES,
  )
  expect(await gateway.send(estimateWall, { ...wall, params: { code: 'SMOOTH' } })).toMatchObject({
    rejection: null,
    plan: { panels: 5, items: [{ size: 'PANEL_9_FT', quantity: 5 }], total: { minor: 33750 } },
  })
  expect((await gateway.send(listCollections, { query: {} })).total).toBe(SAMPLE_COLLECTIONS.length)
  expect(
    (await gateway.send(getCollection, { params: { id: 174 }, query: {} })).designs.length,
  ).toBeGreaterThanOrEqual(12)
  expect(
    (await gateway.send(getTemplates, { query: { collectionId: 174 } })).templates.map(
      ({ id }) => id,
    ),
  ).toEqual(TEMPLATE_IDS)
  const papered = await gateway.send(addWallpaper, { body: paper() }, { key: 'key-w' })
  const longer = await gateway.send(
    replaceWallpaper,
    {
      params: { id: papered.itemId },
      body: { ...paper(3), size: 'PANEL_12_FT' },
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
    { body: { layout: sampleLayout(4), quantity: 1 } },
    { key: 'key-f' },
  )
  const scarves = await gateway.send(
    replaceFillAYard,
    {
      params: { id: filled.itemId },
      body: { layout: sampleLayout(1), quantity: 2 },
    },
    { version: filled.cart.version },
  )
  expect(scarves.items.at(-1)).toMatchObject({
    design: null,
    fabric: { code: 'MODERN_JERSEY' },
    fillAYard: { layout: SAMPLE_LAYOUTS[1].code, collectionName: 'The Orchard Year' },
    unitPrice: { minor: 5200 },
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
  const other = await gateway.send(addToCart, { body: line() }, { key: 'key-2' })
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
  await gateway.send(addToCart, { body: line() }, { key: 'key-3' })
  const { code } = await gateway.send(createHandover, { body: {} })
  expect((await gateway.send(redeemHandover, { body: { code } })).count).toBeGreaterThan(0)
  await gateway.send(getCheckout, {
    params: {
      id: (await gateway.send(getCart, { params: { id: 'pending' }, query: {} }))?.id ?? '',
    },
    query: {},
  })
  expect(new Set(test.requests.map(({ call }) => call)).size).toBeGreaterThan(20)
})

it('takes the abort signal of a test’s DOM, which Node’s requests reject', async () => {
  const { fetch, url } = createTestGateway()
  const signal = { aborted: false, throwIfAborted: () => undefined } as unknown as AbortSignal
  const init = { signal }
  expect(() => new Request(url, init)).toThrow(TypeError)
  expect((await fetch(`${url}/fabrics?currency=USD`, { signal })).ok).toBe(true)
})
