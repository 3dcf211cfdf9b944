import type { Checkout, CheckoutStep, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { told } from '../told.ts'
import { unprovided } from '../unprovided.ts'
import {
  checkBilling,
  checkFirstStep,
  firstCheckout,
  furthestStep,
  isEarlier,
  needsShipping,
  resumeStep,
  withCheckout,
} from './checkout.context.ts'
import type {
  BillingForm,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  DeliveryForm,
  PaymentSession,
  PlaceInput,
  SaveInput,
} from './checkout.types.ts'
import {
  billingFaults,
  endOf,
  leadOf,
  leadOfDeclined,
  outcomeOfLoad,
  outcomeOfPlace,
  outcomeOfSave,
} from './outcome.ts'

/** Times that an attempt is asked about before the shopper is told to look again later. */
export const MOST_ASKS = 15
/**
 * Times that an attempt must be missing before it counts as never begun, when its answer was lost
 * on the way.
 */
const ABSENT_ASKS = 2
/** Saves that may meet a newer order in a row. */
const MOST_CONFLICTS = 2

const missing = (actor: string) => () => unprovided('checkout', actor)
const isEmpty = (faults: object) => Object.keys(faults).length === 0
/** What ends with the next thing that a shopper does. */
const calm = { error: undefined, outcome: undefined } as const

/** Types, actors, guards and actions of the checkout, for its machine and its steps. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
  },
  actors: {
    loadCheckout: fromPromise<Checkout, { orderId: string }>(missing('loadCheckout')),
    saveShipping: fromPromise<Checkout, SaveInput & { form: ShippingForm }>(
      missing('saveShipping'),
    ),
    saveDelivery: fromPromise<Checkout, SaveInput & { form: DeliveryForm }>(
      missing('saveDelivery'),
    ),
    openPayment: fromPromise<PaymentSession, { orderId: string }>(missing('openPayment')),
    savePayment: fromPromise<Checkout, SaveInput & { token: string; billing: BillingForm }>(
      missing('savePayment'),
    ),
    /** An unguessable id for one attempt to charge. */
    makeKey: fromPromise<string>(missing('makeKey')),
    placeOrder: fromPromise<PaymentAttempt, PlaceInput>(missing('placeOrder')),
    /** What became of an attempt; null when the gateway never saw it. */
    askAttempt: fromPromise<PaymentAttempt | null, { orderId: string; attemptId: string }>(
      missing('askAttempt'),
    ),
  },
  delays: { reconcileWait: 2_000, cardTimeout: 20_000 },
  guards: {
    hasCheckout: ({ context }) => context.checkout !== undefined,
    isOrdered: ({ context }) => context.attempt?.state === 'ordered',
    hasOpenAttempt: ({ context }) => context.attemptId !== undefined,
    isEmpty: ({ context }) => context.checkout?.order.items.length === 0,
    resumesAt: ({ context }, { step }: { step: CheckoutStep }) => resumeStep(context) === step,
    isShipped: ({ context }) => needsShipping(context),
    isEarlier: ({ context, event }, { step }: { step: CheckoutStep }) =>
      event.type === 'GO' && event.step === step && isEarlier(context, step),
    hasNoShippingFaults: ({ context }) => isEmpty(context.shippingFaults),
    hasNoDeliveryFault: ({ context }) => context.deliveryFault === undefined,
    hasNoBillingFaults: ({ context }) => isEmpty(context.billingFaults),
    hasSavedCard: ({ context }) => context.card === 'saved',
    canKeepCard: ({ context }) => Boolean(context.checkout?.payment),
    isFrameReady: ({ context }) => context.frameReady,
    outcomeIs: ({ context }, { kind }: { kind: NonNullable<CheckoutContext['outcome']>['kind'] }) =>
      context.outcome?.kind === kind,
    isFirstConflict: ({ context }) =>
      context.outcome?.kind === 'conflict' && context.conflicts < MOST_CONFLICTS,
    isAt: ({ context }, { step }: { step: CheckoutStep }) => context.at === step,
    endsIn: ({ context }, { end }: { end: ReturnType<typeof endOf> }) =>
      endOf(context.attempt ?? null) === end,
    isAbsent: ({ context }) =>
      context.attempt === undefined && context.asked >= (context.refused ? 1 : ABSENT_ASKS),
    reachesPayment: ({ context }) => ['payment', 'review'].includes(furthestStep(context)),
    mayAskAgain: ({ context }) => context.asked < MOST_ASKS,
  },
  actions: {
    enter: enqueueActions(({ context, enqueue }, { step }: { step: CheckoutStep }) => {
      if (context.at === step) return
      enqueue.assign({ at: step })
      enqueue.emit({ type: 'step', step })
    }),
    calm: assign(calm),
    takeFirst: assign(({ context }, { checkout }: { checkout: Checkout }) =>
      firstCheckout(context, checkout),
    ),
    // A saved step means a newer order: an attempt that the gateway never saw is not asked for
    // again under its key.
    takeSaved: assign(({ context }, { checkout }: { checkout: Checkout }) => ({
      ...withCheckout(context, checkout),
      ...calm,
      conflicts: 0,
      token: undefined,
      attemptId: undefined,
      attempt: undefined,
    })),
    takeRefreshed: assign(({ context }, { checkout }: { checkout: Checkout }) => ({
      ...withCheckout(context, checkout),
      card: context.card,
      conflicts: context.conflicts + 1,
      outcome: undefined,
    })),
    failSave: assign((_, { error }: { error: unknown }) => ({ outcome: outcomeOfSave(error) })),
    failLoad: assign((_, { error }: { error: unknown }) => {
      const outcome = outcomeOfLoad(error)
      return { outcome, ...('told' in outcome && { error: outcome.told }) }
    }),
    failPlace: assign((_, { error }: { error: unknown }) => {
      const outcome = outcomeOfPlace(error)
      if (outcome.kind === 'ask')
        return { outcome: undefined, refused: outcome.refused, asked: 0, attempt: undefined }
      // A refusal is certain: nothing was charged, and the next try is another attempt.
      return { outcome, attemptId: undefined, attempt: undefined }
    }),
    tellOutcome: assign(({ context }) => {
      const { outcome, at } = context
      if (outcome?.kind === 'conflict')
        return { ...calm, conflicts: 0, error: told('CART_VERSION_CONFLICT') }
      if (outcome?.kind !== 'fields') return { outcome: undefined, error: outcome?.told }
      return at === 'payment'
        ? { ...calm, billingFaults: billingFaults(outcome.faults) }
        : { ...calm, shippingFaults: outcome.faults }
    }),
    tellTechnicalFailure: assign({ error: told('PAYMENT_TECHNICAL_FAILURE') }),
    askNewCard: assign(({ context }) => ({
      card: 'new' as const,
      payment: undefined,
      token: undefined,
      error: context.outcome && 'told' in context.outcome ? context.outcome.told : context.error,
      outcome: undefined,
    })),
    leaveByOutcome: assign(({ context }) => {
      const { outcome, error } = context
      const said = outcome && 'told' in outcome ? outcome.told : error
      return {
        outcome: undefined,
        leaving: {
          to: outcome?.kind === 'login' ? ('login' as const) : ('cart' as const),
          told: said,
        },
      }
    }),
    leaveRefused: assign(({ context }) => ({
      leaving: { to: 'cart' as const, told: context.refused },
    })),
    leaveEmpty: assign({ leaving: { to: 'cart' as const, told: told('ORDER_CONTAINS_NO_ITEMS') } }),
    leaveBack: assign({ leaving: { to: 'cart' as const } }),
    sayGoodbye: enqueueActions(({ context, enqueue }) => {
      const { leaving } = context
      if (!leaving) return
      if (leaving.told) enqueue.emit({ type: 'flash', told: leaving.told })
      enqueue.emit({ type: 'leave', to: leaving.to })
    }),
    typeShipping: assign(({ context, event }) => {
      if (event.type !== 'TYPE') return {}
      const shippingFaults = Object.fromEntries(
        Object.entries(context.shippingFaults).filter(([field]) => field !== event.field),
      )
      return { shipping: { ...context.shipping, [event.field]: event.value }, shippingFaults }
    }),
    checkShipping: assign(({ context }) => ({ ...calm, shippingFaults: checkFirstStep(context) })),
    fillDelivery: assign(({ context, event }) => {
      if (event.type === 'CHOOSE_DELIVERY')
        return {
          delivery: { ...context.delivery, optionId: event.optionId },
          deliveryFault: undefined,
        }
      return event.type === 'GIFT'
        ? { delivery: { ...context.delivery, gift: { ...context.delivery.gift, ...event.gift } } }
        : {}
    }),
    checkDelivery: assign(({ context }) => {
      const offered = context.checkout?.deliveryOptions.some(
        ({ id }) => id === context.delivery.optionId,
      )
      return { ...calm, deliveryFault: offered ? undefined : ('delivery_required' as const) }
    }),
    typeBilling: assign(({ context, event }) => {
      if (event.type === 'BILLING_SAME')
        return { billing: { ...context.billing, same: event.same }, billingFaults: {} }
      if (event.type !== 'TYPE_BILLING') return {}
      const faults = Object.fromEntries(
        Object.entries(context.billingFaults).filter(([field]) => field !== event.field),
      )
      return {
        billing: {
          ...context.billing,
          address: { ...context.billing.address, [event.field]: event.value },
        },
        billingFaults: faults,
      }
    }),
    checkBilling: assign(({ context }) => ({
      ...calm,
      cardFaults: [],
      billingFaults: checkBilling(context),
    })),
    takeSession: assign((_, { session }: { session: PaymentSession }) => ({
      payment: session,
      frameReady: false,
      cardFaults: [],
      token: undefined,
    })),
    markFrameReady: assign({ frameReady: true }),
    submitCard: emit({ type: 'submitCard' as const }),
    takeToken: assign(({ event }) =>
      event.type === 'CARD_TOKENISED' ? { token: event.token } : {},
    ),
    takeCardFaults: assign(({ event }) =>
      event.type === 'CARD_INVALID' ? { cardFaults: event.faults } : {},
    ),
    takeKey: assign((_, { key }: { key: string }) => ({
      attemptId: key,
      attempt: undefined,
      refused: undefined,
      asked: 0,
    })),
    // The gateway may answer with another page's attempt for the same order, which is then the one
    // to ask about.
    takeAttempt: assign(({ context }, { attempt }: { attempt: PaymentAttempt | null }) => ({
      attempt: attempt ?? undefined,
      attemptId: attempt?.id ?? context.attemptId,
      asked: context.asked + 1,
    })),
    countAsk: assign(({ context }) => ({ asked: context.asked + 1 })),
    askAnew: assign({ asked: 0 }),
    endDeclined: assign(({ context }) => ({
      outcome: context.attempt ? leadOfDeclined(context.attempt) : leadOf(told('CARD_DECLINED')),
      attemptId: undefined,
      attempt: undefined,
      refused: undefined,
    })),
    endAbsent: assign({ error: told('SERVER_ERROR'), asked: 0, at: 'review' as const }),
    announceOrder: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'ordered', orderNumber: context.attempt?.orderNumber ?? '' })
    }),
  },
})
