import type { CheckoutStep } from '@selvage/core/checkout'
import { checkoutSetup } from './checkout.setup.ts'
import { paymentStep } from './payment-step.ts'
import { reviewStep } from './review-step.ts'
import { saveTransitions, versionOf } from './step-transitions.ts'
import type { IdleTransitions, StepConfig } from './step-transitions.ts'

/** Makes the state of a step, with the ways back for the states in which nothing is being sent. */
export type StepState = (idle: IdleTransitions) => StepConfig

/** Shipping: typed, checked, saved. @source spec 1 §3 Shipping form */
const shippingStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        on: {
          ...idle,
          TYPE: { actions: 'typeShipping' },
          NEXT: { target: 'checking', actions: 'checkShipping' },
        },
      },
      checking: {
        always: [{ guard: 'hasNoFieldErrors', target: 'saving' }, { target: 'editing' }],
      },
      saving: {
        on: { CANCEL: 'editing' },
        invoke: {
          src: 'saveShipping',
          input: ({ context }) => ({
            orderId: context.orderId,
            version: versionOf(context),
            form: context.shipping,
          }),
          ...saveTransitions,
        },
      },
    },
  })

/** Delivery and gift. */
const deliveryStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        on: {
          ...idle,
          CHOOSE_DELIVERY: { actions: 'fillDelivery' },
          GIFT: { actions: 'fillDelivery' },
          NEXT: { target: 'checking', actions: 'checkDelivery' },
        },
      },
      checking: {
        always: [{ guard: 'hasNoFieldErrors', target: 'saving' }, { target: 'editing' }],
      },
      saving: {
        on: { CANCEL: 'editing' },
        invoke: {
          src: 'saveDelivery',
          input: ({ context }) => ({
            orderId: context.orderId,
            version: versionOf(context),
            form: context.delivery,
          }),
          ...saveTransitions,
        },
      },
    },
  })

/** The order is placed. */
const confirmStep = () => checkoutSetup.createStateConfig({ type: 'final', entry: 'announceOrder' })

/**
 * The state of each step. The machine adds the transitions between them, from the rows of core's
 * table.
 */
export const STEP_STATES = {
  shipping: shippingStep,
  delivery: deliveryStep,
  payment: paymentStep,
  review: reviewStep,
  confirm: confirmStep,
} satisfies Record<CheckoutStep, StepState>
