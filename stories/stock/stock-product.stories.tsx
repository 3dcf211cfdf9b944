import type { StockOffer } from '@selvage/core/stock'
import { StockProduct } from '@selvage/react/stock'
import type { StockProductProps } from '@selvage/react/stock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { productParts } from '../support/product-parts.ts'
import { readStock, shownStock } from '../support/read-items.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Read {
  readonly offers: readonly StockOffer[]
}

const shirts = shownStock.slice(0, 5)

const meta = {
  title: 'Shop/Stock product',
  component: StockProduct,
  loaders: [shopLoader({}, readStock(shownStock))],
  render: (args, context) => {
    const { codes = shirts, start } = context.parameters as {
      readonly codes?: readonly string[]
      readonly start?: StockProductProps['start']
    }
    return (
      <StockProduct
        {...args}
        offers={loadedShop<Read>(context).offers.filter(({ code }) => codes.includes(code))}
        start={start}
        action="#add"
        cartHref="#cart"
      />
    )
  },
} as Meta<typeof StockProduct>
export default meta
type Story = StoryObj<typeof StockProduct>

/** T-shirts of five sizes: the chosen one is added. */
export const Sizes: Story = {
  play: async (context) => {
    const { buy, cartLink, form } = productParts(context)
    await userEvent.click(form.getByRole('radio', { name: /^M/ }))
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toBeVisible())
    const { test } = loadedShop<Read>(context)
    const added = test.requests.find(({ call }) => call === 'stock.add')
    await expect(JSON.stringify(added?.body)).toContain('"t_shirt_m"')
  },
}

/** One item has nothing to choose but how many. */
export const One: Story = {
  parameters: { codes: ['BOOK_BUNDLE'] },
  play: async (context) => {
    const { form, total } = productParts(context)
    await waitFor(total)
    await expect(form.queryByRole('radio')).toBeNull()
  },
}

/** Nothing is sent for an item that has run out, and the form says so. */
export const OutOfStock: Story = {
  parameters: { codes: ['GRAB_BAG'] },
  play: async (context) => {
    const { buy } = productParts(context)
    await userEvent.click(buy())
    const { test } = loadedShop<Read>(context)
    await expect(test.requests.some(({ call }) => call === 'stock.add')).toBe(false)
  },
}

/** A line of the cart that is being changed. */
export const Changing: Story = {
  parameters: { start: { item: 'T_SHIRT_L', quantity: '2', itemId: 'line-0123456789abcdef' } },
}
