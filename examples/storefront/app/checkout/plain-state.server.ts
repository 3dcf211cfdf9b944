import { CHECKOUT_STEPS, furthestStep, stepsFor } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep, CheckoutStepRows } from '@selvage/core/checkout'
import { listCards, methodOffers } from '@selvage/core/payment'
import type { MethodOffer, SavedCard } from '@selvage/core/payment'
import type { Shop } from '../page/shop-context.ts'
import { isPlainStep } from './plain-steps.table.tsx'
import type { PlainStep } from './plain-steps.table.tsx'

/** Everything that the checkout without a script shows beside the order. */
export interface PlainState {
  readonly step: PlainStep
  /** The ways to pay without a script: a new card's fields need one. */
  readonly offers: readonly MethodOffer[]
  readonly savedCards: readonly SavedCard[]
  /** The id of the attempt that the form of the review makes. */
  readonly attemptId: string
}

/**
 * The step that is shown without a script: an earlier one that was asked for, else the furthest.
 * Undefined where that one needs the script.
 */
export function plainStepOf(
  checkout: Checkout,
  asked: CheckoutStep | undefined,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): PlainStep | undefined {
  const furthest = furthestStep(checkout, rows)
  const steps = stepsFor(checkout.order, rows)
  const earlier = steps.slice(0, steps.indexOf(furthest)).find((step) => step === asked)
  return [earlier, furthest].find(isPlainStep)
}

/**
 * Reads what the checkout without a script shows; null for an order that is shipped, and for one
 * whose next step has no plain form: they need the script.
 */
export async function plainState(
  { gateway, page, makeKey }: Shop,
  checkout: Checkout,
  { guest, asked }: { readonly guest: boolean; readonly asked: CheckoutStep | undefined },
): Promise<PlainState | null> {
  if (checkout.order.needsShipping) return null
  const step = plainStepOf(checkout, asked)
  if (step === undefined) return null
  const offers = methodOffers(checkout.paymentRules, {
    total: checkout.due,
    country: checkout.shippingAddress?.country ?? page.country,
    guest,
    subscription: checkout.hasSubscription,
  })
  return {
    step,
    offers: offers.filter(({ method }) => method !== 'card'),
    savedCards: guest ? [] : await gateway.send(listCards, {}).catch(() => []),
    attemptId: makeKey(),
  }
}
