import { describe, expect, it } from 'vitest'
import { addToCart, patchItem } from '../cart/cart.contract.ts'
import { createHandover } from '../cart/handover.contract.ts'
import { listSaved } from '../cart/saved.contract.ts'
import { openPayment } from '../checkout/checkout.contract.ts'
import { placeOrder } from '../checkout/payment-attempt.contract.ts'
import { listCollections } from '../collection/collection.contract.ts'
import { errorStatus } from '../contract/call-errors.ts'
import { getDesign } from '../design/design.contract.ts'
import { getTemplates } from '../fill-a-yard/fill-a-yard.contract.ts'
import { removeCard } from '../payment/saved-cards.contract.ts'
import { searchDesigns } from '../search/search.contract.ts'
import { createGuest } from '../session/session.contract.ts'
import { estimateWall } from '../wallpaper/wall-estimate.contract.ts'
import { addWallpaper } from '../wallpaper/wallpaper.contract.ts'
import { createTestGateway } from './index.ts'
import type { TestGatewayOptions } from './index.ts'
import { line, paper, setUp } from './test-gateway.test-data.ts'

describe('scenarios', () => {
  const search = (options: TestGatewayOptions) => setUp(options).gateway.send(searchDesigns, {})

  it('empty finds nothing', async () => expect((await search({ scenario: 'empty' })).total).toBe(0))
  it('rubbish rejects with SERVER_ERROR', async () =>
    expect(search({ scenario: 'rubbish' })).rejects.toMatchObject({ code: 'SERVER_ERROR' }))
  it('down rejects with SERVER_ERROR and no status', async () => {
    const { gateway } = setUp({ scenario: 'down' })
    const failed = await gateway
      .send(createGuest, { body: { kind: 'session' } })
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 'SERVER_ERROR' })
    expect(failed).not.toHaveProperty('status')
  })
  it('code:X rejects the calls of wallpaper, collections and filled yards', async () => {
    const { gateway, test } = setUp({ user: 'guest', scenario: 'code:COLLECTION_NOT_FOUND' })
    await expect(
      gateway.send(getTemplates, { query: { collectionId: 174 } }),
    ).rejects.toMatchObject({ code: 'COLLECTION_NOT_FOUND' })
    test.play('code:WALLPAPER_OUT_OF_STOCK')
    await expect(
      gateway.send(addWallpaper, { body: paper() }, { key: 'key-1' }),
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
  it('expired rejects every call of the session and its refresh', async () => {
    const { gateway } = setUp({ scenario: 'expired', items: [line()] })
    await expect(gateway.send(createHandover, { body: {} })).rejects.toMatchObject({
      code: 'EXPIRED_SESSION',
      status: 401,
    })
  })
  it('a call that the gateway does not answer is named, with those that it does', () => {
    const { test } = setUp()
    // @ts-expect-error Only names of calls compile.
    expect(() => test.play('code:FABRIC_OUT_OF_STOCK@cart.ad')).toThrow(
      expect.objectContaining({
        name: 'DeveloperError',
        message: expect.stringMatching(/"cart\.ad" is no call of it.* cart\.add, .* behind the @/),
      }),
    )
  })
  it('slow answers late and can be aborted', async () => {
    const { gateway } = setUp({ scenario: 'slow', slowMs: 60_000 })
    await expect(
      gateway.send(createGuest, { body: { kind: 'session' } }, { timeoutMs: 20 }),
    ).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  })
  it('code:X rejects the calls that allow the code, until another scenario is played', async () => {
    const { gateway, test } = setUp({ scenario: 'code:FABRIC_OUT_OF_STOCK', user: 'guest' })
    await expect(gateway.send(addToCart, { body: line() }, { key: 'key-1' })).rejects.toMatchObject(
      { code: 'FABRIC_OUT_OF_STOCK', status: 400 },
    )
    test.play('ok')
    await expect(
      gateway.send(addToCart, { body: line() }, { key: 'key-1' }),
    ).resolves.toMatchObject({ cart: { count: 2 } })
  })
  it.each([
    ['code:SERVER_ERROR@search.designs', 500],
    ['code:JWTExpired@search.designs', 401],
    ['code:UNAUTHORIZED@search.designs', 403],
    ['code:NO_IMAGE_AVAILABLE@search.designs', 404],
    ['code:FIELD_VALUE_INVALID@search.designs', 400],
    ['code:TOO_MANY_ATTEMPTS@search.designs', 429],
  ] as const)('%s is answered with %i, as by a real gateway', async (scenario, status) => {
    const { fetch, url } = createTestGateway({ scenario })
    expect((await fetch(`${url}/search/designs`)).status).toBe(status)
  })
  it('answers a conflict with the cart as it is, to a guest without one too', async () => {
    for (const items of [[line()], []]) {
      const scenario = 'code:CART_VERSION_CONFLICT' as const
      const { gateway } = setUp({ scenario, user: 'guest', items })
      const patched = { params: { id: 'line-1' }, body: { quantity: 3 } }
      await expect(gateway.send(patchItem, patched, { version: 0 })).rejects.toMatchObject({
        status: 409,
        current: {
          version: expect.any(Number),
          order_items: items.map(({ designId }) => ({ design: { id: designId } })),
        },
      })
    }
  })
  it('a design that a line names is a wrong value, and one of a path is not there', () => {
    expect(errorStatus(addToCart, 'NO_IMAGE_AVAILABLE')).toBe(400)
    expect(errorStatus(getDesign, 'NO_IMAGE_AVAILABLE')).toBe(404)
  })
  it('a provider that fails is a failure of the gateway, and a declined attempt is certain', () => {
    const code = 'PAYMENT_TECHNICAL_FAILURE'
    expect([errorStatus(openPayment, code), errorStatus(placeOrder, code)]).toEqual([502, 400])
    expect(errorStatus(listSaved, 'ORDER_SAVED_TIMEOUT_ERROR')).toBe(503)
    expect(errorStatus(removeCard, 'CARD_DELETE_FAILED')).toBe(502)
  })
  it('throws for an unknown scenario', () => {
    expect(() => createTestGateway({ scenario: 'code:toString' as 'ok' })).toThrow(
      /code:PAYMENT_FAILED/,
    )
  })
})
