import { beginContext } from './checkout.context.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { deliveryStep, shippingStep } from './form-steps.ts'
import { paymentStep } from './payment-step.ts'
import { reconciling, reviewStep } from './review-step.ts'

/**
 * The checkout: Shipping, Delivery, Payment, Review, Confirm, without Delivery when nothing is
 * shipped. It begins where the order stands, keeps what was typed through every failure, and
 * charges once.
 * @source spec 1 §4
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => beginContext(input),
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
          actions: { type: 'failLoad', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /**
     * An order that is no longer pending may have been placed by the attempt that was under way.
     */
    unloaded: {
      always: [
        { guard: { type: 'outcomeIs', params: { kind: 'stay' } }, target: 'failed' },
        {
          guard: { type: 'outcomeIs', params: { kind: 'login' } },
          target: 'left',
          actions: 'leaveByOutcome',
        },
        { guard: 'hasOpenAttempt', target: 'reconciling', actions: 'clearError' },
        { target: 'left', actions: 'leaveByOutcome' },
      ],
    },
    failed: { on: { RETRY: { target: 'loading', actions: 'clearError' } } },
    /**
     * Finds the step to show: an attempt under way comes first, then the furthest step that is
     * safe.
     */
    resolving: {
      initial: 'checkingAttempt',
      states: {
        checkingAttempt: {
          always: [
            { guard: 'isOrdered', target: '#checkout.confirm' },
            { guard: 'hasOpenAttempt', target: '#checkout.reconciling' },
            { target: 'resuming' },
          ],
        },
        resuming: {
          always: [
            {
              guard: ({ context }) => context.checkout === undefined,
              target: '#checkout.left',
              actions: 'leaveByOutcome',
            },
            { guard: 'isEmpty', target: '#checkout.left', actions: 'leaveEmpty' },
            {
              guard: { type: 'resumesAt', params: { step: 'shipping' } },
              target: '#checkout.shipping',
            },
            {
              guard: { type: 'resumesAt', params: { step: 'delivery' } },
              target: '#checkout.delivery',
            },
            {
              guard: { type: 'resumesAt', params: { step: 'payment' } },
              target: '#checkout.payment',
            },
            { target: '#checkout.review' },
          ],
        },
      },
    },
    shipping: shippingStep,
    afterShipping: { always: [{ guard: 'isShipped', target: 'delivery' }, { target: 'payment' }] },
    delivery: deliveryStep,
    payment: paymentStep,
    review: reviewStep,
    /** Follows what an answer led to; nothing that was typed is touched. */
    finalizing: {
      always: [
        { guard: 'isFirstConflict', target: 'refreshing' },
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
        {
          guard: { type: 'isAt', params: { step: 'shipping' } },
          target: 'shipping.editing',
          actions: 'tellOutcome',
        },
        {
          guard: { type: 'isAt', params: { step: 'delivery' } },
          target: 'delivery.editing',
          actions: 'tellOutcome',
        },
        {
          guard: { type: 'isAt', params: { step: 'payment' } },
          target: 'payment.editing',
          actions: 'tellOutcome',
        },
        { target: 'review.idle', actions: 'tellOutcome' },
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
          target: 'finalizing',
          actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    savingAgain: {
      always: [
        { guard: 'isEmpty', target: 'left', actions: 'leaveEmpty' },
        { guard: { type: 'isAt', params: { step: 'shipping' } }, target: 'shipping.saving' },
        { guard: { type: 'resumesAt', params: { step: 'delivery' } }, target: 'delivery.saving' },
        { guard: { type: 'resumesAt', params: { step: 'payment' } }, target: 'payment.saving' },
        { target: 'resolving.resuming' },
      ],
    },
    /**
     * The total or the card must be looked at again: reads the new amounts, then asks for the
     * payment.
     */
    renewing: {
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
      always: [{ guard: 'reachesPayment', target: 'payment' }, { target: 'resolving.resuming' }],
    },
    rejected: {
      always: [
        { guard: ({ context }) => context.outcome === undefined, target: 'reconciling' },
        { target: 'finalizing' },
      ],
    },
    reconciling,
    confirm: {
      type: 'final',
      entry: [{ type: 'enter', params: { step: 'confirm' } }, 'announceOrder'],
    },
    left: { type: 'final', entry: 'leave' },
  },
})
