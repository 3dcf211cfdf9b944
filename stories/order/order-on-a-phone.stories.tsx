import type { Cart } from '@selvage/core/cart'
import { OrderSummary } from '@selvage/react/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { openCanvas, present } from '../support/find.ts'
import { linesFor, readCheckout } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Read {
  readonly checkout: { readonly order: Cart }
}

/** The order of a checkout on a small screen, opened. */
const meta = {
  title: 'Shop/Order on a phone',
  component: OrderSummary,
  globals: { viewport: { value: 'narrow' } },
  loaders: [
    shopLoader((globals) => ({ items: linesFor(globals), promo: true }), readCheckout('payment')),
  ],
} as Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof OrderSummary>

const bounds = (element: Element | undefined) => present(element).getBoundingClientRect()

/** Every amount stands at the end, a word of a title is whole, and the lines keep a distance. */
export const Opened: Story = {
  render: (_, context) => {
    const { order } = loadedShop<Read>(context).checkout
    const { items, pricing } = order
    return (
      <OrderSummary
        order={{
          ...order,
          items: items.map((item) => ({
            ...item,
            design: item.design && { ...item.design, title: 'Gutscheinheft' },
          })),
          pricing: { ...pricing, total: { ...pricing.total, minor: 1_234_500 } },
        }}
        open
      />
    )
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const box = within(canvas.getByRole('group'))
    const side = getComputedStyle(canvas.getByRole('group')).direction === 'rtl' ? 'left' : 'right'
    const ends = box.getAllByRole('definition').map((amount) => bounds(amount)[side])
    for (const end of ends) await expect(end).toBeCloseTo(present(ends[0]), 0)
    for (const title of box.getAllByRole('heading'))
      await expect(bounds(title).height).toBeLessThan(
        1.5 * Number.parseFloat(getComputedStyle(title).lineHeight),
      )
    const heading = box.getByText(t('checkout.yourOrder'))
    const [line] = box.getAllByRole('listitem')
    await expect(bounds(line).top - bounds(heading).bottom).toBeGreaterThanOrEqual(12)
  },
}
