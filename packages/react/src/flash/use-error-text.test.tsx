import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FabricProduct } from '../fabric/index.ts'
import { openShop, readProduct, renderInShop } from '../testing/open-shop.tsx'

afterEach(cleanup)

const SENTENCES = {
  guest: 'A guest order can have up to 50 items. Create an account to order more.',
  member: 'One order can have up to 50 items. Please split yours into several orders.',
} as const

test.each(['guest', 'member'] as const)(
  'a %s whose cart is full reads and hears what they can do',
  async (user) => {
    const opened = openShop({
      user,
      itemLimit: 50,
      scenario: 'code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    })
    renderInShop(opened.shop, <FabricProduct {...await readProduct(opened)} cartHref="/cart" />)
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
    await screen.findAllByText(/can have up to/)
    for (const found of screen.getAllByText(/can have up to/))
      expect(found.textContent).toContain(SENTENCES[user])
  },
)
