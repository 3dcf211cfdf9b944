import { describe, expect, it, vi } from 'vitest'
import { shopError } from '../contract/shop-error.ts'
import { addLine } from './add-line.ts'
import type { LineShop } from './add-line.ts'
import { fabricLine } from './line-kinds.table.ts'
import { openShop, otherId, yard } from './line-shop.test-data.ts'

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

  it('shows the answered cart, and before a second try the one of the conflict', async () => {
    const { shop } = openShop()
    await addLine(shop, fabricLine, { items: [yard] })
    const before = shop.cart.get().cart
    await addLine(shop, fabricLine, { items: [{ ...yard, designId: otherId }] })
    const shown: (number | undefined)[] = []
    const stale: LineShop = {
      ...shop,
      cart: {
        ...shop.cart,
        get: () => ({ cart: before }),
        accept: (cart) => shown.push(cart.version),
      },
    }
    const itemId = before?.items[0]?.id
    const outcome = await addLine(stale, fabricLine, { items: [yard], itemId })
    expect(outcome.kind).toBe('done')
    expect(shown).toEqual([shop.cart.get().cart?.version, (shown[0] ?? 0) + 1])
  })

  it('is rejected over a newer cart that has other lines alone', async () => {
    const { shop } = openShop()
    await addLine(shop, fabricLine, { items: [yard] })
    await addLine(shop, fabricLine, { items: [{ ...yard, designId: otherId }] })
    const newer = shop.cart.get().cart
    const [line, other] = newer?.items ?? []
    const conflict = shopError('CART_VERSION_CONFLICT', {
      status: 409,
      current: newer && { ...newer, items: [other] },
    })
    const send = vi.fn(() => Promise.reject(conflict))
    const lost: LineShop = { ...shop, gateway: { send } }
    expect(await addLine(lost, fabricLine, { items: [yard], itemId: line?.id })).toMatchObject({
      kind: 'rejected',
      error: { code: 'CART_VERSION_CONFLICT' },
    })
    expect(send).toHaveBeenCalledOnce()
  })

  it('is rejected where there is nothing to put in its place', async () => {
    const { shop } = openShop()
    await addLine(shop, fabricLine, { items: [yard] })
    const itemId = shop.cart.get().cart?.items[0]?.id
    expect(await addLine(shop, fabricLine, { items: [], itemId })).toMatchObject({
      kind: 'rejected',
      error: { code: 'ORDER_ITEM_NOT_FOUND', status: 404 },
    })
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
