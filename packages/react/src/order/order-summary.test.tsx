import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LINE } from '../testing/buy.ts'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'
import { OrderSummary } from './order-summary.tsx'

afterEach(cleanup)

test('the order of a small screen is folded, and open where it is placed', async () => {
  const { shop } = openShop({ items: [LINE] })
  const order = await shop.cart.load()
  if (order === null) throw new Error('The shop has no cart.')
  const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open
  const { rerender } = renderInShop(shop, <OrderSummary order={order} />)
  expect(isOpen()).toBe(false)
  rerender(inShop(shop, <OrderSummary order={order} totalsOnly open />))
  expect(isOpen()).toBe(true)
})
