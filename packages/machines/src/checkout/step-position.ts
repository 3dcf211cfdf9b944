import {
  CHECKOUT_STEPS,
  furthestStep,
  stepAfter,
  stepBefore,
  stepsFor,
} from '@selvage/core/checkout'
import type { CheckoutStep, CheckoutStepRows } from '@selvage/core/checkout'
import { needsShipping } from './checkout.context.ts'
import type { CheckoutContext } from './checkout.types.ts'
import { isAsSaved } from './saved-forms.ts'

const orderOf = (context: CheckoutContext) => ({ needsShipping: needsShipping(context) })

/** The steps of the order. */
export function stepsOf(
  context: CheckoutContext,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep[] {
  return stepsFor(orderOf(context), rows)
}

/** True when the order has this step and everything is saved that the steps before it ask for. */
export function isReachable(
  context: CheckoutContext,
  step: CheckoutStep | undefined,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): boolean {
  const { checkout } = context
  if (!checkout || !step) return false
  const steps = stepsOf(context, rows)
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(furthestStep(checkout, rows))
}

/** The wanted step if it may be shown, else the furthest that may be. */
function nearestStep(
  context: CheckoutContext,
  wanted: CheckoutStep | undefined,
  rows: CheckoutStepRows,
): CheckoutStep | undefined {
  if (wanted && isReachable(context, wanted, rows)) return wanted
  return context.checkout && furthestStep(context.checkout, rows)
}

/**
 * The step to continue with: the one that was shown, but never past the furthest one. A checkout
 * begins with the one that it was asked for, if a GO from the stored one would lead there.
 */
export function resumeStep(
  context: CheckoutContext,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep | undefined {
  const { at, stored, step } = context
  // Nothing is typed where nothing was stored: every step that may be shown lies before the end.
  const from = at ?? stored?.step ?? 'confirm'
  const begins = !at && mayGo({ ...context, at: from }, step, rows)
  return nearestStep(context, begins ? step : from, rows)
}

/** The step after the one that is shown, but never past the furthest one. */
export function nextStep(
  context: CheckoutContext,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep | undefined {
  const { at } = context
  return nearestStep(context, at && stepAfter(at, orderOf(context), rows), rows)
}

/** The step before the one that is shown; undefined at the first, which leads back to the cart. */
export function previousStep(
  context: CheckoutContext,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutStep | undefined {
  return context.at && stepBefore(context.at, orderOf(context), rows)
}

/**
 * True when a GO leads to `step` from the one that is shown: to an earlier step, or to a later one
 * that may be shown, unless a form before it has something that is not saved.
 */
export function mayGo(
  context: CheckoutContext,
  step: CheckoutStep | undefined,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): boolean {
  const { at } = context
  if (!at || !step || at === step || !isReachable(context, step, rows)) return false
  const steps = stepsOf(context, rows)
  // Nothing stands before an earlier one.
  return steps
    .slice(steps.indexOf(at), steps.indexOf(step))
    .every((each) => isAsSaved(context, each))
}
