import { CheckoutFlow } from '@selvage/react/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { atStep, checkoutParts, continueTo } from '../support/checkout-paths.ts'
import { checkoutLoader, placed, renderCheckout } from './checkout-story.tsx'

const CODE = '7Q2M-4KXA-90TB-C3VE'

/** Gift certificates, Spoondollars and VAT numbers at the payment step. */
const meta = {
  title: 'Shop/Checkout credit',
  component: CheckoutFlow,
  parameters: { layout: 'fullscreen' },
  args: { onStep: fn(), onLeave: fn() },
  loaders: [checkoutLoader],
  render: (args, context) => renderCheckout(args, context),
} as Meta<typeof CheckoutFlow>
export default meta
type Story = StoryObj<typeof CheckoutFlow>

type Parts = ReturnType<typeof checkoutParts>

/** Types a code into the field of a gift certificate, which is opened first. */
async function typeCode({ canvas, t }: Parts, code: string): Promise<void> {
  await userEvent.click(await canvas.findByText(t('checkout.creditTitle')))
  const field = await canvas.findByLabelText(t('checkout.giftCode'))
  await userEvent.type(field, `${code}{Enter}`)
}

/** Expects what is left to pay in the order beside the step. */
async function showsDue({ canvas, t }: ReturnType<typeof checkoutParts>): Promise<void> {
  const order = within(await canvas.findByRole('complementary'))
  await order.findAllByText(t('checkout.toPay'))
}

/** A certificate pays a part of the order, and is taken off again. */
export const GiftCertificate: Story = {
  parameters: {
    checkout: { before: 'payment', gateway: { giftCertificate: { code: CODE, minor: 2_500 } } },
  },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    await typeCode(checkout, CODE.toLowerCase())
    const off = await canvas.findByRole('button', { name: t('checkout.giftOff') })
    await waitFor(() => expect(off).toHaveFocus())
    await expect(checkout.canvasElement).toHaveTextContent('C3VE')
    await userEvent.click(off)
    await waitFor(() => expect(canvas.getByLabelText(t('checkout.giftCode'))).toHaveFocus())
    await userEvent.type(canvas.getByLabelText(t('checkout.giftCode')), `${CODE}{Enter}`)
    await showsDue(checkout)
  },
}

/** A certificate pays it all: no card is asked for, and the order is placed. */
export const PaidByCertificate: Story = {
  parameters: {
    checkout: { before: 'payment', gateway: { giftCertificate: { code: CODE, minor: 900_000 } } },
  },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    await typeCode(checkout, CODE)
    await canvas.findByText(t('checkout.nothingDue'))
    await continueTo(checkout, 'review')
    await userEvent.click(checkout.next())
    await atStep(checkout, 'confirm')
    await expect(placed(context)).toHaveLength(1)
  },
}

/** A code that nobody has: it stays in its field, beside its error. */
export const UnknownCertificate: Story = {
  parameters: { checkout: { before: 'payment' } },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    await typeCode(checkout, '7Q2M')
    await canvas.findByText(t('checkout.gift_form'))
    const field = canvas.getByLabelText(t('checkout.giftCode'))
    await userEvent.type(field, CODE.slice(4))
    await userEvent.type(field, '{Enter}')
    await canvas.findByText(t('checkout.gift_unknown'))
    await expect(field).toHaveValue(CODE)
  },
}

/** A member's Spoondollars pay a part of the order. */
export const Spoondollars: Story = {
  parameters: {
    checkout: { before: 'payment', gateway: { user: 'member', spoondollarCents: 1_840 } },
  },
  play: async (context) => {
    const checkout = checkoutParts(context)
    const { canvas, t } = checkout
    const box = await canvas.findByRole('checkbox', { name: t('checkout.spoondollarsUse') })
    await userEvent.click(box)
    await showsDue(checkout)
    await waitFor(() => expect(box).toBeChecked())
  },
}

/** The invoice names a VAT number, whose check digits are unusual. */
export const VatNumber: Story = {
  parameters: {
    checkout: { before: 'payment', gateway: { country: 'GB', currency: 'GBP' } },
  },
  play: async (context) => {
    const { canvas, t } = checkoutParts(context)
    await userEvent.click(await canvas.findByText(t('checkout.vatTitle')))
    const field = await canvas.findByLabelText(t('checkout.vatNumber'))
    await userEvent.type(field, '12345{Enter}')
    await canvas.findByText(t('checkout.vatRight'))
    await userEvent.type(field, '6789{Enter}')
    await canvas.findByText(t('checkout.vatCheck'))
  },
}
