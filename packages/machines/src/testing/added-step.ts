import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { CheckoutStep, CheckoutStepRows, StepRow } from '@selvage/core/checkout'
import { createCheckoutMachine } from '../checkout/checkout.machine.ts'
import { checkoutSetup } from '../checkout/checkout.setup.ts'
import { STEP_STATES } from '../checkout/step-states.ts'
import type { StepState } from '../checkout/step-states.ts'
import type { IdleTransitions } from '../checkout/step-transitions.ts'

/** A step that the shop does not have, so that no type knows its name. */
export const ADDED_STEP = 'added-step' as CheckoutStep

/** The shop's rows with that step after delivery. */
export function rowsWithAddedStep(isSaved: StepRow['isSaved'] = () => true): CheckoutStepRows {
  const added = [ADDED_STEP, { shippingOnly: false, isSaved }] as const
  const rows = Object.entries<StepRow>(CHECKOUT_STEPS).flatMap((row) =>
    row[0] === 'delivery' ? [row, added] : [row],
  )
  return Object.fromEntries(rows) as CheckoutStepRows
}

const addedStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { ...idle, NEXT: { target: '#checkout.next', actions: 'clearError' } } },
    },
  })

/** The step as one that saves; it borrows the state that saves the delivery. */
export const savingAddedStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { ...idle, NEXT: 'saving' } },
      saving: STEP_STATES.delivery(idle).states.saving,
    },
  })

/** The checkout machine with that step. */
export const checkoutWithAddedStep = (
  isSaved?: StepRow['isSaved'],
  stepState: StepState = addedStep,
) => createCheckoutMachine(rowsWithAddedStep(isSaved), { ...STEP_STATES, [ADDED_STEP]: stepState })
