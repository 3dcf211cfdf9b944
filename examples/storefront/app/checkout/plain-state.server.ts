import { furthestStep } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import { listCards, methodOffers } from '@selvage/core/payment'
import type { MethodOffer, SavedCard } from '@selvage/core/payment'
import type { Shop } from '../page/shop-context.ts'

/** Everything that the checkout without a script shows beside the order. */
export interface PlainState {
  readonly step: CheckoutStep
  /** The ways to pay without a script: a new card's fields need one. */
  readonly offers: readonly MethodOffer[]
  readonly savedCards: readonly SavedCard[]
  /** The id of the attempt that the form of the review makes. */
  readonly attemptId: string
}

/**
 * Reads what the checkout without a script shows; null for an order that is shipped, whose forms
 * need the script.
 */
export async function plainState(
  { gateway, page, makeKey }: Shop,
  checkout: Checkout,
  { guest, asked }: { readonly guest: boolean; readonly asked: CheckoutStep | undefined },
): Promise<PlainState | null> {
  if (checkout.order.needsShipping) return null
  const furthest = furthestStep(checkout)
  const steps: readonly CheckoutStep[] = ['shipping', 'payment', 'review']
  const isEarlier = asked !== undefined && steps.indexOf(asked) < steps.indexOf(furthest)
  const offers = methodOffers(checkout.paymentRules, {
    total: checkout.due,
    country: checkout.shippingAddress?.country ?? page.country,
    guest,
    subscription: checkout.hasSubscription,
  })
  return {
    step: isEarlier && steps.includes(asked) ? asked : furthest,
    offers: offers.filter(({ method }) => method !== 'card'),
    savedCards: guest ? [] : await gateway.send(listCards, {}).catch(() => []),
    attemptId: makeKey(),
  }
}
