import type { CartItemInput } from '@selvage/core/cart'
import { CartFlow } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ANY, like, openCanvas, present } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { designId } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import { cartLoader, CartPage, manyLines } from './cart-story.tsx'
import type { CartRead } from './cart-story.tsx'

const meta = {
  title: 'Shop/Cart',
  component: CartFlow,
  loaders: [cartLoader],
  render: (_, context) => <CartPage story={loadedShop<CartRead>(context)} />,
} as Meta<typeof CartFlow>
export default meta
type Story = StoryObj<typeof CartFlow>

/** The parts of the cart, found by the names that they have in the story's language. */
const cartParts = (context: StoryContext) => {
  const opened = openCanvas(context)
  const { canvas, t } = opened
  const line = (at: number) => within(present(canvas.getAllByRole('article')[at]))
  return {
    ...opened,
    line,
    quantity: () =>
      line(0).getByRole('spinbutton', { name: like(t('cart.quantityOf', { title: ANY })) }),
    oneMore: () =>
      line(0).getByRole('button', { name: (name) => name.includes(t('form.increase')) }),
    remove: (at: number) =>
      line(at).getByRole('button', { name: like(t('cart.removeTitle', { title: ANY })) }),
    summary: () => canvas.getByRole('region', { name: t('cart.summary') }),
    again: () => canvas.getByRole('button', { name: t('common.tryAgain') }),
  }
}

/** Two lines. Each change is sent when it is made, and the gateway's totals are shown. */
export const TwoLines: Story = {
  play: async (context) => {
    const { canvasElement, quantity, summary } = cartParts(context)
    const { test } = loadedShop<CartRead>(context)
    const total = () => summary().textContent
    const before = total()
    const box = quantity()
    await userEvent.clear(box)
    await userEvent.type(box, '3')
    await waitFor(() => expect(total()).not.toBe(before))
    await expect(
      test.requests.filter(({ call, status }) => call === 'cart.patch' && status === 200),
    ).not.toHaveLength(0)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** A line is removed, a live region names it, and the focus is on the button that undoes it. */
export const Removing: Story = {
  play: async (context) => {
    const { canvas, remove, t } = cartParts(context)
    await userEvent.click(remove(0))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('button', { name: t('cart.undo') })).toHaveFocus())
  },
}

/**
 * Fabric, wallpaper and a filled yard: each is counted, changed, removed and restored to its place.
 */
export const ThreeKinds: Story = {
  parameters: { cart: { mixed: true } },
  play: async (context) => {
    const { canvas, remove, t } = cartParts(context)
    const { test } = loadedShop<CartRead>(context)
    const edits = canvas.getAllByRole('link', { name: like(t('cart.editTitle', { title: ANY })) })
    await expect(edits).toHaveLength(3)
    for (const edit of edits)
      await expect(edit).toHaveAttribute('href', expect.stringMatching(/^#edit-/))
    for (const times of [1, 2]) {
      await userEvent.click(remove(1))
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
      await userEvent.click(canvas.getByRole('button', { name: t('cart.undo') }))
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
      await waitFor(() => expect(remove(1)).toHaveFocus())
      // The line is in sight before the gateway has answered.
      await waitFor(() =>
        expect(
          test.requests.filter(({ call, status }) => call === 'cart.restore' && status === 200),
        ).toHaveLength(times),
      )
    }
  },
}

/** The same lines in German with metric lengths. */
export const ThreeKindsInGerman: Story = {
  parameters: { cart: { mixed: true } },
  globals: { language: 'de', measurement: 'metric', currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/5 × 61 × 274\scm/)
    await expect(canvasElement).toHaveTextContent(/1 Yard, je/)
  },
}

/** A number above 99 leaves the quantity as it was, and is named. */
export const QuantityAboveTheMost: Story = {
  play: async (context) => {
    const { quantity, canvas, t } = cartParts(context)
    const box = quantity()
    const before = Number(box.getAttribute('value'))
    await userEvent.clear(box)
    await userEvent.type(box, '500')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue(String(before)))
    const stays = t('form.quantityStays', { typed: 500, max: 99, quantity: before })
    // The note beside the field, and the live region.
    await expect(canvas.getAllByText(stays)).toHaveLength(2)
  },
}

/** Checkout keeps its place while a quantity is missing, and leads to the field. */
export const QuantityMissing: Story = {
  play: async (context) => {
    const { canvas, quantity, t } = cartParts(context)
    const checkout = canvas.getByRole('link', { name: t('cart.checkout') })
    await userEvent.clear(quantity())
    await expect(canvas.queryByText(t('forms.required'))).toBeNull()
    await userEvent.click(checkout)
    await expect(quantity()).toHaveFocus()
    await expect(canvas.getByText(t('forms.required'))).toBeVisible()
    await userEvent.type(quantity(), '3')
    await waitFor(() => expect(canvas.queryByText(t('forms.required'))).toBeNull())
    await expect(checkout).toBeVisible()
  },
}

/** The cart was changed in another tab: the newer cart is shown with a message. */
export const ChangedElsewhere: Story = {
  parameters: { cart: { then: 'code:CART_VERSION_CONFLICT@cart.patch' } },
  play: async (context) => {
    const { notice, oneMore } = cartParts(context)
    await userEvent.click(oneMore())
    await waitFor(() => expect(notice()).toBeVisible())
  },
}

/** A fabric that is out of stock blocks the checkout until its line is changed or removed. */
export const OutOfStock: Story = {
  parameters: {
    cart: {
      gateway: {
        items: [
          { designId: designId(2), fabric: 'CREPE_DE_CHINE', size: 'YARD', quantity: 1 },
          { designId: designId(5), fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 1 },
        ] satisfies CartItemInput[],
      },
    },
  },
  play: async (context) => {
    const { canvas, t } = cartParts(context)
    await expect(canvas.getByText(t('errors.ITEMS_UNAVAILABLE'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: t('cart.checkout') })).toBeNull()
    const mend = canvas.getAllByRole('link', { name: (name) => name.startsWith(t('cart.mend')) })
    await expect(mend.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^#edit-/),
    ])
  },
}

/** One line for each sample design. */
export const ManyLines: Story = { parameters: { cart: { gateway: { items: manyLines() } } } }

export const Empty: Story = { parameters: { cart: { empty: true } } }

/** The cart was taken to a storefront on another origin, and the page leads there. */
export const AtTheStorefront: Story = {
  parameters: { cart: { empty: true, moved: true } },
  play: async (context) => {
    const { canvas, t } = cartParts(context)
    await expect(canvas.getByRole('heading', { name: t('cart.moved') })).toBeVisible()
    const link = canvas.getByRole('link', { name: t('cart.openMoved') })
    await expect(link).toHaveAttribute('href', expect.stringContaining('selvage.example'))
  },
}

/** The gateway cannot be reached before the cart is known; trying again loads the cart. */
export const LoadFailed: Story = {
  parameters: { cart: { then: 'down', unread: true } },
  play: async (context) => {
    const { again, canvas } = cartParts(context)
    await waitFor(() => expect(again()).toBeVisible(), { timeout: 30_000 })
    loadedShop<CartRead>(context).test.play('ok')
    await userEvent.click(again())
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  },
}

/** The same state without trying again. */
export const GatewayDown: Story = { parameters: { cart: { then: 'down', unread: true } } }

/** A change without an answer: the line shows the error, what the cart has, and a way to retry. */
export const ChangeFailed: Story = {
  parameters: { cart: { then: 'rubbish' } },
  play: async (context) => {
    const { notice, oneMore, quantity, t } = cartParts(context)
    const unchanged = Number(quantity().getAttribute('aria-valuenow'))
    await userEvent.click(oneMore())
    await waitFor(() => expect(notice('error')).toBeVisible())
    await expect(notice('error')).toHaveTextContent(t('cart.unchanged', { quantity: unchanged }))
  },
}

/** A change is being sent: the totals stay until the answer arrives. */
export const GatewaySlow: Story = {
  parameters: { cart: { gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async (context) => {
    const { oneMore, summary } = cartParts(context)
    await userEvent.click(oneMore())
    await waitFor(() => expect(summary()).toHaveAttribute('aria-busy', 'true'))
    await expect(summary()).toBeVisible()
  },
}
