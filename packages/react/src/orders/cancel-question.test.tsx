import { money } from '@selvage/core/money'
import { getOrder } from '@selvage/core/orders'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { renderInRoot } from '../testing/open-shop.tsx'
import { CancelQuestion } from './cancel-question.tsx'

afterEach(cleanup)

async function placedOrder(): Promise<PlacedOrderDetails> {
  const { shop, invoice } = await buy()
  const { orderNumber } = invoice
  return shop.gateway.send(getOrder, { params: { orderNumber } })
}

async function textOf(
  creditMinor: number,
  refundedMinor: number,
  pendingMinor = 0,
): Promise<string> {
  const order = await placedOrder()
  const { total } = order.order.pricing
  const due = money(total.minor - creditMinor, total.currency)
  const refunds = [
    { amount: money(refundedMinor, total.currency), refundedAt: '2026-11-20T09:00:00Z' },
  ]
  const pendingRefund = money(pendingMinor, total.currency)
  renderInRoot(
    <CancelQuestion
      order={{ ...order, due, refunds, pendingRefund }}
      action="#order"
      keepHref="#order"
    />,
  )
  const text = document.body.textContent
  const left = money(due.minor - refundedMinor - pendingMinor, total.currency)
  cleanup()
  return text.replace(`US$${(left.minor / 100).toFixed(2)}`, 'the rest')
}

test('promises the money that is left, and the credit back on its balance', async () => {
  const text = await textOf(500, 150)
  expect(text).toContain('the rest will be refunded')
  expect(text).toContain('The US$5.00 that you paid with a gift certificate')
})

test('promises nothing twice that is on its way back already', async () => {
  expect(await textOf(500, 150, 300)).toContain('the rest will be refunded')
})

test('says that nothing was charged, and that a gift certificate ends', async () => {
  const order = await placedOrder()
  const [item] = order.order.items
  if (!item) throw new Error('An order has a line.')
  const stock = { code: 'GIFT_CERTIFICATE', subType: 'gift_certificate', title: '' } as const
  const free = {
    ...order,
    due: money(0, 'USD'),
    order: {
      ...order.order,
      items: [{ ...item, stock: { ...item.stock, ...stock } as never }],
      pricing: { ...order.order.pricing, total: money(0, 'USD') },
    },
  }
  renderInRoot(<CancelQuestion order={free} action="#order" keepHref="#order" />)
  expect(document.body.textContent).toContain('Nothing was charged for it.')
  expect(document.body.textContent).toContain('can no longer be used by anyone')
})
