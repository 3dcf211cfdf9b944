import type { Checkout } from '@selvage/core/checkout'
import {
  CardFrame,
  Confirmation,
  DeliveryForm,
  OrderChanges,
  Review,
} from '@selvage/react/checkout'
import type { DeliveryFormProps, ReviewProps } from '@selvage/react/checkout'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { linesFor, readCheckout } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { cheaperOrder } from './cheaper-order.ts'
import * as css from './checkout-story.css.ts'

interface Read {
  readonly checkout: Checkout
}

/** Parts of a checkout in states that are hard to reach. */
const meta = {
  title: 'Shop/Checkout parts',
  component: Review,
  subcomponents: { DeliveryForm, CardFrame, Confirmation, OrderChanges },
  loaders: [shopLoader((globals) => ({ items: linesFor(globals) }), readCheckout('payment'))],
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
} as Meta<typeof Review>
export default meta
type Story = StoryObj<typeof Review>

const payment = {
  method: 'card',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  nameOnCard: 'June Harrow',
  billingAddress: null,
} as const
const review = (context: Parameters<typeof loadedShop<Read>>[0], props: Partial<ReviewProps>) => {
  const { checkout } = loadedShop<Read>(context)
  return (
    <StoryReview
      checkout={{ ...checkout, payment }}
      state="ready"
      stepHref={(step) => `#${step}`}
      onStep={fn()}
      onPlace={fn()}
      {...props}
    />
  )
}

/** The review with the label of its button. */
function StoryReview(props: Omit<ReviewProps, 'back' | 'nextLabel'>) {
  const { t } = useMessages()
  return <Review {...props} back={{ onBack: fn() }} nextLabel={t('checkout.place')} />
}

/** The delivery form with the label of its button. */
function StoryDelivery(props: Omit<DeliveryFormProps, 'back' | 'nextLabel'>) {
  const { t } = useMessages()
  return <DeliveryForm {...props} back={{ onBack: fn() }} nextLabel={t('checkout.toPayment')} />
}

export const ReviewAsGift: Story = {
  render: (_, context) => {
    const { checkout } = loadedShop<Read>(context)
    return review(context, {
      checkout: {
        ...checkout,
        payment,
        gift: {
          isGift: true,
          removePrices: true,
          message: 'Many happy returns!\nNo peeking before the fourteenth.',
        },
      },
    })
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const chosen = canvas.getByText((text) => text.includes(t('checkout.giftWithoutPrices')))
    await expect(chosen).toBeVisible()
    await expect(chosen.innerText).toContain('returns!\nNo peeking')
  },
}

/** Paid in parts, by somebody at another address than the order's. */
export const ReviewOfInstallments: Story = {
  render: (_, context) => {
    const { checkout } = loadedShop<Read>(context)
    const { shippingAddress } = checkout
    const billingAddress = shippingAddress && { ...shippingAddress, line1: '2 Bill Street' }
    return review(context, {
      checkout: { ...checkout, payment: { method: 'afterpay', billingAddress } },
    })
  },
  play: async (context) => {
    const { canvas } = openCanvas(context)
    await expect(canvas.getByText(/^Afterpay/)).toHaveTextContent(/^Afterpay\[?4 \S+/)
    await expect(canvas.getByText(/2 Bill Street/)).toBeVisible()
  },
}

/** The order costs more than its shopper agreed to, and the second line is out of stock. */
export const ReviewOfChanges: Story = {
  render: (_, context) => {
    const { checkout } = loadedShop<Read>(context)
    const { order } = checkout
    const items = order.items.map((item, at) =>
      at === 1 ? { ...item, cleanup: 'fabric_unavailable' as const } : item,
    )
    return review(context, {
      checkout: {
        ...checkout,
        payment,
        order: { ...order, items },
        agreed: cheaperOrder(order),
      },
    })
  },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const table = within(canvas.getByRole('table'))
    await expect(canvas.getByRole('heading', { name: t('checkout.changesTitle') })).toBeVisible()
    await expect(table.getByText(t('checkout.changes_fabric_unavailable'))).toBeVisible()
    await expect(table.getByRole('rowheader', { name: t('cart.total') })).toBeVisible()
  },
}

/** The order is on its way to the provider. */
export const Placing: Story = { render: (_, context) => review(context, { state: 'placing' }) }

/** The answer takes longer than usual: a line says so, and that the page has to stay open. */
export const PlacingSlowly: Story = {
  render: (_, context) => review(context, { state: 'placing', slow: true }),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(t('checkout.placingSlow'))).toHaveAttribute('role', 'status')
  },
}

/** Asked often enough without an answer: the shopper may ask again, and is never charged twice. */
export const StuckChecking: Story = {
  render: (_, context) => review(context, { state: 'checking', onAsk: fn() }),
}

/** The bank asks the shopper: they confirm on its page, or pay another way. */
export const Challenge: Story = {
  render: (_, context) =>
    review(context, {
      state: 'challenged',
      actionUrl: 'https://pay.example/challenge',
      onGiveUp: fn(),
    }),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const link = canvas.getByRole('link', { name: t('checkout.challengeOpen') })
    await expect(link).toHaveAttribute('href', 'https://pay.example/challenge')
    await expect(canvas.getByRole('button', { name: t('checkout.challengeCancel') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('checkout.place') })).toBeNull()
  },
}

/** The bank's question on a phone. */
export const ChallengeOnAPhone: Story = {
  ...Challenge,
  globals: { viewport: { value: 'narrow' } },
}

/** Every notice that a delivery can carry, and nothing chosen. */
export const DeliveryNotices: Story = {
  render: (_, context) => (
    <StoryDelivery
      options={loadedShop<Read>(context).checkout.deliveryOptions}
      notices={['providers_unavailable', 'factory_closed', 'reduced_rush', 'a_notice_of_tomorrow']}
      chosen={null}
      gift={{ isGift: false, removePrices: false, message: '' }}
      missing
      attempt={1}
      busy={false}
      onChoose={fn()}
      onGift={fn()}
      onSubmit={fn()}
    />
  ),
}

/**
 * A frame that never answers gives way to a message after ten seconds; until then it says that it
 * loads.
 */
export const FrameOnItsWay: Story = {
  render: () => (
    <CardFrame
      session={{
        sessionId: 'session-0123456789',
        frameUrl: new URL('card-frame/silent.html', document.baseURI).href,
        frameOrigin: location.origin,
      }}
      onResult={fn()}
      onEnter={fn()}
      onReload={fn()}
    />
  ),
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await waitFor(() => expect(canvas.getByTitle(t('checkout.cardFrame'))).toHaveAccessibleName())
  },
}

export const Confirmed: Story = {
  render: (_, context) => {
    const { shippingAddress: address, deliveryOptions, gift } = loadedShop<Read>(context).checkout
    const [option] = deliveryOptions
    return (
      <Confirmation
        orderNumber="R261112001001"
        email="june@example.com"
        invoiceHref="#invoice"
        delivery={{ arrivesFrom: '2026-12-02', arrivesUntil: '2026-12-04' }}
        sent={address && option ? { address, option, gift } : undefined}
        cancelableUntil="2026-11-21T16:30:00Z"
        shopHref="#shop"
      />
    )
  },
}
