import { money } from '@selvage/core/money'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { renderInRoot } from '../testing/open-shop.tsx'
import { AfterPayment } from './after-payment.tsx'

afterEach(cleanup)

test('has nothing left of a canceled order that credit paid a part of', async () => {
  const { invoice } = await buy()
  const { total } = invoice.order.pricing
  const creditReturned = money(500, total.currency)
  const rest = money(total.minor - 500, total.currency)
  const canceledAt = '2026-11-20T09:00:00Z'
  const refunds = [{ amount: rest, refundedAt: canceledAt }]
  renderInRoot(<AfterPayment invoice={{ ...invoice, canceledAt, creditReturned, refunds }} />)
  expect(screen.getByText('Order canceled')).toBeDefined()
  expect(screen.getByText('−US$5.00')).toBeDefined()
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values.at(-1)).toBe('US$0.00')
})
