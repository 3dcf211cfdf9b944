import { getCart } from '@selvage/core/cart'
import { openPayment, placeOrder, putPayment } from '@selvage/core/checkout'
import { getInvoice } from '@selvage/core/invoice'
import type { Invoice } from '@selvage/core/invoice'
import { InvoiceView, PackingSlip } from '@selvage/react/invoice'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { linesFor, mixedLinesFor, readCheckout } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import type { StoryShop } from '../support/shop.ts'
import { ANY, like, openCanvas } from '../support/find.ts'
import { inlineStyles } from '../support/unseen.ts'

interface Read {
  readonly invoice: Invoice
}

/** Buys the cart and loads the invoice. */
async function readInvoice(story: StoryShop): Promise<Read> {
  const { gateway, currency } = story.shop
  await readCheckout('payment')(story)
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: { currency } })
  if (cart === null) throw new Error('An invoice needs an order. Give the story its `items`.')
  const params = { id: cart.id }
  await gateway.send(openPayment, { params, body: {} })
  const { order } = await gateway.send(
    putPayment,
    { params, body: { method: 'card', token: 'tok_good_0123456789abcdef', billingAddress: null } },
    { version: cart.version },
  )
  const key = 'attempt-0123456789abcdef'
  const { total } = order.pricing
  const attempt = await gateway.send(
    placeOrder,
    { params, body: { attemptId: key, total } },
    { key, version: order.version },
  )
  return {
    invoice: await gateway.send(getInvoice, {
      params: { orderNumber: attempt.orderNumber ?? '' },
      query: {},
    }),
  }
}

const meta = {
  title: 'Shop/Invoice',
  component: InvoiceView,
  subcomponents: { PackingSlip },
  loaders: [shopLoader((globals) => ({ items: linesFor(globals), promo: true }), readInvoice)],
  render: (_, context) => <InvoiceView invoice={loadedShop<Read>(context).invoice} />,
} as Meta<typeof InvoiceView>
export default meta
type Story = StoryObj<typeof InvoiceView>

/** An invoice, which can also be printed. */
export const Paid: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(3)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Fabric, wallpaper and a filled yard with the link to its cutting guide. */
export const ThreeKinds: Story = {
  loaders: [shopLoader((globals) => ({ items: mixedLinesFor(globals) }), readInvoice)],
  render: (_, context) => (
    <InvoiceView
      invoice={loadedShop<Read>(context).invoice}
      hrefFor={({ fillAYard }) => (fillAYard ? { cuttingGuide: '#guide' } : {})}
    />
  ),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    const name = like(t('cart.guideTitle', { title: ANY }))
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#guide')
  },
}

/** On a phone each item has the whole width, and its figures stand in a row below it. */
export const OnAPhone: Story = {
  ...ThreeKinds,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { width } = canvas.getByRole('table').getBoundingClientRect()
    const [, ...rows] = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(3)
    for (const row of rows) {
      const item = within(row).getByRole('rowheader').getBoundingClientRect()
      await expect(item.width).toBeCloseTo(width, 0)
      const figures = within(row).getAllByRole('cell')
      const tops = new Set(figures.map((figure) => figure.getBoundingClientRect().top))
      await expect(figures).toHaveLength(3)
      await expect(tops.size).toBe(1)
      for (const top of tops) await expect(top).toBeGreaterThanOrEqual(item.bottom)
    }
  },
}

/** A part of the money was given back, twice. */
export const Refunded: Story = {
  render: (_, context) => {
    const { invoice } = loadedShop<Read>(context)
    const { currency } = invoice.order.pricing
    const refunds = [
      { amount: { minor: 150, currency }, refundedAt: '2026-11-20T09:00:00Z' },
      { amount: { minor: 500, currency }, refundedAt: '2026-11-24T09:00:00Z' },
    ]
    return <InvoiceView invoice={{ ...invoice, refunds }} />
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getAllByText(like(t('invoice.refundedOn', { date: ANY })))).toHaveLength(2)
    await expect(canvas.getByText(t('invoice.afterRefunds'))).toBeVisible()
  },
}

/** A page that fetches its invoice in the browser, until it is there. */
export const Loading: Story = {
  render: () => <InvoiceView invoice={null} />,
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(like(t('invoice.loading')))).toHaveAttribute('role', 'status')
  },
}

/** The sheet in the parcel of a gift, whose buyer asked for no prices. */
export const GiftPackingSlip: Story = {
  render: (_, context) => (
    <PackingSlip
      invoice={{
        ...loadedShop<Read>(context).invoice,
        gift: { isGift: true, removePrices: true, message: 'Many happy returns,\nAda' },
      }}
    />
  ),
  play: async (context) => {
    const { canvas, canvasElement } = openCanvas(context)
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
    await expect(canvas.getByText(/Many happy returns/)).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/[$€£]/)
  },
}

/** The sheet in any other parcel. */
export const PackingSlipWithPrices: Story = {
  render: (_, context) => <PackingSlip invoice={loadedShop<Read>(context).invoice} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(4)
  },
}

/** A very long word in a title. */
export const LongText: Story = {
  render: (_, context) => {
    const { invoice } = loadedShop<Read>(context)
    const items = invoice.order.items.map((item) => ({
      ...item,
      ...(item.design && {
        design: { ...item.design, title: 'Sommerblumenwiesenspaziergangserinnerungen' },
      }),
    }))
    return (
      <InvoiceView
        invoice={{
          ...invoice,
          email: 'a.very.long.address.for.one.person@an-even-longer-company-name.example',
          order: { ...invoice.order, items },
        }}
      />
    )
  },
}
