import { money } from '@selvage/core/money'
import { getOrder } from '@selvage/core/orders'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { renderInRoot } from '../testing/open-shop.tsx'
import { CancelQuestion } from './cancel-question.tsx'

afterEach(cleanup)

async function textOf(creditMinor: number, refundedMinor: number): Promise<string> {
  const { shop, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await shop.gateway.send(getOrder, { params: { orderNumber } })
  const { total } = order.order.pricing
  const due = money(total.minor - creditMinor, total.currency)
  const refunds = [
    { amount: money(refundedMinor, total.currency), refundedAt: '2026-11-20T09:00:00Z' },
  ]
  renderInRoot(
    <CancelQuestion order={{ ...order, due, refunds }} action="#order" keepHref="#order" />,
  )
  const text = document.body.textContent
  const left = money(due.minor - refundedMinor, total.currency)
  cleanup()
  return text.replace(`US$${(left.minor / 100).toFixed(2)}`, 'the rest')
}

test('promises the money that is left, and the credit back on its balance', async () => {
  const text = await textOf(500, 150)
  expect(text).toContain('the rest will be refunded')
  expect(text).toContain('The US$5.00 that you paid with a gift certificate')
})
