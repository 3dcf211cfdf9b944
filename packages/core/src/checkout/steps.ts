import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { Checkout } from './checkout-state.contract.ts'
import { CHECKOUT_STEPS } from './steps.table.ts'
import type { CheckoutStep, CheckoutStepRows } from './steps.table.ts'

interface OrderToShip {
  readonly needsShipping: boolean
}

/** True for the name of a step; a name from an address or a storage may be anything. */
export function isCheckoutStep(name: unknown): name is CheckoutStep {
  return typeof name === 'string' && Object.hasOwn(CHECKOUT_STEPS, name)
}

/**
 * The steps of one order. Without anything to ship, delivery is left out and the first step asks
 * for the e-mail and the billing country only.
 */
export function stepsFor(
  order: OrderToShip,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep[] {
  return (Object.keys(rows) as CheckoutStep[]).filter(
    (step) => order.needsShipping || !rows[step].shippingOnly,
  )
}

/** The step that follows another one; undefined after the last. */
export function stepAfter(
  step: CheckoutStep,
  order: OrderToShip,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep | undefined {
  const steps = stepsFor(order, rows)
  return steps[steps.indexOf(step) + 1]
}

/** The step before another one; undefined before the first. */
export function stepBefore(
  step: CheckoutStep,
  order: OrderToShip,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep | undefined {
  const steps = stepsFor(order, rows)
  return steps[steps.indexOf(step) - 1]
}

/**
 * The furthest step that may be shown: the first one whose part of the order is not saved yet, so
 * that none is skipped.
 */
export function furthestStep(
  checkout: Checkout,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep {
  const open = stepsFor(checkout.order, rows).find((step) => !rows[step].isSaved(checkout))
  return open ?? 'shipping'
}

/**
 * Code with which a gateway rejects a request of a step while the order does not have what an
 * earlier step saves; null when it has all of it.
 */
export function unsavedErrorBefore(
  step: CheckoutStep,
  checkout: Checkout,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): ErrorCode | null {
  const names = Object.keys(rows)
  const furthest = furthestStep(checkout, rows)
  if (names.indexOf(furthest) >= names.indexOf(step)) return null
  // A step that can be unsaved has a code of its own; without one it holds back the order as well.
  return rows[furthest].unsavedError ?? 'SERVER_ERROR'
}
