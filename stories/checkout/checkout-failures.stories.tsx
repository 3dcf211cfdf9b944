import { CheckoutFlow } from '@selvage/react/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { atStep, checkoutParts, fillShipping } from '../support/checkout-paths.ts'
import { storyForm } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { checkoutLoader, GOOD_CARD, payWith, placed, renderCheckout } from './checkout-story.tsx'
import type { CheckoutRead } from './checkout-story.tsx'

const meta = {
  title: 'Shop/Checkout/Failures',
  component: CheckoutFlow,
  parameters: { layout: 'fullscreen' },
  args: { onStep: fn(), onLeave: fn() },
  loaders: [checkoutLoader],
  render: (args, context) => renderCheckout(args, context),
} as Meta<typeof CheckoutFlow>
export default meta
type Story = StoryObj<typeof CheckoutFlow>

const DECLINED_CARD = '4000000000000002'
/** The provider's answer gets lost on its way. */
const UNKNOWN_CARD = '4000000000000341'

/**
 * The gateway rejects the form: its errors stand at their fields, and no typed value is lost.
 */
export const ShippingRejected: Story = {
  parameters: { checkout: { then: 'code:INVALID_ZIPCODE@checkout.shipping' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const form = storyForm(loadedShop<CheckoutRead>(context).shop.country)
    await fillShipping(checkout, form)
    await userEvent.click(checkout.next())
    await waitFor(() => expect(checkout.notice('error')).toBeVisible())
    await expect(checkout.box('fullName')).toHaveValue(form.fullName)
  },
}

/** The card fields cannot be opened; trying again opens them. */
export const PaymentPristine: Story = {
  parameters: { checkout: { before: 'payment', then: 'down' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    const names = [t('checkout.payWith'), t('checkout.cardTitle')]
    const region = await canvas.findByRole('region', { name: (name) => names.includes(name) })
    const card = within(region)
    const again = await card.findByRole('button', { name: t('common.tryAgain') })
    loadedShop<CheckoutRead>(context).test.play('ok')
    await userEvent.click(again)
    await waitFor(() => expect(checkout.frame()).toBeVisible())
  },
}

/** The same, left as it is seen. */
export const PaymentDown: Story = { parameters: { checkout: { before: 'payment', then: 'down' } } }

/**
 * The order cannot be paid any more: the shopper is led to the cart, with the reason.
 */
export const PaymentRejected: Story = {
  parameters: {
    checkout: { before: 'payment', then: 'code:ORDER_CONTAINS_NO_ITEMS@checkout.openPayment' },
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ to: 'cart' })),
    )
  },
}

/** The bank declines: the shopper is back at payment with the reason. */
export const CardDeclined: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await payWith(checkout, DECLINED_CARD)
    await atStep(checkout, 'payment')
    await waitFor(() => expect(checkout.notice('error')).toBeVisible())
    await expect(document.activeElement).toContainElement(checkout.notice('error'))
    await expect(checkout.heading()).not.toHaveFocus()
    await expect(placed(context)).toHaveLength(1)
  },
}

/**
 * It is not known whether the card was charged: the gateway is asked until it is, and the charge is
 * never made twice.
 */
export const CheckingPayment: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    await payWith(checkout, UNKNOWN_CARD)
    await waitFor(() => expect(canvas.getByText(t('checkout.checkingHelp'))).toBeVisible())
    await atStep(checkout, 'confirm')
    await expect(placed(context)).toHaveLength(1)
  },
}

/** The total is not what was shown: nothing is charged, and the shopper looks again. */
export const TotalChanged: Story = {
  parameters: {
    checkout: { before: 'payment', then: 'code:EXCHANGE_RATE_CHANGED@checkout.place' },
  },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await payWith(checkout, GOOD_CARD)
    await waitFor(() => expect(checkout.notice('attention')).toBeVisible(), { timeout: 30_000 })
  },
}

/** The session ended: the shopper is led to the login. */
export const SessionExpired: Story = {
  parameters: { checkout: { before: 'delivery', then: 'expired' } },
  play: async (context) => {
    const { args } = context
    const checkout = checkoutParts(context)
    await userEvent.click(checkout.next())
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ to: 'login' })),
    )
  },
}

/** The gateway is down: the form keeps what was typed and offers to try again. */
export const GatewayDown: Story = {
  parameters: { checkout: { before: 'delivery', then: 'down' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await userEvent.click(checkout.next())
    await waitFor(() => expect(checkout.notice('error')).toBeVisible())
    await expect(document.activeElement).toContainElement(checkout.notice('error'))
    await expect(checkout.shownStep()).toBe('delivery')
  },
}

/** Something else answers in the gateway's place. */
export const GatewayRubbish: Story = {
  parameters: { checkout: { before: 'delivery', then: 'rubbish' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await userEvent.click(checkout.next())
    await waitFor(() => expect(checkout.notice('error')).toBeVisible())
  },
}

/** A save that takes its time. */
export const GatewaySlow: Story = {
  parameters: { checkout: { before: 'delivery', gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await userEvent.click(checkout.next())
    await waitFor(() => expect(checkout.next()).toHaveAttribute('aria-busy', 'true'))
  },
}
