import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInRoot } from '../testing/open-shop.tsx'
import { BuyAgainResult } from './buy-again-result.tsx'

afterEach(cleanup)

test('names the limit of 99 pieces only where a line can have so many', async () => {
  const { shop } = openShop({
    items: [
      { color: 'NAVY', size: 'YARD', quantity: 2 },
      { stock: 'PRO_PURCHASE', quantity: 1 },
    ],
  })
  const items = (await shop.cart.load())?.items ?? []
  const lines = items.map(({ id: itemId }) => ({
    itemId,
    outcome: 'at_limit' as const,
    added: 0,
    reason: null,
  }))
  renderInRoot(<BuyAgainResult items={items} bought={{ cart: null, lines }} cartHref="/en/cart" />)
  const [yards, membership] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(yards).toContain('The limit is 99 of each item')
  expect(membership).toContain('It is sold one at a time')
})
