import { CartFlow } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ANY, like, openCanvas } from '../support/find.ts'
import { loadedShop } from '../support/shop.ts'
import { cartLoader, CartPage, manyLines } from './cart-story.tsx'
import type { CartRead } from './cart-story.tsx'

const meta = {
  title: 'Shop/Cart/Returning line',
  component: CartFlow,
  loaders: [cartLoader],
  render: (_, context) => <CartPage story={loadedShop<CartRead>(context)} />,
  parameters: { cart: { gateway: { items: [...manyLines()].slice(0, 1), slowMs: 60_000 } } },
} as Meta<typeof CartFlow>
export default meta
type Story = StoryObj<typeof CartFlow>

/** The only line comes back over a slow gateway: it is in sight, and nothing is its price. */
export const OnlyLine: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const { test } = loadedShop<CartRead>(context)
    const remove = () =>
      canvas.getByRole('button', { name: like(t('cart.removeTitle', { title: ANY })) })
    const summary = () => canvas.getByRole('region', { name: t('cart.summary') })
    await userEvent.click(remove())
    await canvas.findByText(t('cart.empty'))
    await waitFor(() =>
      expect(test.requests.at(-1)).toMatchObject({ call: 'cart.remove', status: 200 }),
    )
    test.play('slow')
    await userEvent.click(canvas.getByRole('button', { name: t('cart.undo') }))
    await expect(canvas.getByRole('spinbutton')).toBeVisible()
    await waitFor(() => expect(remove()).toHaveFocus())
    await expect(summary()).not.toHaveTextContent(t('cart.subtotal'))
    await expect(summary()).not.toHaveTextContent(/\D0[.,]00/)
  },
}
