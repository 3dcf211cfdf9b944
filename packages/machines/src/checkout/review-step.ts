import { checkoutSetup } from './checkout.setup.ts'
import { versionOf } from './form-steps.ts'

/**
 * Review: shows what will be charged, and charges exactly that, once: PLACE means nothing while it
 * is on its way.
 */
export const reviewStep = checkoutSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'review' } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        PLACE: [
          // It is certain that the last attempt was never seen, or it would have an end: its key is
          // safe to use again.
          { guard: 'hasOpenAttempt', target: 'placing', actions: 'clearError' },
          { target: 'keying', actions: 'clearError' },
        ],
        BACK: { target: '#checkout.payment', actions: 'clearError' },
        GO: [
          {
            guard: { type: 'isEarlier', params: { step: 'shipping' } },
            target: '#checkout.shipping',
            actions: 'clearError',
          },
          {
            guard: { type: 'isEarlier', params: { step: 'delivery' } },
            target: '#checkout.delivery',
            actions: 'clearError',
          },
          {
            guard: { type: 'isEarlier', params: { step: 'payment' } },
            target: '#checkout.payment',
            actions: 'clearError',
          },
        ],
      },
    },
    keying: {
      invoke: {
        src: 'makeKey',
        onDone: {
          target: 'placing',
          actions: { type: 'takeKey', params: ({ event }) => ({ key: event.output }) },
        },
        onError: {
          target: '#checkout.finalizing',
          actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    placing: {
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({
          orderId: context.orderId,
          version: versionOf(context),
          attemptId: context.attemptId ?? '',
          total: context.checkout?.order.pricing.total ?? { minor: 0, currency: 'USD' as const },
        }),
        onDone: {
          target: '#checkout.reconciling.validating',
          actions: { type: 'takeAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: {
          target: '#checkout.rejected',
          actions: { type: 'failPlace', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})

/**
 * Checking the payment: the attempt alone knows whether it charged, so it is asked, a bounded
 * number of times, before anything else is done. Never leads back to paying before the answer is
 * certain.
 */
export const reconciling = checkoutSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askAttempt',
        input: ({ context }) => ({ orderId: context.orderId, attemptId: context.attemptId ?? '' }),
        onDone: {
          target: 'validating',
          actions: { type: 'takeAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: {
          target: 'unanswered',
          actions: [
            'countAsk',
            { type: 'failLoad', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    validating: {
      always: [
        { guard: { type: 'endsIn', params: { end: 'ordered' } }, target: '#checkout.confirm' },
        {
          guard: { type: 'endsIn', params: { end: 'declined' } },
          target: '#checkout.finalizing',
          actions: 'endDeclined',
        },
        {
          guard: ({ context }) => context.rejected !== undefined && context.attempt === undefined,
          target: '#checkout.left',
          actions: 'leaveRejected',
        },
        { guard: 'isAbsent', target: '#checkout.resolving.resuming', actions: 'endAbsent' },
        { guard: 'mayAskAgain', target: 'waiting' },
        { target: 'stuck' },
      ],
    },
    /**
     * The question itself failed: an ended session leads to the login, everything else is asked
     * again.
     */
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
    waiting: { after: { reconcileWait: 'asking' } },
    /** Asked often enough: the shopper is told, and may ask again. */
    stuck: { on: { RETRY: { target: 'asking', actions: 'askAnew' } } },
  },
})
