import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { CheckoutStepRows } from '@selvage/core/checkout'
import { initialContext } from './checkout.context.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { reconciling } from './review-step.ts'
import { STEP_STATES } from './step-states.ts'
import { idleTransitions, stepTransitions } from './step-transitions.ts'
import type { IdleTransitions, StepConfig } from './step-transitions.ts'
import { needInput } from '../unprovided.ts'

type StepStates = typeof STEP_STATES
type StepConfigs = { readonly [Step in keyof StepStates]: ReturnType<StepStates[Step]> }

/** The states of the steps; each one notes on entry that it is shown. */
function stepConfigs(stepStates: StepStates, idle: IdleTransitions): StepConfigs {
  const configs = Object.entries(stepStates).map(([step, makeState]) => {
    const config: StepConfig = makeState(idle)
    const entered = { type: 'enter', params: { step } }
    return [step, { ...config, entry: 'entry' in config ? [entered, config.entry] : entered }]
  })
  return Object.fromEntries(configs) as StepConfigs
}

/**
 * Makes a checkout machine from the rows of its steps and a state for each of them. Without
 * arguments it is the shop's own checkout.
 */
export function createCheckoutMachine(
  rows: CheckoutStepRows = CHECKOUT_STEPS,
  stepStates: StepStates = STEP_STATES,
) {
  const steps = stepConfigs(stepStates, idleTransitions(rows))
  const transitions = stepTransitions(rows, steps)
  return checkoutSetup.createMachine({
    id: 'checkout',
    context: ({ input }) =>
      initialContext(needInput('checkoutMachine', input, ['orderId', 'guest', 'country'])),
    initial: 'initial',
    output: ({ context }) => ({
      ordered: context.attempt?.state === 'ordered' ? context.attempt.orderNumber : null,
      leaving: context.leaving,
    }),
    states: {
      initial: { always: [{ guard: 'hasCheckout', target: 'resolving' }, { target: 'loading' }] },
      loading: {
        invoke: {
          src: 'loadCheckout',
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: {
            target: 'resolving',
            actions: { type: 'takeFirst', params: ({ event }) => ({ checkout: event.output }) },
          },
          onError: {
            target: 'unloaded',
            actions: { type: 'failRequest', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      /** An order that is no longer pending may have been placed by the attempt under way. */
      unloaded: {
        always: [
          { guard: { type: 'outcomeIs', params: { kind: 'stay' } }, target: 'failed' },
          {
            guard: { type: 'outcomeIs', params: { kind: 'login' } },
            target: 'left',
            actions: 'leaveByOutcome',
          },
          { guard: 'hasAttemptKey', target: 'reconciling', actions: 'clearError' },
          { target: 'left', actions: 'leaveByOutcome' },
        ],
      },
      failed: { on: { RETRY: { target: 'loading', actions: 'clearError' } } },
      /** An attempt under way comes first, then the step to continue with. */
      resolving: {
        initial: 'checkingAttempt',
        states: {
          checkingAttempt: {
            always: [
              { guard: 'isOrdered', target: '#checkout.confirm' },
              { guard: 'hasAttemptKey', target: '#checkout.reconciling' },
              { target: 'resuming' },
            ],
          },
          resuming: {
            always: [
              { guard: 'hasNoCheckout', target: '#checkout.left', actions: 'leaveByOutcome' },
              { guard: 'isEmpty', target: '#checkout.left', actions: 'leaveEmpty' },
              ...transitions.resume,
            ],
          },
        },
      },
      ...steps,
      /** A step is done. */
      next: { always: [...transitions.next, { target: 'resolving.resuming' }] },
      /** Goes where a failure leads; nothing that was typed is touched. */
      handlingFailure: {
        always: [
          { guard: 'mayRefresh', target: 'refreshing' },
          {
            guard: { type: 'outcomeIs', params: { kind: 'cart' } },
            target: 'left',
            actions: 'leaveByOutcome',
          },
          {
            guard: { type: 'outcomeIs', params: { kind: 'login' } },
            target: 'left',
            actions: 'leaveByOutcome',
          },
          {
            guard: { type: 'outcomeIs', params: { kind: 'payment' } },
            target: 'renewing',
            actions: 'askNewCard',
          },
          ...transitions.showOutcome,
          { target: 'resolving.resuming', actions: 'showOutcome' },
        ],
      },
      /** The order is newer than the page: reads it and saves the same step once more. */
      refreshing: {
        invoke: {
          src: 'loadCheckout',
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: {
            target: 'savingAgain',
            actions: { type: 'takeRefreshed', params: ({ event }) => ({ checkout: event.output }) },
          },
          onError: {
            target: 'handlingFailure',
            actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      savingAgain: {
        always: [
          { guard: 'isEmpty', target: 'left', actions: 'leaveEmpty' },
          ...transitions.saveAgain,
          { target: 'resolving.resuming' },
        ],
      },
      /**
       * The total or the card must be looked at again: reads the new amounts, then asks for the
       * payment.
       */
      renewing: {
        on: { CHOOSE_METHOD: { actions: 'chooseMethod' } },
        invoke: {
          src: 'loadCheckout',
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: {
            target: 'renewed',
            actions: { type: 'takeRefreshed', params: ({ event }) => ({ checkout: event.output }) },
          },
          onError: 'renewed',
        },
      },
      renewed: {
        always: [
          {
            guard: ({ context }) => transitions.isReachable(context, 'payment'),
            target: 'payment',
          },
          { target: 'resolving.resuming' },
        ],
      },
      rejected: {
        always: [{ guard: 'hasNoOutcome', target: 'reconciling' }, { target: 'handlingFailure' }],
      },
      reconciling,
      left: { type: 'final', entry: 'leave' },
    },
  })
}

type CheckoutMachine = ReturnType<typeof createCheckoutMachine>

/**
 * The checkout: its steps in order, without those that are left out when nothing is shipped. It
 * begins where the order stands, keeps the typed forms through every failure, and charges once.
 * @source spec 1 §4
 */
export const checkoutMachine: CheckoutMachine = createCheckoutMachine()
