import { describe, expect, it } from 'vitest'
import { DeveloperError, shopError } from '../contract/shop-error.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import { SAMPLE_DESIGNS } from '../testing/sample-designs.table.ts'
import { addLine } from './add-line.ts'
import type { LineShop } from './add-line.ts'
import type { Cart } from './cart-state.contract.ts'
import { fabricLine, wallpaperLine } from './line-kinds.table.ts'

const [designId = 0, otherId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const yard = { designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 2 } as const
const panel = { designId, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 3 } as const

/** A shop of a guest, with no more than adding a line needs. */
function openShop() {
  const test = createTestGateway({ user: 'guest' })
  const gateway = createGateway({ url: test.url, locale: 'en_US', fetch: test.fetch })
  let known: Cart | null | undefined
  let keys = 0
  const shop: LineShop = {
    gateway,
    session: { withSession: (write) => write() },
    cart: {
      get: () => ({ cart: known }),
      load: () => Promise.resolve(known ?? null),
      accept: (cart) => {
        known = cart
      },
    },
    makeKey: () => `key-of-line-number-${(keys += 1)}`,
  }
  const sent = () =>
    test.requests.map(({ call, headers }) => [call, headers['idempotency-key']].join(' ').trim())
  return { test, shop, sent, cart: () => known }
}

describe('addLine', () => {
  it('adds a line under a fresh key and hands the answered cart to the shop', async () => {
    const { shop, sent, cart } = openShop()
    const outcome = await addLine(shop, fabricLine, { items: [yard] })
    expect(outcome).toEqual({ kind: 'done', itemIds: [cart()?.items[0]?.id], cart: cart() })
    expect(cart()).toMatchObject({ count: 2, items: [{ fabric: { size: 'YARD' } }] })
    expect(sent()).toEqual(['cart.add key-of-line-number-1'])
  })

  it('adds several lines one after another, each under a key made from the first', async () => {
    const { shop, sent, cart } = openShop()
    const items = [panel, { ...panel, size: 'PANEL_6_FT' } as const]
    const outcome = await addLine(shop, wallpaperLine, { items })
    expect(outcome).toMatchObject({ kind: 'done', itemIds: cart()?.items.map(({ id }) => id) })
    expect(sent()).toEqual([
      'wallpaper.add key-of-line-number-1',
      'wallpaper.add key-of-line-number-1-1',
    ])
  })

  it('is uncertain while the gateway fails, and under the kept key adds once', async () => {
    const { test, shop, cart } = openShop()
    test.play('down')
    const lost = await addLine(shop, fabricLine, { items: [yard] })
    expect(lost).toMatchObject({ kind: 'uncertain', error: { code: 'SERVER_ERROR' } })
    if (lost.kind !== 'uncertain') return
    test.play('ok')
    const { lineKey } = lost
    await addLine(shop, fabricLine, { items: [yard], lineKey })
    expect(await addLine(shop, fabricLine, { items: [yard], lineKey })).toMatchObject({
      kind: 'done',
    })
    expect(cart()?.count).toBe(2)
  })

  it('is uncertain where only the first of several lines went in, and adds the rest once', async () => {
    const { test, shop, cart } = openShop()
    const items = [panel, { ...panel, size: 'PANEL_6_FT' } as const]
    const { accept } = shop.cart
    const limited: LineShop = {
      ...shop,
      cart: {
        ...shop.cart,
        accept: (cart) => {
          accept(cart)
          test.play('code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT')
        },
      },
    }
    const half = await addLine(limited, wallpaperLine, { items })
    expect(half).toMatchObject({
      kind: 'uncertain',
      error: { code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT' },
      lineKey: 'key-of-line-number-1',
    })
    test.play('ok')
    const { lineKey } = half as { lineKey: string }
    expect(await addLine(shop, wallpaperLine, { items, lineKey })).toMatchObject({ kind: 'done' })
    expect(cart()?.items.map(({ quantity }) => quantity)).toEqual([3, 3])
  })

  it('keeps the key of a lost line when the next try is turned away unread', async () => {
    const { test, shop, cart } = openShop()
    const lost = (): Promise<never> => Promise.reject(new TypeError('no network'))
    const send: LineShop['gateway']['send'] = async (...call) => {
      await shop.gateway.send(...call)
      return lost()
    }
    const first = await addLine({ ...shop, gateway: { send } }, fabricLine, { items: [yard] })
    const tooMany = () => Promise.reject(shopError('SERVER_ERROR', { status: 429 }))
    const { lineKey } = first as { lineKey: string }
    expect(
      await addLine({ ...shop, gateway: { send: tooMany } }, fabricLine, {
        items: [yard],
        lineKey,
      }),
    ).toMatchObject({ kind: 'uncertain', lineKey })
    test.play('ok')
    await addLine(shop, fabricLine, { items: [yard], lineKey })
    expect(cart()?.count).toBe(2)
  })

  it('is rejected where the gateway says no, and where no guest can be made', async () => {
    const { test, shop } = openShop()
    test.play('code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT')
    expect(await addLine(shop, fabricLine, { items: [yard] })).toMatchObject({
      kind: 'rejected',
      error: { code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT' },
    })
    const withSession = () => Promise.reject(new TypeError('no network'))
    const unknown = await addLine({ ...shop, session: { withSession } }, fabricLine, {
      items: [yard],
    })
    expect(unknown).toMatchObject({ kind: 'rejected', error: { code: 'SERVER_ERROR' } })
  })

  it('throws a mistake of a developer', async () => {
    const { shop } = openShop()
    const withSession = () => Promise.reject(new DeveloperError('no session'))
    await expect(
      addLine({ ...shop, session: { withSession } }, fabricLine, { items: [yard] }),
    ).rejects.toThrow('no session')
  })

  it('is uncertain when it was stopped on the way', async () => {
    const { shop } = openShop()
    const stop = new AbortController()
    const send = () => {
      stop.abort()
      return Promise.reject(stop.signal.reason as Error)
    }
    const outcome = await addLine({ ...shop, gateway: { send } }, fabricLine, {
      items: [yard],
      signal: stop.signal,
    })
    expect(outcome).toMatchObject({ kind: 'uncertain', lineKey: 'key-of-line-number-1' })
  })
})

describe('addLine in place of a line', () => {
  it('replaces it over a newer cart too, as long as the line is still there', async () => {
    const { shop, sent, cart } = openShop()
    await addLine(shop, fabricLine, { items: [yard] })
    const before = cart()
    const itemId = before?.items[0]?.id ?? ''
    await addLine(shop, fabricLine, { items: [{ ...yard, designId: otherId }] })
    if (before) shop.cart.accept(before)
    const outcome = await addLine(shop, fabricLine, { items: [{ ...yard, quantity: 5 }], itemId })
    expect(outcome).toMatchObject({ kind: 'done', itemIds: [itemId], cart: { count: 7 } })
    expect(sent().filter((call) => call === 'cart.replace')).toHaveLength(2)
  })

  it('is rejected where the line or the cart is gone', async () => {
    const { shop } = openShop()
    const itemId = 'line-0123456789abcdef'
    const gone = { kind: 'rejected', error: { code: 'ORDER_ITEM_NOT_FOUND', status: 404 } }
    expect(await addLine(shop, fabricLine, { items: [yard], itemId })).toMatchObject(gone)
    await addLine(shop, fabricLine, { items: [yard] })
    expect(await addLine(shop, fabricLine, { items: [yard], itemId })).toMatchObject(gone)
  })
})
