import type { Checkout } from '@selvage/core/checkout'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { CheckoutFlow } from '@selvage/react/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { StoryGlobals } from '../support/globals.ts'
import { atStep, fillCard, fillShipping, nextButton, stepNow } from '../support/checkout-paths.ts'
import { linesFor, readCheckout, storyForm } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'

interface Read {
  readonly checkout: Checkout
}
interface Settings {
  readonly before?: 'shipping' | 'delivery' | 'payment'
  readonly gateway?: TestGatewayOptions
  readonly then?: TestGatewayOptions['scenario']
}

const meta = {
  title: 'Shop/Checkout',
  component: CheckoutFlow,
  parameters: { layout: 'fullscreen' },
  args: { onStep: fn(), onLeave: fn() },
  loaders: [
    async ({ globals, parameters }) => {
      const { before = 'shipping', gateway, then } = (parameters['checkout'] ?? {}) as Settings
      const set = { measurement: 'imperial', ...globals } as StoryGlobals
      const story = openStoryShop(set, { items: linesFor(set), ...gateway })
      const read = await readCheckout(before)(story)
      if (then !== undefined) story.test.play(then)
      return { story: { ...story, ...read } }
    },
  ],
  render: ({ onStep, onLeave }, context) => {
    const { shop, gatewayUrl, checkout } = loadedShop<Read>(context)
    return (
      <CheckoutFlow
        shop={shop}
        orderId={checkout.order.id}
        checkout={checkout}
        guest
        theme={(context.globals as StoryGlobals).theme}
        gatewayUrl={gatewayUrl}
        cartHref="#cart"
        shopHref="#shop"
        stepHref={(step) => `#${step}`}
        invoiceHref={(number) => `#invoice-${number}`}
        onStep={onStep}
        onLeave={onLeave}
      />
    )
  },
} as Meta<typeof CheckoutFlow>
export default meta
type Story = StoryObj<typeof CheckoutFlow>

const GOOD_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'
/** The provider's answer gets lost on its way. */
const UNKNOWN_CARD = '4000000000000341'

const placed = (context: Parameters<typeof loadedShop<Read>>[0]) =>
  loadedShop<Read>(context).test.requests.filter(({ call }) => call === 'checkout.place')

async function payWith(canvasElement: HTMLElement, card: string): Promise<void> {
  await fillCard(canvasElement, card)
  await userEvent.click(nextButton(canvasElement))
  await atStep(canvasElement, 4)
  await userEvent.click(nextButton(canvasElement))
}

/** From an empty form to the order's number: one attempt, one charge. */
export const CompletedSteps: Story = {
  play: async (context) => {
    const { canvasElement, args } = context
    await fillShipping(canvasElement, storyForm(loadedShop<Read>(context).shop.country))
    await userEvent.click(nextButton(canvasElement))
    await atStep(canvasElement, 2)
    await expect(canvasElement.querySelector('h1')).toHaveFocus()
    await userEvent.click(within(canvasElement).getAllByRole('radio')[1] ?? canvasElement)
    await userEvent.click(nextButton(canvasElement))
    await atStep(canvasElement, 3)
    await payWith(canvasElement, GOOD_CARD)
    await atStep(canvasElement, 5)
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
    await expect(stepNow(canvasElement)).toBe(1)
  },
}

/**
 * The gateway knows better: its faults stand at their fields, and nothing that was typed is lost.
 */
export const ShippingRejected: Story = {
  parameters: { checkout: { then: 'code:INVALID_ZIPCODE@checkout.shipping' } },
  play: async (context) => {
    const { canvasElement } = context
    const form = storyForm(loadedShop<Read>(context).shop.country)
    await fillShipping(canvasElement, form)
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-severity=error], [aria-invalid=true]'),
      ).toBeVisible(),
    )
    await expect(canvasElement.querySelector('#shipping-fullName')).toHaveValue(form.fullName)
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

/** The frame's own faults, with a summary that leads into it. */
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

/** The card fields cannot be opened; trying again opens them. */
export const PaymentPristine: Story = {
  parameters: { checkout: { before: 'payment', then: 'down' } },
  play: async (context) => {
    const { canvasElement } = context
    const again = await waitFor(
      () =>
        within(canvasElement)
          .getAllByRole('button')
          .find((button) => button.closest('section') !== null) ??
        Promise.reject(new Error('There is no way to try again yet.')),
    )
    loadedShop<Read>(context).test.play('ok')
    await userEvent.click(again)
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeVisible())
  },
}

/** The same, left as it is seen. */
export const PaymentDown: Story = { parameters: { checkout: { before: 'payment', then: 'down' } } }

/**
 * The provider rejects the order itself: the page is told to take the shopper to the cart, with the
 * reason.
 */
export const PaymentRejected: Story = {
  parameters: {
    checkout: { before: 'payment', then: 'code:PAYMENT_TECHNICAL_FAILURE@checkout.openPayment' },
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ to: 'cart' })),
    )
  },
}

export const Review: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async ({ canvasElement }) => {
    await fillCard(canvasElement, GOOD_CARD)
    await userEvent.click(nextButton(canvasElement))
    await atStep(canvasElement, 4)
    await expect(canvasElement).toHaveTextContent('4242')
  },
}

/** The bank says no: back to payment with the reason, a new card, and one order at the end. */
export const CardDeclined: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const { canvasElement } = context
    await payWith(canvasElement, DECLINED_CARD)
    await atStep(canvasElement, 3)
    await waitFor(() => expect(canvasElement.querySelector('[data-severity=error]')).toBeVisible())
    await expect(placed(context)).toHaveLength(1)
  },
}

/**
 * Nobody knows yet whether it was charged: the attempt is asked about until it has an end, and
 * never made twice.
 */
export const CheckingPayment: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    await payWith(context.canvasElement, UNKNOWN_CARD)
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-severity=info]')).toBeVisible(),
    )
    await atStep(context.canvasElement, 5)
    await expect(placed(context)).toHaveLength(1)
  },
}

/** The total is not what was shown: nothing is charged, and the shopper looks again. */
export const TotalChanged: Story = {
  parameters: {
    checkout: { before: 'payment', then: 'code:EXCHANGE_RATE_CHANGED@checkout.place' },
  },
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, GOOD_CARD)
    await waitFor(
      () => expect(canvasElement.querySelector('[data-severity=attention]')).toBeVisible(),
      { timeout: 8_000 },
    )
  },
}

/** The session ended: the page is told to take the shopper to the login. */
export const SessionExpired: Story = {
  parameters: { checkout: { before: 'delivery', then: 'expired' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ to: 'login' })),
    )
  },
}

/** The gateway is down: the form keeps what was typed and offers to try again. */
export const GatewayDown: Story = {
  parameters: { checkout: { before: 'delivery', then: 'down' } },
  play: async (context) => {
    const { canvasElement } = context
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('[data-severity=error]')).toBeVisible())
    await expect(stepNow(canvasElement)).toBe(2)
  },
}

/** Something else answers in the gateway's place. */
export const GatewayRubbish: Story = {
  parameters: { checkout: { before: 'delivery', then: 'rubbish' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('[data-severity=error]')).toBeVisible())
  },
}

/** A save that takes its time. */
export const GatewaySlow: Story = {
  parameters: { checkout: { before: 'delivery', gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(nextButton(canvasElement))
    await waitFor(() => expect(nextButton(canvasElement)).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Nothing of the order is shipped: e-mail and country, then payment. */
export const NothingToShip: Story = {
  parameters: { checkout: { gateway: { needsShipping: false } } },
}
