import { AccountUnknown } from '@selvage/react/account'
import { CheckoutFlow } from '@selvage/react/checkout'
import { CheckoutHeader } from '@selvage/react/header'
import { wrap } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  atStep,
  checkoutParts,
  continueTo,
  fillCard,
  fillShipping,
} from '../support/checkout-paths.ts'
import { ANY, like, present } from '../support/find.ts'
import { productLines, storyForm } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
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
    const { args } = context
    const checkout = checkoutParts(context)
    await fillShipping(checkout, storyForm(loadedShop<CheckoutRead>(context).shop.country))
    await continueTo(checkout, 'delivery')
    await expect(checkout.heading()).toHaveFocus()
    await userEvent.click(present(checkout.canvas.getAllByRole('radio')[1]))
    await continueTo(checkout, 'payment')
    await payWith(checkout, GOOD_CARD)
    await atStep(checkout, 'confirm')
    await expect(placed(context)).toHaveLength(1)
    await expect(args.onStep).toHaveBeenLastCalledWith('confirm')
    await expect(inlineStyles(checkout.canvasElement)).toHaveLength(0)
  },
}

export const Shipping: Story = {}

/** A member's step: their address is known, and a saved one is chosen instead of typed. */
export const MemberShipping: Story = {
  parameters: {
    checkout: {
      member: [
        {
          id: 'address-0123456789abcdef',
          fullName: 'June Harrow',
          line1: '418 Orchard Lane',
          line2: '',
          city: 'Hudson',
          state: 'NY',
          zipcode: '12534',
          country: 'US',
          phone: '518 555 0142',
          isDefault: true,
        },
      ],
    },
  },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await expect(
      checkout.canvas.queryByRole('textbox', { name: like('checkout.email') }),
    ).toBeNull()
    const [saved, other] = await checkout.canvas.findAllByRole('radio', {}, { timeout: 10_000 })
    await userEvent.click(present(other))
    await expect(checkout.box('fullName')).toBeVisible()
    await userEvent.click(present(saved))
    await continueTo(checkout, 'delivery')
  },
}

/** It is not known who checks out: the checkout asks again and guesses no guest. */
export const UnknownUser: Story = {
  loaders: [],
  render: () => (
    <>
      <CheckoutHeader homeHref="#home" cartHref="#cart" />
      <main className={wrap}>
        <AccountUnknown retryHref="#again" />
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Nothing was filled in: a summary takes the focus and leads to each field. */
export const ShippingErrors: Story = {
  play: async (context) => {
    const checkout = checkoutParts(context)
    await userEvent.type(checkout.box('email'), 'june@')
    await userEvent.click(checkout.next())
    await waitFor(() => expect(checkout.invalid().length).toBeGreaterThan(4))
    await expect(checkout.box('email')).toHaveValue('june@')
    await expect(checkout.shownStep()).toBe('shipping')
  },
}

export const Delivery: Story = { parameters: { checkout: { before: 'delivery' } } }

/**
 * A pillow in the order: neither rush nor guaranteed delivery is offered, and where other orders
 * have them a notice says so.
 */
export const DeliveryOfHomeDecor: Story = {
  parameters: { checkout: { before: 'delivery', gateway: { items: productLines } } },
  play: async (context) => {
    const { canvas, t } = checkoutParts(context)
    const notices = canvas.queryAllByText(t('checkout.notice_home_decor_not_eligible'))
    const { country } = loadedShop<CheckoutRead>(context).shop
    await expect(notices).toHaveLength(country === 'US' ? 1 : 0)
    await expect(canvas.getAllByText(t('checkout.kind_standard'))).not.toHaveLength(0)
    await expect(canvas.queryByText(t('checkout.kind_rush'))).toBeNull()
    await expect(canvas.queryByText(t('checkout.kind_guaranteed'))).toBeNull()
  },
}

/** A gift has a message and hides its prices. */
export const DeliveryAsGift: Story = {
  parameters: { checkout: { before: 'delivery' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    await userEvent.click(canvas.getByRole('checkbox', { name: t('checkout.gift') }))
    await userEvent.type(canvas.getByRole('textbox'), 'Many happy returns', { delay: null })
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
  },
}

/** The provider's fields in their frame: the page never sees a digit. */
export const Payment: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await fillCard(checkout, '4242')
    const { canvas, t } = checkout
    const same = canvas.getByRole('checkbox', { name: t('checkout.billingSame') })
    await expect(same).toBeChecked()
  },
}

/** The errors of the card frame, with a summary that leads into it. */
export const PaymentErrors: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await fillCard(checkout, '4242')
    await userEvent.click(checkout.next())
    const { canvas, t } = checkout
    const sentence = t('common.labelled', { label: t('checkout.cardField_number'), text: ANY })
    await waitFor(() => expect(canvas.getByRole('link', { name: like(sentence) })).toBeVisible())
  },
}

/** Another billing address. */
export const PaymentWithBilling: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await fillCard(checkout, GOOD_CARD)
    const { canvas, t } = checkout
    const same = canvas.getByRole('checkbox', { name: t('checkout.billingSame') })
    await userEvent.click(same)
    await userEvent.click(checkout.next())
    await waitFor(() => expect(checkout.invalid().length).toBeGreaterThan(2))
  },
}

export const Review: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    await fillCard(checkout, GOOD_CARD)
    await continueTo(checkout, 'review')
    await expect(checkout.canvasElement).toHaveTextContent('4242')
    // On a small screen delivery and tax are seen before the order is placed.
    const order = within(checkout.canvas.getByRole('complementary'))
    await expect(order.getByRole('group', { hidden: true })).toHaveAttribute('open')
  },
}

/** Nothing of the order is shipped: e-mail and country, then payment. */
export const NothingToShip: Story = {
  parameters: { checkout: { gateway: { needsShipping: false } } },
}
