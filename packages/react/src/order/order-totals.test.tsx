import type { OrderPricing } from '@selvage/core/cart'
import { money } from '@selvage/core/money'
import { createShop } from '@selvage/machines/shop'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInRoot, renderInShop } from '../testing/open-shop.tsx'
import { FreeShipping, OrderTotals } from './order-totals.tsx'

afterEach(cleanup)

const usd = (minor: number) => money(minor, 'USD')
const open: OrderPricing = {
  subtotal: usd(3700),
  discount: usd(0),
  discountGroup: null,
  shipping: null,
  shippingFrom: usd(695),
  tax: null,
  total: usd(3700),
  taxIncluded: false,
  freeShippingFrom: null,
  shippedWorth: null,
  currency: 'USD',
}

/** The rows of the totals, each as its label and its value. */
function rowsOf(pricing: OrderPricing, promo?: { code: string }): Record<string, string> {
  renderInRoot(<OrderTotals pricing={pricing} promo={promo} />)
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']))
}

test.each([
  ['an estimate', open, 'Delivery, estimated', 'from US$6.95', 'Before delivery and tax'],
  [
    'an estimate beside a known tax',
    { ...open, tax: usd(148) },
    'Delivery, estimated',
    'from US$6.95',
    'Before delivery',
  ],
  [
    'free where the cheapest is',
    { ...open, shippingFrom: usd(0) },
    'Delivery, estimated',
    'free',
    'Before tax',
  ],
  [
    'the price of the chosen one',
    { ...open, shipping: usd(1495), shippingFrom: null, total: usd(5195) },
    'Delivery',
    'US$14.95',
    'Before tax',
  ],
  [
    'chosen later where nothing is known',
    { ...open, shippingFrom: null },
    'Delivery',
    'chosen at checkout',
    'Before tax',
  ],
] as const)('delivery is %s', (_, pricing, label, value, total) => {
  const rows = rowsOf(pricing)
  expect(rows[label]).toBe(value)
  expect(rows).toHaveProperty([total])
})

test('tax is added from the address on, or is a part of the price from the first page on', () => {
  expect(rowsOf(open)['Tax']).toBe('calculated from your address')
  cleanup()
  expect(rowsOf({ ...open, tax: usd(268) })['Tax']).toBe('US$2.68')
  cleanup()
  const rows = rowsOf({ ...open, taxIncluded: true, tax: usd(617) })
  expect(rows['Tax included']).toBe('US$6.17')
  expect(rows).not.toHaveProperty('Tax')
  cleanup()
  // Nothing is taxed where no tax is known.
  expect(rowsOf({ ...open, taxIncluded: true, tax: usd(0) })).not.toHaveProperty(['Tax included'])
})

test('a cart in a country that is not shipped to says so instead of an estimate', () => {
  const { gateway } = openShop()
  const options = { gatewayUrl: gateway.url, fetch: gateway.fetch, locale: 'en_US' } as const
  const inKenya = createShop({ ...options, country: 'KE', currency: 'USD', measurement: 'metric' })
  renderInShop(inKenya, <FreeShipping pricing={{ ...open, shippingFrom: null }} />)
  expect(screen.getByText(/^We do not ship to Kenya\./)).toBeTruthy()
})

test('a discount names the code that it comes from', () => {
  const off = { ...open, discount: usd(500) }
  expect(rowsOf(off, { code: 'SPRING10' })).toHaveProperty(['Discount (SPRING10)'])
  cleanup()
  expect(rowsOf(off)).toHaveProperty(['Discount'])
  cleanup()
  expect(rowsOf({ ...off, discountGroup: 'teacher' }, { code: 'SPRING10' })).toHaveProperty([
    'Teacher discount',
  ])
})

test.each([
  [null, []],
  [usd(0), []],
  [usd(250), ['US$2.50']],
])('an order of which nothing is shipped awaits no tax: %j', (tax, shown) => {
  renderInRoot(<OrderTotals pricing={{ ...open, tax }} ships={false} />)
  expect(screen.getByText('Subtotal').parentElement?.nextSibling?.nodeName).toBe('DIV')
  expect(screen.queryByText('Delivery')).toBeNull()
  expect(screen.queryAllByText('US$2.50').map(({ textContent }) => textContent)).toEqual(shown)
  expect(screen.queryAllByText('Tax')).toHaveLength(shown.length)
})
