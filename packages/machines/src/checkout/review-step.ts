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
          { guard: 'hasOpenAttempt', target: 'placing', actions: 'calm' },
          { target: 'keying', actions: 'calm' },
        ],
        BACK: { target: '#checkout.payment', actions: 'calm' },
        GO: [
          {
            guard: { type: 'isEarlier', params: { step: 'shipping' } },
            target: '#checkout.shipping',
            actions: 'calm',
          },
          {
            guard: { type: 'isEarlier', params: { step: 'delivery' } },
            target: '#checkout.delivery',
            actions: 'calm',
          },
          {
            guard: { type: 'isEarlier', params: { step: 'payment' } },
            target: '#checkout.payment',
            actions: 'calm',
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
          target: '#checkout.settling',
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
          target: '#checkout.reconciling.judging',
          actions: { type: 'takeAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: {
          target: '#checkout.refused',
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
          target: 'judging',
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
    judging: {
      always: [
        { guard: { type: 'endsIn', params: { end: 'ordered' } }, target: '#checkout.confirm' },
        {
          guard: { type: 'endsIn', params: { end: 'declined' } },
          target: '#checkout.settling',
          actions: 'endDeclined',
        },
        {
          guard: ({ context }) => context.refused !== undefined && context.attempt === undefined,
          target: '#checkout.left',
          actions: 'leaveRefused',
        },
        { guard: 'isAbsent', target: '#checkout.deciding.resuming', actions: 'endAbsent' },
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
        { guard: 'mayAskAgain', target: 'waiting', actions: 'calm' },
        { target: 'stuck', actions: 'calm' },
      ],
    },
    waiting: { after: { reconcileWait: 'asking' } },
    /** Asked often enough: the shopper is told, and may ask again. */
    stuck: { on: { RETRY: { target: 'asking', actions: 'askAnew' } } },
  },
})
