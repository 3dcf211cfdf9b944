import { emptyAddress } from '@selvage/core/checkout'
import type { Currency } from '@selvage/core/locale'
import { methodOffers } from '@selvage/core/payment'
import type { PayableOrder, PaymentRule, SavedCard } from '@selvage/core/payment'
import type { MethodChoice } from '@selvage/machines/checkout'
import { PaymentForm } from '@selvage/react/checkout'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import * as css from './checkout-story.css.ts'

/** The rules of a shop that offers every way to pay. */
const RULES: readonly PaymentRule[] = [
  { method: 'saved_card', currencies: null, countries: null, minMinor: 50, maxMinor: null },
  { method: 'card', currencies: null, countries: null, minMinor: 50, maxMinor: null },
  {
    method: 'paypal',
    currencies: ['USD', 'GBP', 'EUR'],
    countries: null,
    minMinor: 1,
    maxMinor: null,
  },
  {
    method: 'afterpay',
    currencies: ['USD'],
    countries: ['US'],
    minMinor: 3_500,
    maxMinor: 100_000,
  },
]
const CARDS: readonly SavedCard[] = [
  {
    id: 'card-of-this-year-01',
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2039,
    expired: false,
  },
  {
    id: 'card-of-last-year-01',
    brand: 'amex',
    last4: '0005',
    expiryMonth: 3,
    expiryYear: 2025,
    expired: true,
  },
]

interface MethodsArgs {
  readonly totalMinor: number
  readonly currency: Currency
  readonly country: string
  readonly isMember: boolean
  readonly subscription: boolean
}

/** The payment form with the ways to pay of one order, as the checkout shows it. */
function StoryMethods({ totalMinor, currency, country, isMember, subscription }: MethodsArgs) {
  const { t } = useMessages()
  const total = { minor: totalMinor, currency }
  const order: PayableOrder = { total, country, guest: !isMember, subscription }
  const offers = methodOffers(RULES, order)
  const [choice, setChoice] = useState<MethodChoice>({ method: 'card' })
  const frame = new URL('card-frame/fields.html', document.baseURI)
  frame.search = new URLSearchParams({ lang: document.documentElement.lang }).toString()
  return (
    <PaymentForm
      methods={{
        offers,
        savedCards: isMember ? CARDS : [],
        choice,
        onChoose: setChoice,
        total,
      }}
      saveCard={
        isMember ? { checked: subscription, needed: subscription, onChange: fn() } : undefined
      }
      card={{
        shows: choice.method === 'card' ? 'frame' : 'none',
        orderPayment: undefined,
        canKeep: false,
        outdated: false,
        session: {
          provider: 'sandbox',
          sessionId: 'session-0123456789',
          frameUrl: frame.href,
          frameOrigin: location.origin,
        },
        fieldErrors: [],
      }}
      billing={{ same: true, address: BLANK }}
      fieldErrors={{}}
      attempt={0}
      busy={false}
      onOpen={fn()}
      onChangeCard={fn()}
      onKeepPayment={fn()}
      onSameAsShipping={fn()}
      onBilling={fn()}
      onFocusCard={fn()}
      onResult={fn()}
      onSubmit={fn()}
      back={{ onBack: fn() }}
      nextLabel={t('checkout.toReview')}
    />
  )
}

const BLANK = emptyAddress('US')

type Args = MethodsArgs & ComponentProps<typeof PaymentForm>

/** The ways to pay in every state: each that can pay, and each reason why one cannot. */
const meta = {
  title: 'Shop/Checkout payment methods',
  component: PaymentForm,
  render: (args) => <StoryMethods {...args} />,
  args: {
    totalMinor: 6_400,
    currency: 'USD',
    country: 'US',
    isMember: true,
    subscription: false,
  },
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
} as Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Expects the ways that are named here to be off, each with a reason, and all others to be on. */
const expectOff =
  (...names: readonly (RegExp | 'card')[]): NonNullable<Story['play']> =>
  async (context) => {
    const { canvas, t } = openCanvas(context)
    const radios = canvas.getAllByRole('radio')
    const off = radios.filter((radio) => radio.getAttribute('aria-disabled') === 'true')
    await expect(off.map((radio) => radio.getAttribute('aria-labelledby'))).toHaveLength(
      names.length,
    )
    for (const name of names) {
      const title = name === 'card' ? t('checkout.newCard') : name
      const radio = canvas.getByRole('radio', { name: title })
      await expect(radio).toHaveAttribute('aria-disabled', 'true')
      await expect(radio).toHaveAccessibleDescription()
      // The chosen one stays chosen, with its reason.
      if (name === 'card') continue
      await userEvent.click(radio)
      await expect(radio).not.toBeChecked()
    }
  }

const EXPIRED = /0005/
const PAYPAL = /PayPal/
const AFTERPAY = /Afterpay/
const SAVED = /4242/

/** A member's: saved cards first, of which one has expired. */
export const AllAvailable: Story = { play: expectOff(EXPIRED) }

/** The same on a phone. */
export const AllAvailableOnAPhone: Story = {
  ...AllAvailable,
  globals: { viewport: { value: 'narrow' } },
}

/** A guest has no saved cards, and cannot save one. */
export const Guest: Story = {
  args: { isMember: false },
  play: async (context) => {
    const { canvas } = openCanvas(context)
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await expect(canvas.queryByRole('radio', { name: SAVED })).toBeNull()
  },
}

/** Neither PayPal nor Afterpay takes the order's currency. */
export const OtherCurrency: Story = {
  args: { currency: 'AUD', country: 'AU' },
  play: expectOff(EXPIRED, PAYPAL, AFTERPAY),
}

/** Afterpay is for residents of the United States. */
export const OtherCountry: Story = {
  args: { country: 'DE' },
  play: expectOff(EXPIRED, AFTERPAY),
}

/** The total is under Afterpay's minimum, which its reason names. */
export const BelowAfterpay: Story = {
  args: { totalMinor: 3_499 },
  play: expectOff(EXPIRED, AFTERPAY),
}

/** The total is over Afterpay's maximum. */
export const AboveAfterpay: Story = {
  args: { totalMinor: 100_001 },
  play: expectOff(EXPIRED, AFTERPAY),
}

/** The total is too low for a card. */
export const BelowCards: Story = {
  args: { totalMinor: 49 },
  play: expectOff(EXPIRED, SAVED, 'card', AFTERPAY),
}

/** A subscription is paid with a card that is saved. */
export const Subscription: Story = {
  args: { subscription: true },
  play: expectOff(EXPIRED, PAYPAL, AFTERPAY),
}

/** Every reason at once, on a phone. */
export const SubscriptionOnAPhone: Story = {
  ...Subscription,
  globals: { viewport: { value: 'narrow' } },
}

/** Afterpay's four payments, which differ by a cent and sum to the total. */
export const Installments: Story = {
  args: { totalMinor: 6_403 },
  play: async (context) => {
    const { canvas } = openCanvas(context)
    await userEvent.click(canvas.getByRole('radio', { name: AFTERPAY }))
    await expect(canvas.getByRole('radio', { name: AFTERPAY })).toBeChecked()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** The four payments on a phone. */
export const InstallmentsOnAPhone: Story = {
  ...Installments,
  globals: { viewport: { value: 'narrow' } },
}
