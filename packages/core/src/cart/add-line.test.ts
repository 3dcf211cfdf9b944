import { describe, expect, it } from 'vitest'
import { DeveloperError, shopError } from '../contract/shop-error.ts'
import { addLine } from './add-line.ts'
import type { LineShop } from './add-line.ts'
import { fabricLine, wallpaperLine } from './line-kinds.table.ts'
import { openShop, panel, yard } from './line-shop.test-data.ts'

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

  it('adds nothing where there is no item', async () => {
    const { shop, sent } = openShop()
    expect(await addLine(shop, fabricLine, { items: [] })).toMatchObject({
      kind: 'rejected',
      error: { code: 'FIELD_CANNOT_BE_BLANK', status: 400 },
    })
    expect(sent()).toEqual([])
  })

  it('leaves room for the number of a line in a key of 64 characters', async () => {
    const { shop, sent } = openShop()
    const lineKey = 'k'.repeat(64)
    await addLine(shop, wallpaperLine, { items: [panel, panel], lineKey })
    expect(sent()).toEqual([`wallpaper.add ${lineKey}`, `wallpaper.add ${'k'.repeat(60)}-1`])
  })

  it('sends its signal along with every call, and none where it has none', async () => {
    const { shop } = openShop()
    const seen: unknown[] = []
    const watched: LineShop = {
      ...shop,
      gateway: {
        send: (call, input, options) => {
          seen.push(options)
          return shop.gateway.send(call, input, options)
        },
      },
      cart: {
        ...shop.cart,
        get: () => ({ cart: undefined }),
        load: (options) => {
          seen.push(options)
          return Promise.resolve(shop.cart.get().cart ?? null)
        },
      },
    }
    const { signal } = new AbortController()
    const added = await addLine(watched, fabricLine, { items: [yard], signal })
    const [itemId] = added.kind === 'done' ? added.itemIds : []
    await addLine(watched, fabricLine, { items: [yard], itemId, signal })
    await addLine(watched, fabricLine, { items: [yard], itemId })
    expect(seen).toEqual([
      { key: 'key-of-line-number-1', signal },
      { signal },
      { version: expect.any(Number), signal },
      {},
      { version: expect.any(Number) },
    ])
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
