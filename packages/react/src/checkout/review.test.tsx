import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { inShop } from '../testing/open-shop.tsx'
import { Review } from './review.tsx'

afterEach(cleanup)

test('a slow payment says so politely, and that nothing is charged twice', async () => {
  const { shop, checkout } = await buy()
  const review = (slow: boolean) =>
    inShop(
      shop,
      <Review
        checkout={checkout}
        state="placing"
        slow={slow}
        stepHref={(step) => `#${step}`}
        onStep={() => undefined}
        onPlace={() => undefined}
        back={{ href: '/cart', label: 'Back' }}
        nextLabel="Place order"
      />,
    )
  const { container, rerender } = render(review(false))
  const line = container.querySelector('form [role="status"]')
  expect(line?.textContent).toBe('')
  rerender(review(true))
  expect(container.querySelector('form [role="status"]')).toBe(line)
  expect(line?.textContent).toMatch(/longer than usual.*nothing is charged twice/i)
  expect(screen.getByRole('button', { name: /Placing your order/ })).toBeTruthy()
})
