import type { FabricOffer } from '@selvage/core/fabric'
import { UnprintedProduct } from '@selvage/react/unprinted'
import type { UnprintedProductProps } from '@selvage/react/unprinted'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { startsWith } from '../support/find.ts'
import { productParts } from '../support/product-parts.ts'
import { readUnprinted } from '../support/read-items.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Read {
  readonly offers: readonly FabricOffer[]
}

const meta = {
  title: 'Shop/Unprinted product',
  component: UnprintedProduct,
  loaders: [shopLoader({}, readUnprinted)],
  render: (_, context) => (
    <UnprintedProduct
      offers={loadedShop<Read>(context).offers}
      start={context.parameters['start'] as UnprintedProductProps['start']}
      action="#add"
      cartHref="#cart"
    />
  ),
} as Meta<typeof UnprintedProduct>
export default meta
type Story = StoryObj<typeof UnprintedProduct>

/** The fabric, and how much of it; the heading names what is chosen. */
export const Choosing: Story = {
  play: async (context) => {
    const { canvas, form, t, total } = productParts(context)
    const before = await waitFor(total)
    const linen = t('fabric.FABRIC_LINEN_COTTON_CANVAS')
    await userEvent.click(form.getByRole('radio', { name: startsWith(linen) }))
    await expect(total()).not.toBe(before)
    const name = t('solid.unprinted', { fabric: linen })
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
  },
}

/** Added as fabric without a print. */
export const Adding: Story = {
  parameters: { start: { fabric: 'BELGIAN_LINEN', quantity: '2' } },
  play: async (context) => {
    const { buy, cartLink } = productParts(context)
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toBeVisible())
    const { test } = loadedShop<Read>(context)
    await expect(test.requests.find(({ call }) => call === 'unprinted.add')?.body).toMatchObject({
      fabric: 'BELGIAN_LINEN',
      quantity: 2,
    })
  },
}

/** A line of the cart that is being changed. */
export const Changing: Story = {
  parameters: {
    start: { fabric: 'VELVET', quantity: '3', itemId: 'line-0123456789abcdef' },
  },
}
