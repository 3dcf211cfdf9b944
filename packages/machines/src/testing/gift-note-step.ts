import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { CheckoutStep, CheckoutStepRows, StepRow } from '@selvage/core/checkout'
import { createCheckoutMachine } from '../checkout/checkout.machine.ts'
import { checkoutSetup } from '../checkout/checkout.setup.ts'
import { STEP_STATES } from '../checkout/step-states.ts'
import type { IdleTransitions } from '../checkout/step-transitions.ts'

/** A made-up step before payment: the shop does not have it, so no type knows its name. */
export const GIFT_NOTE = 'gift-note' as CheckoutStep

/** The shop's rows with one more before payment. */
export function rowsWithGiftNote(isSaved: StepRow['isSaved'] = () => true): CheckoutStepRows {
  const rows = Object.entries<StepRow>(CHECKOUT_STEPS).flatMap(([step, row]) =>
    step === 'payment'
      ? [[GIFT_NOTE, { shippingOnly: false, isSaved }] as const, [step, row] as const]
      : [[step, row] as const],
  )
  return Object.fromEntries(rows) as CheckoutStepRows
}

const giftNoteStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { ...idle, NEXT: { target: '#checkout.next', actions: 'clearError' } } },
    },
  })

/** The checkout machine with the made-up step. */
export const checkoutWithGiftNote = (isSaved?: StepRow['isSaved']) =>
  createCheckoutMachine(rowsWithGiftNote(isSaved), { ...STEP_STATES, [GIFT_NOTE]: giftNoteStep })
