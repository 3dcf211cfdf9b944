import type { SavedAddress } from '@selvage/core/addresses'
import type { Checkout } from '@selvage/core/checkout'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { CheckoutFlow } from '@selvage/react/checkout'
import type { CheckoutFlowProps } from '@selvage/react/checkout'
import type { ReactElement } from 'react'
import { userEvent } from 'storybook/test'
import { continueTo, fillCard } from '../support/checkout-paths.ts'
import type { CheckoutParts } from '../support/checkout-paths.ts'
import { initialGlobals } from '../support/globals.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { linesFor, readCheckout } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'

export interface CheckoutRead {
  readonly checkout: Checkout
  /** The saved addresses of a member; undefined for a guest. */
  readonly member?: readonly SavedAddress[] | undefined
}

/** The `checkout` parameter of a story. */
interface CheckoutSettings {
  /** Everything is saved that stands before this step. */
  readonly before?: 'shipping' | 'delivery' | 'payment'
  readonly gateway?: TestGatewayOptions
  /** Checks a member out, who has these addresses. */
  readonly member?: readonly SavedAddress[]
  /** The scenario of the gateway once the checkout was read. */
  readonly then?: TestGatewayOptions['scenario']
}

/** Reads the checkout that a story's parameters ask for. */
export async function checkoutLoader({
  globals,
  parameters,
}: {
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}) {
  const settings = (parameters['checkout'] ?? {}) as CheckoutSettings
  const { before = 'shipping', gateway, member, then } = settings
  const set = { ...initialGlobals, ...globals } as StoryGlobals
  const story = openStoryShop(set, {
    items: linesFor(set),
    ...(member && { user: 'member' }),
    ...gateway,
  })
  const read = await readCheckout(before)(story)
  if (then !== undefined) story.test.play(then)
  return { story: { ...story, ...read, member } }
}

interface StoryContext {
  readonly loaded: Readonly<Record<string, unknown>>
  readonly globals: Readonly<Record<string, unknown>>
}

/** The checkout of a story. */
export function renderCheckout(
  { onStep, onLeave }: Pick<CheckoutFlowProps, 'onStep' | 'onLeave'>,
  context: StoryContext,
): ReactElement {
  const { checkout, member } = loadedShop<CheckoutRead>(context)
  return (
    <CheckoutFlow
      orderId={checkout.order.id}
      checkout={checkout}
      guest={member === undefined}
      {...(member && { addresses: member })}
      theme={(context.globals as unknown as StoryGlobals).theme}
      cartHref="#cart"
      shopHref="#shop"
      stepHref={(step) => `#${step}`}
      invoiceHref={(number) => `#invoice-${number}`}
      onStep={onStep}
      onLeave={onLeave}
    />
  )
}

export const GOOD_CARD = '4242424242424242'

/** The charges that were sent so far. */
export const placed = (context: Pick<StoryContext, 'loaded'>) =>
  loadedShop<CheckoutRead>(context).test.requests.filter(({ call }) => call === 'checkout.place')

/** Fills the card in and places the order. */
export async function payWith(checkout: CheckoutParts, card: string): Promise<void> {
  await fillCard(checkout, card)
  await continueTo(checkout, 'review')
  await userEvent.click(checkout.next())
}
