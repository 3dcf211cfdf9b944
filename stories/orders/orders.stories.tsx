import { getCart } from '@selvage/core/cart'
import { openPayment, placeOrder, putPayment } from '@selvage/core/checkout'
import { getOrder, listOrders } from '@selvage/core/orders'
import type { BoughtAgain, OrderSummary, PlacedOrderDetails } from '@selvage/core/orders'
import {
  BuyAgainForm,
  BuyAgainResult,
  CancelQuestion,
  OrderList,
  OrderView,
} from '@selvage/react/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { mixedLinesFor, readCheckout } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import type { StoryShop } from '../support/shop.ts'

interface Read {
  readonly order: PlacedOrderDetails
  readonly orders: readonly OrderSummary[]
}

/** Buys the cart and reads the order with the list that it is in. */
async function readOrders(story: StoryShop): Promise<Read> {
  const { gateway, currency } = story.shop
  await readCheckout('payment')(story)
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: { currency } })
  if (cart === null) throw new Error('An order needs lines. Give the story its `items`.')
  const params = { id: cart.id }
  await gateway.send(openPayment, { params, body: {} })
  const { order } = await gateway.send(
    putPayment,
    { params, body: { method: 'card', token: 'tok_good_0123456789abcdef', billingAddress: null } },
    { version: cart.version },
  )
  const key = 'attempt-0123456789abcdef'
  const { orderNumber } = await gateway.send(
    placeOrder,
    { params, body: { attemptId: key, total: order.pricing.total } },
    { key, version: order.version },
  )
  return {
    order: await gateway.send(getOrder, { params: { orderNumber: orderNumber ?? '' } }),
    orders: (await gateway.send(listOrders, { query: {} })).orders,
  }
}

const again = { action: '#order', lineKey: 'line-key-0123456789' }
const papers = { invoiceHref: '#invoice', packingSlipHref: '#packing-slip' }
const orderIn = (context: Parameters<typeof loadedShop>[0]): PlacedOrderDetails =>
  loadedShop<Read>(context).order

const meta = {
  title: 'Shop/Orders',
  component: OrderView,
  subcomponents: { OrderList, BuyAgainForm, BuyAgainResult, CancelQuestion },
  loaders: [shopLoader((globals) => ({ items: mixedLinesFor(globals) }), readOrders)],
  render: (_, context) => (
    <OrderView order={orderIn(context)} {...papers} cancelHref="#cancel" again={again} />
  ),
} as Meta<typeof OrderView>
export default meta
type Story = StoryObj<typeof OrderView>

/** An order that is being prepared: it can be canceled for an hour, and bought again. */
export const Placed: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const list = within(canvas.getByRole('list', { name: t('orders.items') }))
    await expect(list.getAllByRole('button')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: t('orders.cancel') })).toHaveAttribute(
      'href',
      '#cancel',
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('orders.status_placed'),
    )
  },
}

/** An order that is on its way, with the way to follow its parcel. */
export const Shipped: Story = {
  render: (_, context) => {
    const order = orderIn(context)
    return (
      <OrderView
        order={{
          ...order,
          status: 'shipped',
          cancelableUntil: null,
          shipment: {
            shippedAt: order.placedAt,
            carrier: 'UPS',
            trackingNumber: '1Z999AA10123456784',
            trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
            deliveredAt: null,
          },
        }}
        {...papers}
        cancelHref="#cancel"
        again={again}
      />
    )
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByRole('link', { name: t('orders.follow') })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    )
    await expect(canvas.queryByRole('link', { name: t('orders.cancel') })).toBe(null)
  },
}

/** An order that is printed and has not left yet. */
export const Printed: Story = {
  render: (_, context) => {
    const order = { ...orderIn(context), status: 'printed', cancelableUntil: null } as const
    return <OrderView order={{ ...order, printedAt: order.placedAt }} again={again} />
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const name = t('orders.step_printed')
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(name)
  },
}

/** An order that has arrived, with the day of each step. */
export const Delivered: Story = {
  render: (_, context) => {
    const order = orderIn(context)
    const { placedAt: day } = order
    const parcel = { carrier: null, trackingNumber: null, trackingUrl: null, shippedAt: day }
    const delivered = { status: 'delivered', shipment: { ...parcel, deliveredAt: day } } as const
    return <OrderView order={{ ...order, ...delivered, printedAt: day }} again={again} />
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.queryByText(t('orders.step_arrives'))).toBe(null)
  },
}

/** An order that its shopper canceled, with the money that was given back. */
export const Canceled: Story = {
  render: (_, context) => {
    const order = orderIn(context)
    return (
      <OrderView
        order={{
          ...order,
          status: 'canceled',
          canceledAt: order.placedAt,
          cancelableUntil: null,
          refunds: [{ amount: order.order.pricing.total, refundedAt: order.placedAt }],
        }}
        {...papers}
        again={again}
      />
    )
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('orders.status_canceled'),
    )
    await expect(canvas.queryByRole('list', { name: t('orders.progress') })).toBe(null)
  },
}

/** A canceled order while the provider’s answer about the refund is awaited. */
export const RefundPending: Story = {
  render: (_, context) => {
    const order = orderIn(context)
    return (
      <OrderView
        order={{
          ...order,
          status: 'canceled',
          canceledAt: order.placedAt,
          cancelableUntil: null,
          refundPending: true,
        }}
      />
    )
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(t('orders.refundPending'))).toBeVisible()
  },
}

/** The page that the link of a guest’s mail opens: the order, and nothing to press. */
export const ByToken: Story = {
  render: (_, context) => <OrderView order={orderIn(context)} />,
  play: async (context) => {
    await expect(openCanvas(context).canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

/** A page of a member’s orders. */
export const List: Story = {
  render: (_, context) => (
    <OrderList
      orders={loadedShop<Read>(context).orders}
      hrefFor="#/orders/{orderNumber}"
      lineKey="line-key-0123456789"
    />
  ),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText(t('orders.status_placed'))).toBeVisible()
  },
}

/** The question before an order is canceled; keeping it is the first answer. */
export const Question: Story = {
  render: (_, context) => (
    <CancelQuestion order={orderIn(context)} action="#order" keepHref="#order" />
  ),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByRole('button', { name: t('orders.cancelYes') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('orders.cancelNo') })).toBeVisible()
  },
}

const outcomes: readonly Omit<BoughtAgain['lines'][number], 'itemId'>[] = [
  { outcome: 'added', added: 1, reason: null },
  { outcome: 'at_limit', added: 0, reason: null },
  { outcome: 'unavailable', added: 0, reason: 'fabric_unavailable' },
]

/** An order that could be bought again in part: each line says what became of it. */
export const BoughtInPart: Story = {
  render: (_, context) => {
    const { items } = orderIn(context).order
    const lines = items.flatMap(({ id: itemId }, at) => {
      const outcome = outcomes[at]
      return outcome ? [{ itemId, ...outcome }] : []
    })
    return <BuyAgainResult items={items} bought={{ cart: null, lines }} cartHref="#cart" />
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: t('orders.toCart') })).toBeVisible()
  },
}
