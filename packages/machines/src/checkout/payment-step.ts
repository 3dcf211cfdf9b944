import type { Checkout } from '@selvage/core/checkout'
import { not } from 'xstate'
import { checkoutSetup } from './checkout.setup.ts'
import { saveTransitions, versionOf } from './step-transitions.ts'
import type { IdleTransitions } from './step-transitions.ts'

const changed = ({ event }: { event: { checkout: Checkout } }) => ({ checkout: event.checkout })

/** Credit was applied or taken off: another amount is left to pay. */
const credited = {
  CREDITED: {
    target: 'entering',
    actions: [
      { type: 'dropFrame', params: changed },
      { type: 'takeSaved', params: changed },
    ],
  },
} as const

/** Another way to pay, for each state in which nothing is being sent. */
const choosing = {
  CHOOSE_METHOD: { target: 'choosing', actions: 'chooseMethod' },
  KEEP_PAYMENT: { guard: 'hasOrderPayment', target: 'orderPayment', actions: 'clearError' },
  ...credited,
} as const

/**
 * Payment: the provider's frame is opened, filled in and asked for a token, which is attached to
 * the order. The machine never sees the card's digits. An order that has a card already continues
 * with it unless the shopper wants another one.
 */
export const paymentStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'entering',
    on: {
      BILLING_SAME: { actions: 'typeBilling' },
      TYPE_BILLING: { actions: 'typeBilling' },
      SAVE_CARD: { actions: 'setSaveCard' },
    },
    states: {
      entering: {
        always: [{ guard: 'usesOrderPayment', target: 'orderPayment' }, { target: 'choosing' }],
      },
      /** The frame belongs to a new card; every other way to pay needs none. */
      choosing: {
        always: [
          { guard: not('isNewCard'), target: 'chosen' },
          { guard: 'hasFrame', target: 'editing' },
          { target: 'opening' },
        ],
      },
      chosen: {
        on: {
          ...idle,
          ...choosing,
          NEXT: { target: 'checking', actions: 'checkBilling' },
        },
      },
      orderPayment: {
        on: {
          ...idle,
          ...credited,
          NEXT: { target: '#checkout.next', actions: 'clearError' },
          CHANGE_CARD: { target: 'choosing', actions: ['clearError', 'askNewCard'] },
        },
      },
      opening: {
        on: {
          ...idle,
          ...choosing,
        },
        invoke: {
          src: 'openPayment',
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: {
            target: 'editing',
            actions: { type: 'takeSession', params: ({ event }) => ({ session: event.output }) },
          },
          onError: {
            target: 'openFailed',
            actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      /** The frame could not be opened: the shopper tries again, or leaves with an order error. */
      openFailed: {
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
          { guard: 'hasOutcome', actions: 'showOutcome' },
        ],
        on: {
          ...idle,
          ...choosing,
          RETRY: { target: 'opening', actions: 'clearError' },
        },
      },
      editing: {
        on: {
          ...idle,
          ...choosing,
          RETRY: { target: 'opening', actions: 'clearError' },
          NEXT: { target: 'checking', actions: 'checkBilling' },
          // The errors that are left, while the card's fields are corrected.
          CARD_INVALID: { actions: 'takeCardErrors' },
        },
      },
      checking: {
        always: [
          { guard: not('hasNoFieldErrors'), target: 'choosing' },
          { guard: 'isNewCard', target: 'tokenizing' },
          { target: 'saving' },
        ],
      },
      tokenizing: {
        entry: 'submitCard',
        on: {
          // The address that is being saved must not change under it.
          BILLING_SAME: {},
          TYPE_BILLING: {},
          SAVE_CARD: {},
          CARD_TOKENIZED: { target: 'saving', actions: 'takeToken' },
          CARD_INVALID: {
            // A correction that was on its way is no answer to the submit.
            guard: ({ event }) => event.fieldErrors.length > 0,
            target: 'editing',
            actions: 'takeCardErrors',
          },
          CARD_FAILED: { target: 'editing', actions: 'showTechnicalFailure' },
          CANCEL: 'editing',
        },
        after: { cardTimeout: { target: 'editing', actions: 'showTechnicalFailure' } },
      },
      saving: {
        on: { BILLING_SAME: {}, TYPE_BILLING: {}, SAVE_CARD: {}, CANCEL: 'choosing' },
        invoke: {
          src: 'savePayment',
          input: ({ context }) => ({
            orderId: context.orderId,
            version: versionOf(context),
            choice: context.choice,
            token: context.token,
            saveCard: context.saveCard || context.checkout?.hasSubscription === true,
            billing: context.billing,
          }),
          ...saveTransitions,
        },
      },
    },
  })
