import type { Cart, OrderItem, OrderPricing } from '@selvage/core/cart'
import { FreeShipping, OrderLine, OrderSummary, OrderTotals } from '@selvage/react/order'
import type { TestItem } from '@selvage/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  allWallpaperAndYards,
  everyHomeGood,
  everyStockProduct,
  linesFor,
  mixedLinesFor,
  productLines,
  readCheckout,
} from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { ANY, like, openCanvas } from '../support/find.ts'
import { inlineStyles } from '../support/unseen.ts'
import * as css from './order-story.css.ts'

interface Read {
  readonly checkout: { readonly order: Cart }
}
type Context = Parameters<typeof loadedShop<Read>>[0]

/** An order with a known address, so that tax and delivery are known. */
const meta = {
  title: 'Shop/Order',
  component: OrderSummary,
  subcomponents: { OrderLine, OrderTotals, FreeShipping },
  loaders: [
    shopLoader((globals) => ({ items: linesFor(globals), promo: true }), readCheckout('payment')),
  ],
} as Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof OrderSummary>

const orderOf = (context: Context) => loadedShop<Read>(context).checkout.order
const totals = (context: Context, changed: (pricing: OrderPricing) => Partial<OrderPricing>) => {
  const { pricing } = orderOf(context)
  return (
    <div className={css.column}>
      <OrderTotals pricing={{ ...pricing, ...changed(pricing) }} />
    </div>
  )
}
const lines = (context: Context, change: (item: OrderItem) => Partial<OrderItem>) => {
  const { checkout } = loadedShop<Read>(context)
  return (
    <ul className={css.list}>
      {checkout.order.items.map((item) => (
        <li key={item.id}>
          <OrderLine
            item={{ ...item, ...change(item) }}
            links={{
              page: '#design',
              edit: '#edit',
              mend: '#mend',
              ...(item.fillAYard && { cuttingGuide: '#guide' }),
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** The pictures of all lines are loaded, each into a space of its shape, so that nothing moves. */
async function everyPictureIsDrawn(
  { canvasElement }: { readonly canvasElement: HTMLElement },
  count: number,
): Promise<void> {
  const pictures = within(canvasElement).getAllByRole<HTMLImageElement>('presentation')
  await expect(pictures).toHaveLength(count)
  for (const picture of pictures) {
    picture.loading = 'eager'
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    await expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(
      picture.width / picture.height,
      1,
    )
  }
}

/** A line of the cart with the facts that the spec lists. */
export const CartLines: Story = { render: (_, context) => lines(context, () => ({})) }

/**
 * Wallpaper in each of its sizes and a filled yard of each template, each with the link to where it
 * was made.
 */
export const WallpaperAndFilledYards: Story = {
  loaders: [shopLoader({ items: allWallpaperAndYards }, readCheckout('shipping'))],
  render: (_, context) => lines(context, () => ({})),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getAllByRole('article')).toHaveLength(allWallpaperAndYards.length)
    const name = like(t('cart.guideTitle', { title: ANY }))
    await expect(canvas.getAllByRole('link', { name })).toHaveLength(6)
    const pictures = canvas.getAllByRole<HTMLImageElement>('presentation')
    await expect(pictures).toHaveLength(allWallpaperAndYards.length)
    for (const picture of pictures) {
      picture.loading = 'eager'
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
      // The reserved space has the picture's shape, so that nothing moves when the picture is
      // loaded.
      await expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(
        picture.width / picture.height,
        1,
      )
    }
  },
}

/** Whatever keeps a line from being ordered stands in it, with a link to what helps. */
export const Unavailable: Story = {
  render: (_, context) => {
    const reasons = (['fabric', 'design', 'item'] as const).values()
    return lines(context, () => ({ cleanup: `${reasons.next().value ?? 'item'}_unavailable` }))
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    for (const reason of ['fabric', 'design'] as const)
      await expect(canvas.getByText(t(`cart.unavailable_${reason}_unavailable`))).toBeVisible()
    const mends = canvas.getAllByRole('link', { name: (name) => name.startsWith(t('cart.mend')) })
    await expect(mends).toHaveLength(canvas.getAllByRole('article').length)
  },
}

export const LongText: Story = {
  render: (_, context) =>
    lines(context, ({ design }) => ({
      quantity: 99,
      ...(design && {
        design: {
          ...design,
          title: 'Sommerblumenwiesenspaziergangserinnerungen',
          designer: {
            ...design.designer,
            name: 'Maria-Magdalena von Habsburg-Lothringen y de la Fuente',
          },
        },
      }),
    })),
}

/** Everything is known: discount, delivery and tax. */
export const Totals: Story = { render: (_, context) => totals(context, () => ({})) }

/** Before the address is known: each missing amount says when it will be known. */
export const TotalsBeforeAddress: Story = {
  render: (_, context) =>
    totals(context, ({ subtotal, discount }) => ({
      shipping: null,
      tax: null,
      taxIncluded: false,
      total: { ...subtotal, minor: subtotal.minor - Math.abs(discount.minor) },
    })),
}

/** Where prices include tax, the tax is below the total. */
export const TotalsWithTaxIncluded: Story = {
  render: (_, context) =>
    totals(context, ({ tax, subtotal }) => ({
      taxIncluded: true,
      tax: tax ?? subtotal,
      shipping: { ...subtotal, minor: 0 },
    })),
}

/**
 * The order beside a checkout step. On small screens it is collapsed into one line with the total.
 */
export const Summary: Story = {
  render: (_, context) => {
    const {} = loadedShop<Read>(context)
    return (
      <div className={css.column}>
        <OrderSummary order={orderOf(context)} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary')).toHaveAccessibleName()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Fabric, wallpaper and a filled yard in one order. */
export const MixedSummary: Story = {
  loaders: [shopLoader((globals) => ({ items: mixedLinesFor(globals) }), readCheckout('payment'))],
  render: (_, context) => {
    const {} = loadedShop<Read>(context)
    return (
      <div className={css.column}>
        <OrderSummary
          order={orderOf(context)}
          hrefFor={({ fillAYard }) => (fillAYard ? { cuttingGuide: '#guide' } : {})}
        />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article').length).toBeGreaterThanOrEqual(3)
  },
}

/** The amount that is missing for free standard delivery, and the message when delivery is free. */
export const FreeDelivery: Story = {
  render: (_, context) => {
    const { pricing } = orderOf(context)
    const from = (minor: number) => ({
      ...pricing,
      freeShippingFrom: { ...pricing.subtotal, minor },
    })
    return (
      <div className={css.column}>
        <FreeShipping pricing={from(20_000)} />
        <FreeShipping pricing={from(100)} />
      </div>
    )
  },
}

const loadItems = (items: Parameters<typeof linesOf>[0]) => [
  shopLoader(() => linesOf(items), readCheckout('payment')),
]
const linesOf = (items: readonly TestItem[]) => ({ items })

/** A home good, solid and unprinted fabric, a sample pack, a kit and a gift certificate. */
export const EveryProduct: Story = {
  loaders: loadItems(productLines),
  render: (_, context) => lines(context, () => ({})),
  play: (context) => everyPictureIsDrawn(context, productLines.length),
}

/** Each home good, drawn with its print at the scale of the thing. */
export const EveryHomeGood: Story = {
  loaders: loadItems(everyHomeGood),
  render: (_, context) => lines(context, () => ({})),
  play: (context) => everyPictureIsDrawn(context, everyHomeGood.length),
}

/** Each ready-made item, kit and service, with its drawn picture. */
export const EveryStockProduct: Story = {
  loaders: loadItems(everyStockProduct),
  render: (_, context) => lines(context, () => ({})),
  play: (context) => everyPictureIsDrawn(context, everyStockProduct.length),
}
