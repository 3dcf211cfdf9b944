import type { Checkout, CheckoutStep, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { errorMessage } from '../error-message.ts'
import { unprovided } from '../unprovided.ts'
import {
  checkBilling,
  checkDelivery,
  checkShippingForm,
  dropFrame,
  fillDelivery,
  showOutcome,
  shownFieldErrors,
  takeCheckout,
  takeSaved,
  takeFirstCheckout,
  typeBilling,
  typeShipping,
  withFieldErrors,
} from './checkout.context.ts'
import { ABSENT_ASKS, MOST_ASKS, MOST_CONFLICTS } from './checkout.limits.ts'
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  DeliveryForm,
  PaymentInput,
  PaymentSession,
  PlaceInput,
  SaveInput,
} from './checkout.types.ts'
import {
  attemptEnd,
  currencyNote,
  messageOf,
  NO_ERROR,
  outcomeOfCode,
  outcomeOfDecline,
  outcomeOfLoad,
  outcomeOfPlace,
  outcomeOfSave,
} from './outcome.ts'

const missing = (actor: string) => () => unprovided('provideCheckout', actor)

const actors = {
  loadCheckout: fromPromise<Checkout, { orderId: string }>(missing('loadCheckout')),
  saveShipping: fromPromise<Checkout, SaveInput & { form: ShippingForm }>(missing('saveShipping')),
  saveDelivery: fromPromise<Checkout, SaveInput & { form: DeliveryForm }>(missing('saveDelivery')),
  openPayment: fromPromise<PaymentSession, { orderId: string }>(missing('openPayment')),
  savePayment: fromPromise<Checkout, PaymentInput>(missing('savePayment')),
  /** An unguessable id for one attempt to charge. */
  makeKey: fromPromise<string>(missing('makeKey')),
  placeOrder: fromPromise<PaymentAttempt, PlaceInput>(missing('placeOrder')),
  /** Asks how an attempt ended; null when the gateway never saw it. */
  askAttempt: fromPromise<PaymentAttempt | null, { orderId: string; attemptId: string }>(
    missing('askAttempt'),
  ),
  /** Closes an attempt that waits for its shopper; one that has charged is answered as it ended. */
  giveUp: fromPromise<PaymentAttempt, { orderId: string; attemptId: string }>(missing('giveUp')),
}
/** The actors that a shop provides. */
export type CheckoutActors = typeof actors

/** Types, actors, guards and actions of the checkout, for its machine and its steps. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
  },
  actors,
  delays: { reconcileWait: 2_000, challengeWait: 3_000, cardTimeout: 20_000, slowPlacing: 8_000 },
  guards: {
    hasCheckout: ({ context }) => context.checkout !== undefined,
    hasNoCheckout: ({ context }) => context.checkout === undefined,
    isOrdered: ({ context }) => context.attempt?.state === 'ordered',
    hasAttemptKey: ({ context }) => context.attemptId !== undefined,
    isEmpty: ({ context }) => context.checkout?.order.items.length === 0,
    /** The step that is shown has no error at a field. */
    hasNoFieldErrors: ({ context }) => Object.keys(shownFieldErrors(context)).length === 0,
    isNewCard: ({ context }) => context.choice.method === 'card',
    hasFrame: ({ context }) => context.payment !== undefined,
    usesOrderPayment: ({ context }) => context.card === 'order',
    hasOrderPayment: ({ context }) => Boolean(context.checkout?.payment),
    hasOutcome: ({ context }) => context.outcome !== undefined,
    hasNoOutcome: ({ context }) => context.outcome === undefined,
    outcomeIs: ({ context }, { kind }: { kind: NonNullable<CheckoutContext['outcome']>['kind'] }) =>
      context.outcome?.kind === kind,
    mayRefresh: ({ context }) =>
      context.outcome?.kind === 'conflict' && context.conflicts < MOST_CONFLICTS,
    endsIn: ({ context }, { end }: { end: ReturnType<typeof attemptEnd> }) =>
      attemptEnd(context.attempt ?? null) === end,
    isAbsent: ({ context }) => context.attempt === undefined && context.asked >= ABSENT_ASKS,
    isRejectedAndAbsent: ({ context }) =>
      context.rejected !== undefined && context.attempt === undefined,
    mayAskAgain: ({ context }) => context.asked < MOST_ASKS,
  },
  actions: {
    enter: enqueueActions(({ context, enqueue }, { step }: { step: CheckoutStep }) => {
      if (context.at === step) return
      enqueue.assign({ at: step })
      enqueue.emit({ type: 'step', step })
    }),
    clearError: assign(NO_ERROR),
    takeFirst: assign(({ context }, { checkout }: { checkout: Checkout }) =>
      takeFirstCheckout(context, checkout),
    ),
    takeSaved: assign(({ context }, { checkout }: { checkout: Checkout }) =>
      takeSaved(context, checkout),
    ),
    dropFrame: assign(({ context }, { checkout }: { checkout: Checkout }) =>
      dropFrame(context, checkout),
    ),
    takeRefreshed: assign(({ context }, { checkout }: { checkout: Checkout }) => ({
      ...takeCheckout(context, checkout),
      card: context.card,
      conflicts: context.conflicts + 1,
      outcome: undefined,
      error: currencyNote(context, checkout) ?? context.error,
    })),
    failSave: assign(({ context }, { error }: { error: unknown }) => ({
      outcome: outcomeOfSave(error, context.at),
    })),
    failRequest: assign((_, { error }: { error: unknown }) => {
      const outcome = outcomeOfLoad(error)
      return { outcome, ...('errorMessage' in outcome && { error: outcome.errorMessage }) }
    }),
    failPlace: assign((_, { error }: { error: unknown }) => {
      const outcome = outcomeOfPlace(error)
      if (outcome.kind === 'ask')
        return { outcome: undefined, rejected: outcome.rejected, asked: 0, attempt: undefined }
      // A rejection is certain: nothing was charged, and the next try is another attempt.
      return { outcome, attemptId: undefined, attempt: undefined }
    }),
    showOutcome: assign(({ context }) => showOutcome(context)),
    showTechnicalFailure: assign({ error: errorMessage('PAYMENT_TECHNICAL_FAILURE') }),
    askNewCard: assign(({ context }) => ({
      card: 'new' as const,
      payment: undefined,
      token: undefined,
      error: messageOf(context),
      outcome: undefined,
    })),
    leaveByOutcome: assign(({ context }) => ({
      outcome: undefined,
      leaving: {
        to: context.outcome?.kind === 'login' ? ('login' as const) : ('cart' as const),
        errorMessage: messageOf(context),
      },
    })),
    leaveRejected: assign(({ context }) => ({
      leaving: { to: 'cart' as const, errorMessage: context.rejected },
    })),
    leaveEmpty: assign({
      leaving: { to: 'cart' as const, errorMessage: errorMessage('ORDER_CONTAINS_NO_ITEMS') },
    }),
    leaveForCart: assign({ leaving: { to: 'cart' as const } }),
    leave: enqueueActions(({ context, enqueue }) => {
      const { leaving } = context
      if (!leaving) return
      if (leaving.errorMessage) enqueue.emit({ type: 'flash', errorMessage: leaving.errorMessage })
      enqueue.emit({ type: 'leave', to: leaving.to })
    }),
    typeShipping: assign(({ context, event }) => typeShipping(context, event)),
    checkShipping: assign(({ context }) => ({
      ...NO_ERROR,
      ...withFieldErrors(context, checkShippingForm(context)),
    })),
    fillDelivery: assign(({ context, event }) => fillDelivery(context, event)),
    checkDelivery: assign(({ context }) => ({
      ...NO_ERROR,
      ...withFieldErrors(context, checkDelivery(context)),
    })),
    typeBilling: assign(({ context, event }) => typeBilling(context, event)),
    checkBilling: assign(({ context }) => ({
      ...NO_ERROR,
      cardErrors: [],
      ...withFieldErrors(context, checkBilling(context)),
    })),
    takeSession: assign((_, { session }: { session: PaymentSession }) => ({
      payment: session,
      cardErrors: [],
      token: undefined,
    })),
    submitCard: emit({ type: 'submitCard' as const }),
    takeToken: assign(({ event }) =>
      event.type === 'CARD_TOKENIZED' ? { token: event.token } : {},
    ),
    takeCardErrors: assign(({ event }) =>
      event.type === 'CARD_INVALID' ? { cardErrors: event.fieldErrors } : {},
    ),
    chooseMethod: assign(({ event }) =>
      event.type === 'CHOOSE_METHOD' ? { choice: event.choice } : {},
    ),
    setSaveCard: assign(({ event }) =>
      event.type === 'SAVE_CARD' ? { saveCard: event.save } : {},
    ),
    /** A placed order that its shopper has to confirm leads to the provider, this one time. */
    openProvider: enqueueActions(({ context, enqueue }) => {
      const url = context.attempt?.actionUrl
      if (url) enqueue.emit({ type: 'redirect', url })
    }),
    takeKey: assign((_, { key }: { key: string }) => ({
      attemptId: key,
      attempt: undefined,
      rejected: undefined,
      asked: 0,
    })),
    // The gateway may answer with another page's attempt for the same order: that one is asked
    // about from then on.
    takeAttempt: assign(({ context }, { attempt }: { attempt: PaymentAttempt | null }) => ({
      attempt: attempt ?? undefined,
      attemptId: attempt?.id ?? context.attemptId,
      asked: context.asked + 1,
    })),
    setSlow: assign((_, { isSlow }: { isSlow: boolean }) => ({ isSlow })),
    countAsk: assign(({ context }) => ({ asked: context.asked + 1 })),
    askAnew: assign({ asked: 0 }),
    endDeclined: assign(({ context }) => ({
      outcome: context.attempt
        ? outcomeOfDecline(context.attempt)
        : outcomeOfCode(errorMessage('CARD_DECLINED')),
      attemptId: undefined,
      attempt: undefined,
      rejected: undefined,
    })),
    endAbsent: assign({ error: errorMessage('SERVER_ERROR'), asked: 0, at: 'review' as const }),
    announceOrder: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'ordered', orderNumber: context.attempt?.orderNumber ?? '' })
    }),
  },
})
