import type { PaymentAttempt } from '@selvage/core/checkout'
import { checkoutSetup } from './checkout.setup.ts'
import type { CheckoutContext } from './checkout.types.ts'
import { versionOf } from './step-transitions.ts'
import type { IdleTransitions } from './step-transitions.ts'

/**
 * Review: shows the total and charges exactly that, once. PLACE has no effect while a charge is
 * under way.
 */
export const reviewStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        on: {
          ...idle,
          PLACE: [
            // The gateway never saw this attempt, or the shopper would not be here: its key can be
            // used again.
            { guard: 'hasAttemptKey', target: 'placing', actions: 'clearError' },
            { target: 'creatingKey', actions: 'clearError' },
          ],
        },
      },
      creatingKey: {
        invoke: {
          src: 'makeKey',
          onDone: {
            target: 'placing',
            actions: { type: 'takeKey', params: ({ event }) => ({ key: event.output }) },
          },
          onError: {
            target: '#checkout.handlingFailure',
            actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      placing: {
        entry: { type: 'setSlow', params: { isSlow: false } },
        after: { slowPlacing: { actions: { type: 'setSlow', params: { isSlow: true } } } },
        invoke: {
          src: 'placeOrder',
          input: ({ context }) => ({
            orderId: context.orderId,
            version: versionOf(context),
            attemptId: context.attemptId ?? '',
            total: context.checkout?.order.pricing.total ?? { minor: 0, currency: 'USD' as const },
            returnUrl: context.returnUrl,
          }),
          onDone: {
            target: '#checkout.reconciling.checkingOutcome',
            actions: [
              { type: 'takeAttempt', params: ({ event }) => ({ attempt: event.output }) },
              'openProvider',
            ],
          },
          onError: {
            target: '#checkout.rejected',
            actions: { type: 'failPlace', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
    },
  })

interface Done {
  readonly event: { readonly output: PaymentAttempt | null }
}
interface Failed {
  readonly event: { readonly error: unknown }
}

/** The input of a call about the attempt, and where its answers lead. */
const ofAttempt = {
  input: ({ context }: { readonly context: CheckoutContext }) => ({
    orderId: context.orderId,
    attemptId: context.attemptId ?? '',
  }),
  onDone: {
    target: 'checkingOutcome',
    actions: {
      type: 'takeAttempt',
      params: ({ event }: Done) => ({ attempt: event.output }),
    },
  },
  onError: {
    target: 'unanswered',
    actions: [
      'countAsk',
      { type: 'failRequest', params: ({ event }: Failed) => ({ error: event.error }) },
    ],
  },
} as const

/** A payment that waits for its shopper can be given up at any time, a slow answer's included. */
const givesUp = {
  GIVE_UP: { guard: { type: 'endsIn', params: { end: 'challenged' } }, target: 'givingUp' },
} as const

/**
 * Checking the payment: asks the gateway about the attempt, a bounded number of times, before
 * anything else is done. Never leads back to paying before the answer is certain.
 */
export const reconciling = checkoutSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askAttempt',
        ...ofAttempt,
      },
      on: givesUp,
    },
    checkingOutcome: {
      always: [
        { guard: { type: 'endsIn', params: { end: 'ordered' } }, target: '#checkout.confirm' },
        {
          guard: { type: 'endsIn', params: { end: 'declined' } },
          target: '#checkout.handlingFailure',
          actions: 'endDeclined',
        },
        { guard: { type: 'endsIn', params: { end: 'challenged' } }, target: 'challenged' },
        {
          guard: 'isRejectedAndAbsent',
          target: '#checkout.left',
          actions: 'leaveRejected',
        },
        { guard: 'isAbsent', target: '#checkout.resolving.resuming', actions: 'endAbsent' },
        { guard: 'mayAskAgain', target: 'waiting' },
        { target: 'stuck' },
      ],
    },
    /** The question failed: an ended session leads to the login, everything else asks again. */
    unanswered: {
      always: [
        {
          guard: { type: 'outcomeIs', params: { kind: 'login' } },
          target: '#checkout.left',
          actions: 'leaveByOutcome',
        },
        { guard: 'mayAskAgain', target: 'waiting', actions: 'clearError' },
        { target: 'stuck', actions: 'clearError' },
      ],
    },
    waiting: { on: givesUp, after: { reconcileWait: 'asking' } },
    /** The shopper confirms the payment at the provider, comes back, or gives it up. */
    challenged: {
      entry: 'askAnew',
      on: givesUp,
      after: { challengeWait: 'asking' },
    },
    givingUp: {
      entry: 'clearError',
      invoke: {
        src: 'giveUp',
        ...ofAttempt,
        onError: {
          target: 'notGivenUp',
          actions: { type: 'failRequest', params: ({ event }: Failed) => ({ error: event.error }) },
        },
      },
    },
    /** The error message is shown, and the payment goes on waiting for its shopper. */
    notGivenUp: {
      always: [
        {
          guard: { type: 'outcomeIs', params: { kind: 'login' } },
          target: '#checkout.left',
          actions: 'leaveByOutcome',
        },
        { target: 'challenged', actions: 'showOutcome' },
      ],
    },
    /** Asked often enough without an answer; the shopper may ask again. */
    stuck: { on: { RETRY: { target: 'asking', actions: 'askAnew' } } },
  },
})
