import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { inShop } from '../testing/open-shop.tsx'
import { OrderChanges } from './order-changes.tsx'

afterEach(cleanup)

test('an order that is as it was agreed to has no table', async () => {
  const { shop, checkout } = await buy()
  expect(checkout.agreed?.version).toBe(checkout.order.version)
  const { container } = render(inShop(shop, <OrderChanges checkout={checkout} />))
  expect(container.querySelector('table')).toBeNull()
})

test('a change stands before and now, in words as well, and a lost line with its reason', async () => {
  const { shop, checkout } = await buy()
  const { order } = checkout
  const items = order.items.map((item) => ({ ...item, cleanup: 'fabric_unavailable' as const }))
  const total = { ...order.pricing.total, minor: 1_234 }
  const changed = { ...checkout, order: { ...order, items, pricing: { ...order.pricing, total } } }
  render(inShop(shop, <OrderChanges checkout={changed} />))
  const table = screen.getByRole('table')
  expect(screen.getByRole('heading', { name: 'What has changed' })).toBeTruthy()
  const [lost = '', sum = ''] = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
  expect(lost).toMatch(/2 yards.*Before .*\$.*Now Left out: the fabric is out of stock/)
  expect(sum).toMatch(/^Total.*Before .*\$.*Now .*12\.34$/)
})

test('the price of a line whose quantity its shopper has changed says that it is of one piece', async () => {
  const { shop, checkout } = await buy()
  const { order } = checkout
  const items = order.items.map((item) => ({
    ...item,
    quantity: item.quantity + 1,
    unitPrice: { ...item.unitPrice, minor: 1_234 },
  }))
  render(inShop(shop, <OrderChanges checkout={{ ...checkout, order: { ...order, items } }} />))
  const [, line] = within(screen.getByRole('table')).getAllByRole('row')
  expect(line?.textContent).toMatch(/3 yards.*Before .* each ?Now .*12\.34 each$/)
})
