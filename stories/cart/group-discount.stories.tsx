import { SAMPLE_PROMO } from '@selvage/core/testing'
import { CartFlow } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { loadedShop } from '../support/shop.ts'
import { cartLoader, CartPage } from './cart-story.tsx'
import type { CartRead } from './cart-story.tsx'

const meta = {
  title: 'Shop/Cart/Group discount',
  component: CartFlow,
  loaders: [cartLoader],
  render: (_, context) => <CartPage story={loadedShop<CartRead>(context)} />,
} as Meta<typeof CartFlow>
export default meta
type Story = StoryObj<typeof CartFlow>

/** Nobody has proved anything: the cart leads to the page where that is done. */
export const Asked: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByRole('link', { name: t('cart.groupProve') })).toBeVisible()
  },
}

/** A teacher's discount counts, and the totals name it. */
export const Proved: Story = {
  parameters: { cart: { gateway: { group: 'teacher' } } },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(t('cart.discount_teacher'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: t('cart.groupProve') })).toBeNull()
  },
}

/** A code that saves no more than the group's discount does not count, and says why. */
export const CodeSavesLess: Story = {
  parameters: { cart: { gateway: { group: 'military', promo: true } } },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const why = () => canvas.queryByText(t('cart.promoOutdone', { code: SAMPLE_PROMO.code }))
    await expect(why()).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('cart.promoOff') }))
    await waitFor(() => expect(why()).toBeNull())
    await expect(canvas.getByText(t('cart.discount_military'))).toBeVisible()
  },
}
