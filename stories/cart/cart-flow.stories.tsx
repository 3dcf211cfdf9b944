import type { CartItemInput } from '@selvage/core/cart'
import { SAMPLE_DESIGNS, SAMPLE_PROMO } from '@selvage/core/testing'
import { CartFlow } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { designId } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { cartLoader, CartPage } from './cart-story.tsx'
import type { CartRead } from './cart-story.tsx'

const meta = {
  title: 'Shop/Cart',
  component: CartFlow,
  loaders: [cartLoader],
  render: (_, context) => <CartPage story={loadedShop<CartRead>(context)} />,
} as Meta<typeof CartFlow>
export default meta
type Story = StoryObj<typeof CartFlow>

const within1 = (canvasElement: HTMLElement, role: string, at = 0): HTMLElement =>
  within(canvasElement).getAllByRole(role)[at] ?? canvasElement

/** The + button of the first line, which follows its − button and its box. */
const oneMore = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector<HTMLElement>('input[type=number] + button') ?? canvasElement

/** Two lines. Each change is sent when it is made, and the gateway's totals are shown. */
export const TwoLines: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const { test } = loadedShop<CartRead>(context)
    const total = () => canvasElement.querySelector('section')?.textContent
    const before = total()
    const box = within1(canvasElement, 'spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '3')
    await waitFor(() => expect(total()).not.toBe(before))
    await expect(
      test.requests.filter(({ call, status }) => call === 'cart.patch' && status === 200),
    ).not.toHaveLength(0)
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0)
  },
}

/** A line is removed, and a live region names it. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remove = canvasElement.querySelector<HTMLButtonElement>('button[value=remove]')
    await userEvent.click(remove ?? canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

/**
 * Fabric, wallpaper and a filled yard: each is counted, changed, removed and restored by the calls
 * of its own kind.
 */
export const ThreeKinds: Story = {
  parameters: { cart: { mixed: true } },
  play: async (context) => {
    const { canvasElement } = context
    const canvas = within(canvasElement)
    const { test } = loadedShop<CartRead>(context)
    await expect(canvasElement.querySelectorAll('a[href^="#edit-"]')).toHaveLength(3)
    for (const call of ['wallpaper.add', 'fill-a-yard.add']) {
      const line = canvas.getAllByRole('article')[1]
      await userEvent.click(
        line?.querySelector<HTMLButtonElement>('button[value=remove]') ?? canvasElement,
      )
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
      await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement)
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
      await expect(
        test.requests.filter((request) => request.call === call && request.status === 200),
      ).toHaveLength(1)
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

/** A valid promo code. */
export const PromoApplied: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within1(canvasElement, 'textbox'),
      `${SAMPLE_PROMO.code.toLowerCase()}{Enter}`,
    )
    await waitFor(() => expect(canvasElement).toHaveTextContent(SAMPLE_PROMO.code))
  },
}

/** An unknown promo code stays in its field, and the error message is shown there. */
export const PromoUnknown: Story = {
  play: async ({ canvasElement }) => {
    const box = within1(canvasElement, 'textbox')
    await userEvent.type(box, 'FREECLOTH{Enter}')
    await waitFor(() => expect(box).toBeInvalid())
    await expect(box).toHaveValue('FREECLOTH')
  },
}

export const PromoDoesNotQualify: Story = {
  parameters: { cart: { then: 'code:PROMO_ORDER_DOES_NOT_QUALIFY@cart.promo' } },
  play: async ({ canvasElement }) => {
    const box = within1(canvasElement, 'textbox')
    await userEvent.type(box, `${SAMPLE_PROMO.code}{Enter}`)
    await waitFor(() => expect(box).toBeInvalid())
  },
}

/** A quantity above 99 is reset to 1. */
export const QuantityReset: Story = {
  play: async ({ canvasElement }) => {
    const box = within1(canvasElement, 'spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '500')
    await waitFor(() => expect(box).toHaveValue(1))
  },
}

/** The cart was changed in another tab: the newer cart is shown with a message. */
export const ChangedElsewhere: Story = {
  parameters: { cart: { then: 'code:CART_VERSION_CONFLICT@cart.patch' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(oneMore(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('[data-severity]')).toBeVisible())
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
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="#checkout"]')).toBeNull()
  },
}

/** One line for each sample design. */
export const ManyLines: Story = {
  parameters: {
    cart: {
      gateway: {
        items: SAMPLE_DESIGNS.map(
          ({ id }, at) =>
            ({
              designId: id,
              fabric: at % 2 ? 'VELVET' : 'COTTON_LAWN',
              size: at % 3 ? 'YARD' : 'TEST_SWATCH_YARD',
              quantity: 1 + at,
            }) satisfies CartItemInput,
        ),
      },
    },
  },
}

export const Empty: Story = { parameters: { cart: { empty: true } } }

/** The gateway cannot be reached before the cart is known; trying again loads the cart. */
export const LoadFailed: Story = {
  parameters: { cart: { then: 'down', unread: true } },
  play: async (context) => {
    const { canvasElement } = context
    await waitFor(() => expect(within1(canvasElement, 'button')).toBeVisible(), { timeout: 8_000 })
    loadedShop<CartRead>(context).test.play('ok')
    await userEvent.click(within1(canvasElement, 'button'))
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(2))
  },
}

/** The same state without trying again. */
export const GatewayDown: Story = { parameters: { cart: { then: 'down', unread: true } } }

/** A change without an answer: the line shows the error and a way to try again. */
export const ChangeFailed: Story = {
  parameters: { cart: { then: 'rubbish' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(oneMore(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('[data-severity=error]')).toBeVisible())
  },
}

/** A change is being sent: the totals stay until the answer arrives. */
export const GatewaySlow: Story = {
  parameters: { cart: { gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(oneMore(canvasElement))
    await waitFor(() =>
      expect(canvasElement.querySelector('section[aria-busy=true]')).toBeVisible(),
    )
  },
}
