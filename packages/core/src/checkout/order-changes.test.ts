import { describe, expect, it } from 'vitest'
import { getCart } from '../cart/cart.contract.ts'
import type { Cart } from '../cart/cart-state.contract.ts'
import type { Money } from '../money/money.ts'
import { line, second, setUp } from '../testing/test-gateway.test-data.ts'
import type { AgreedOrder } from './agreed-order.contract.ts'
import { orderChanges } from './order-changes.ts'

type Order = Cart & { readonly items: readonly [Cart['items'][number], Cart['items'][number]] }

/** An order of two lines, as its shopper agreed to it. */
async function openOrder(): Promise<{ readonly order: Order; readonly agreed: AgreedOrder }> {
  const { gateway } = setUp({ items: [line(), line(second)] })
  const order = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  if (order?.items.length !== 2) throw new Error('The sample shop has another cart.')
  const raw = ({ minor }: Money): number => minor / 100
  const lines = order.items.map(({ id, quantity, unitPrice, total }) => ({
    id,
    quantity,
    raw_price: raw(unitPrice),
    raw_total: raw(total),
  }))
  const { subtotal, total, currency } = order.pricing
  const totals = { raw_discount: 0, raw_shipping: null, raw_tax: null }
  return {
    order: order as Order,
    agreed: {
      version: order.version,
      currency,
      lines,
      raw_subtotal: raw(subtotal),
      raw_total: raw(total),
      ...totals,
    },
  }
}

const plus = ({ minor, currency }: Money, by: number): Money => ({ minor: minor + by, currency })

describe('what has changed of an order', () => {
  it('is nothing before its shopper has agreed to one, and while it is the same', async () => {
    const { order, agreed } = await openOrder()
    expect(orderChanges(null, order)).toEqual({ lines: [], amounts: [] })
    expect(orderChanges(agreed, order)).toEqual({ lines: [], amounts: [] })
    const later = { anything: 'else' } as unknown as AgreedOrder
    expect(orderChanges(later, order)).toEqual({ lines: [], amounts: [] })
  })

  it('is each price, and what the order costs in consequence', async () => {
    const { order, agreed } = await openOrder()
    const [first, other] = order.items
    const item = {
      ...first,
      unitPrice: plus(first.unitPrice, 100),
      total: plus(first.total, 200),
    }
    const { subtotal, total } = order.pricing
    const pricing = { ...order.pricing, subtotal: plus(subtotal, 200), total: plus(total, 200) }
    expect(orderChanges(agreed, { ...order, items: [item, other], pricing })).toEqual({
      lines: [{ item, before: first.total, now: item.total, isEach: false, reason: null }],
      amounts: [
        { part: 'subtotal', before: subtotal, now: pricing.subtotal },
        { part: 'total', before: total, now: pricing.total },
      ],
    })
  })

  it('is the tax alone where prices contain it', async () => {
    const { order, agreed } = await openOrder()
    const tax: Money = { minor: 300, currency: 'USD' }
    const before = { ...agreed, raw_tax: 3 }
    const pricing = { ...order.pricing, tax: plus(tax, -50) }
    expect(orderChanges(before, { ...order, pricing }).amounts).toEqual([
      { part: 'tax', before: tax, now: pricing.tax },
    ])
  })

  it('is a discount that is gone, which was some and is none', async () => {
    const { order, agreed } = await openOrder()
    const discount: Money = { minor: 500, currency: 'USD' }
    const before = { ...agreed, raw_discount: 5 }
    expect(orderChanges(before, order).amounts).toEqual([
      { part: 'discount', before: discount, now: null },
    ])
  })

  it('is a line that cannot be bought any more, also once it was removed for that', async () => {
    const { order, agreed } = await openOrder()
    const [first, other] = order.items
    const gone = { ...first, cleanup: 'fabric_unavailable' as const }
    const lost = {
      item: gone,
      before: first.total,
      now: null,
      isEach: false,
      reason: 'fabric_unavailable',
    }
    expect(orderChanges(agreed, { ...order, items: [gone, other] }).lines).toEqual([lost])
    const removed = { ...gone, gone: true }
    const after = { ...order, version: order.version + 1, items: [other], removed: [removed] }
    expect(orderChanges(agreed, after).lines).toEqual([{ ...lost, item: removed }])
  })

  it('leaves out what the shopper has changed themselves', async () => {
    const { order, agreed } = await openOrder()
    const [first, other] = order.items
    const more = { ...first, quantity: 9, total: plus(first.total, 5_000) }
    const pricing = { ...order.pricing, total: plus(order.pricing.total, 5_000) }
    const version = order.version + 1
    const nothing = { lines: [], amounts: [] }
    expect(orderChanges(agreed, { ...order, version, items: [more, other], pricing })).toEqual(
      nothing,
    )
    expect(orderChanges(agreed, { ...order, version, items: [other], removed: [first] })).toEqual(
      nothing,
    )
    // It cannot be bought any more, but they had taken it off before.
    const sold = { ...first, cleanup: 'fabric_unavailable' as const }
    expect(orderChanges(agreed, { ...order, version, items: [other], removed: [sold] })).toEqual(
      nothing,
    )
    const promo = { ...first, cleanup: 'promo_ended' as const }
    expect(orderChanges(agreed, { ...order, version, items: [promo, other] })).toEqual(nothing)
  })

  it('compares the price of one piece where the quantity is another', async () => {
    const { order, agreed } = await openOrder()
    const [first, other] = order.items
    const item = { ...first, quantity: 9, unitPrice: plus(first.unitPrice, 100) }
    const { lines } = orderChanges(agreed, {
      ...order,
      version: order.version + 1,
      items: [item, other],
    })
    expect(lines).toMatchObject([{ before: first.unitPrice, now: item.unitPrice, isEach: true }])
  })
})
