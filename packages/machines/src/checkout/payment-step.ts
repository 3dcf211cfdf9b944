import { checkoutSetup } from './checkout.setup.ts'
import { versionOf } from './form-steps.ts'

/** Ways back that every state of the step has in which nothing is on its way. */
const stepEvents = {
  BACK: [
    { guard: 'isShipped', target: '#checkout.delivery', actions: 'clearError' },
    { target: '#checkout.shipping', actions: 'clearError' },
  ],
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
  ],
} as const

/**
 * Payment: the provider's frame is opened, filled in and asked for a token, which is attached to
 * the order. The card's digits never come near. An order that has a card already goes on with it
 * unless another one is wanted.
 */
export const paymentStep = checkoutSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'payment' } },
  initial: 'entering',
  on: { BILLING_SAME: { actions: 'typeBilling' }, TYPE_BILLING: { actions: 'typeBilling' } },
  states: {
    entering: { always: [{ guard: 'hasSavedCard', target: 'resting' }, { target: 'opening' }] },
    resting: {
      on: {
        ...stepEvents,
        NEXT: { target: '#checkout.review', actions: 'clearError' },
        CHANGE_CARD: { target: 'opening', actions: ['clearError', 'askNewCard'] },
      },
    },
    opening: {
      on: {
        ...stepEvents,
        KEEP_CARD: { guard: 'canKeepCard', target: 'resting', actions: 'clearError' },
      },
      invoke: {
        src: 'openPayment',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'editing',
          actions: { type: 'takeSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'pristine',
          actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The frame could not be opened: try again, or leave if the order itself is at fault. */
    pristine: {
      always: [
        {
          guard: { type: 'outcomeIs', params: { kind: 'cart' } },
          target: '#checkout.left',
          actions: 'leaveByOutcome',
        },
        {
          guard: { type: 'outcomeIs', params: { kind: 'login' } },
          target: '#checkout.left',
          actions: 'leaveByOutcome',
        },
        { guard: ({ context }) => context.outcome !== undefined, actions: 'tellOutcome' },
      ],
      on: {
        ...stepEvents,
        RETRY: { target: 'opening', actions: 'clearError' },
        KEEP_CARD: { guard: 'canKeepCard', target: 'resting', actions: 'clearError' },
      },
    },
    editing: {
      on: {
        ...stepEvents,
        FRAME_READY: { actions: 'markFrameReady' },
        KEEP_CARD: { guard: 'canKeepCard', target: 'resting', actions: 'clearError' },
        RETRY: { target: 'opening', actions: 'clearError' },
        NEXT: { guard: 'isFrameReady', target: 'checking', actions: 'checkBilling' },
      },
    },
    checking: {
      always: [{ guard: 'hasNoBillingErrors', target: 'tokenising' }, { target: 'editing' }],
    },
    tokenising: {
      entry: 'submitCard',
      on: {
        // The address that is being saved must not change under it.
        BILLING_SAME: {},
        TYPE_BILLING: {},
        CARD_TOKENISED: { target: 'saving', actions: 'takeToken' },
        CARD_INVALID: { target: 'editing', actions: 'takeCardErrors' },
        CARD_FAILED: { target: 'editing', actions: 'tellTechnicalFailure' },
        CANCEL: 'editing',
      },
      after: { cardTimeout: { target: 'editing', actions: 'tellTechnicalFailure' } },
    },
    saving: {
      on: { BILLING_SAME: {}, TYPE_BILLING: {}, CANCEL: 'editing' },
      invoke: {
        src: 'savePayment',
        input: ({ context }) => ({
          orderId: context.orderId,
          version: versionOf(context),
          token: context.token ?? '',
          billing: context.billing,
        }),
        onDone: {
          target: '#checkout.review',
          actions: { type: 'takeSaved', params: ({ event }) => ({ checkout: event.output }) },
        },
        onError: {
          target: '#checkout.finalizing',
          actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
