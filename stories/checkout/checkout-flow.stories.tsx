import { CheckoutFlow } from '@selvage/react/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  atStep,
  continueTo,
  fillCard,
  fillShipping,
  nextButton,
  shownStep,
} from '../support/checkout-paths.ts'
import { storyForm } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { checkoutLoader, GOOD_CARD, payWith, placed, renderCheckout } from './checkout-story.tsx'
import type { CheckoutRead } from './checkout-story.tsx'

const meta = {
  title: 'Shop/Checkout',
  component: CheckoutFlow,
  parameters: { layout: 'fullscreen' },
  args: { onStep: fn(), onLeave: fn() },
  loaders: [checkoutLoader],
  render: (args, context) => renderCheckout(args, context),
} as Meta<typeof CheckoutFlow>
export default meta
type Story = StoryObj<typeof CheckoutFlow>

/** From an empty form to the order's number: one attempt, one charge. */
export const CompletedSteps: Story = {
  play: async (context) => {
    const { canvasElement, args } = context
    await fillShipping(canvasElement, storyForm(loadedShop<CheckoutRead>(context).shop.country))
    await continueTo(canvasElement, 'delivery')
    await expect(canvasElement.querySelector('h1')).toHaveFocus()
    await userEvent.click(within(canvasElement).getAllByRole('radio')[1] ?? canvasElement)
    await continueTo(canvasElement, 'payment')
    await payWith(canvasElement, GOOD_CARD)
    await atStep(canvasElement, 'confirm')
    await expect(placed(context)).toHaveLength(1)
    await expect(args.onStep).toHaveBeenLastCalledWith('confirm')
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0)
  },
}

export const Shipping: Story = {}

/** Nothing was filled in: a summary takes the focus and leads to each field. */
export const ShippingErrors: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('#shipping-email') ?? canvasElement, 'june@')
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(4),
    )
    await expect(canvasElement.querySelector('#shipping-email')).toHaveValue('june@')
    await expect(shownStep(canvasElement)).toBe('shipping')
  },
}

export const Delivery: Story = { parameters: { checkout: { before: 'delivery' } } }

/** A gift has a message and hides its prices. */
export const DeliveryAsGift: Story = {
  parameters: { checkout: { before: 'delivery' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [gift] = canvas.getAllByRole('checkbox')
    await userEvent.click(gift ?? canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'Many happy returns', { delay: null })
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
  },
}

/** The provider's fields in their frame: the page never sees a digit. */
export const Payment: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async ({ canvasElement }) => {
    await fillCard(canvasElement, '4242')
    const [same] = within(canvasElement).getAllByRole('checkbox')
    await expect(same).toBeChecked()
  },
}

/** The errors of the card frame, with a summary that leads into it. */
export const PaymentErrors: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async ({ canvasElement }) => {
    await fillCard(canvasElement, '4242')
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('a[href="#card-fields"]')).toBeVisible())
  },
}

/** Another billing address. */
export const PaymentWithBilling: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async ({ canvasElement }) => {
    await fillCard(canvasElement, GOOD_CARD)
    const [same] = within(canvasElement).getAllByRole('checkbox')
    await userEvent.click(same ?? canvasElement)
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(2),
    )
  },
}

export const Review: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async ({ canvasElement }) => {
    await fillCard(canvasElement, GOOD_CARD)
    await continueTo(canvasElement, 'review')
    await expect(canvasElement).toHaveTextContent('4242')
  },
}

/** Nothing of the order is shipped: e-mail and country, then payment. */
export const NothingToShip: Story = {
  parameters: { checkout: { gateway: { needsShipping: false } } },
}
