import { catalogue } from '@selvage/i18n/messages/en'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { MessagesProvider } from '../messages/index.ts'
import { PackingSlip } from './packing-slip.tsx'

afterEach(cleanup)

async function slipOf(stock?: string) {
  const { invoice } = await buy()
  const [line] = invoice.order.items
  if (!line) throw new Error('The order has no line.')
  const certificate = {
    ...line,
    id: 'certificate',
    fabric: null,
    design: null,
    stock: { code: stock ?? '' },
    text: { title: 'Gift certificate', product: 'For carol@example.com', material: '', labels: {} },
  } as unknown as typeof line
  const items = stock === undefined ? [line] : [line, certificate]
  const { container } = render(
    <MessagesProvider lang="en" catalogue={catalogue}>
      <PackingSlip invoice={{ ...invoice, order: { ...invoice.order, items } }} />
    </MessagesProvider>,
  )
  return { container, subtotal: screen.queryByText('Subtotal') }
}

test('lists what is in the parcel, and nothing of a gift certificate', async () => {
  const { container, subtotal } = await slipOf('GIFT_CERTIFICATE')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(container.textContent).not.toContain('carol')
  expect(subtotal).toBeNull()
})

test('has the totals of an order that is whole in the parcel', async () => {
  const { subtotal } = await slipOf()
  expect(subtotal).not.toBeNull()
})
