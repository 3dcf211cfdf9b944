import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { DeliveryForm } from './delivery-form.tsx'

afterEach(cleanup)

const nothing = () => {}

test.each([
  [0, 'Up to 400 characters, printed on a card.'],
  [349, 'Up to 400 characters, printed on a card.'],
  [350, '50 characters left'],
  [399, '1 character left'],
  [400, '0 characters left'],
])('a gift message of %i characters has the hint “%s”', (length, hint) => {
  renderInShop(
    openShop().shop,
    <DeliveryForm
      options={[]}
      notices={[]}
      chosen={null}
      gift={{ isGift: true, removePrices: false, message: 'x'.repeat(length) }}
      missing={false}
      attempt={0}
      busy={false}
      onChoose={nothing}
      onGift={nothing}
      onSubmit={nothing}
      back={{ href: '#back', label: 'Back' }}
      nextLabel="Next"
    />,
  )
  const field = screen.getByRole('textbox', { name: /^Message/ })
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(hint)
})
