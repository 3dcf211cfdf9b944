import { CHECKOUT_STEPS, stepAfter, stepBefore } from '@selvage/core/checkout'
import type {
  Checkout,
  CheckoutStep,
  CheckoutStepRows,
  PaymentSummary,
} from '@selvage/core/checkout'
import type { OrderPricing } from '@selvage/core/cart'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import { needsShipping, shownFieldErrors } from './checkout.context.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type {
  BillingForm,
  CheckoutContext,
  DeliveryForm,
  FieldErrors,
  MethodChoice,
  PaymentSession,
} from './checkout.types.ts'
import { isReachable, stepsOf } from './step-position.ts'

/** A step of the checkout in the list of all steps. */
export interface StepView {
  readonly step: CheckoutStep
  /** True when a GO leads there now. */
  readonly canGo: boolean
  /** True when the order has what this step and those before it save. */
  readonly done: boolean
}

/** The checkout as a page shows it; {@link checkoutView} returns it. */
export interface CheckoutView {
  readonly status:
    'loading' | 'failed' | 'step' | 'reconciling' | 'challenged' | 'stuck' | 'confirmed' | 'left'
  readonly step: CheckoutStep
  readonly steps: readonly StepView[]
  /** The step that NEXT leads to; undefined at the last one. */
  readonly nextStep: CheckoutStep | undefined
  /** The step that BACK leads to; undefined at the first one, which leads to the cart. */
  readonly previousStep: CheckoutStep | undefined
  readonly checkout: Checkout | undefined
  /** The order's costs with the delivery that is chosen, saved or not. */
  readonly pricing: OrderPricing | undefined
  readonly needsShipping: boolean
  /** A guest is asked for an e-mail address. */
  readonly asksEmail: boolean
  readonly shipping: CheckoutContext['shipping']
  /** The errors at the fields of the step that is shown. */
  readonly fieldErrors: FieldErrors
  readonly delivery: DeliveryForm
  /** The billing address as it is typed, or that it is the shipping address. */
  readonly billing: BillingForm
  /** The card: what the step shows of it, and what is wrong with its fields. */
  readonly card: {
    /**
     * `order`: what pays the order already is used; `opening`: the frame is being opened; `frame`:
     * it is open; `openFailed`: it could not be opened; `none`: another way to pay is chosen.
     */
    readonly shows: 'order' | 'opening' | 'frame' | 'openFailed' | 'none'
    /** The payment that the order has already, whichever way it is paid. */
    readonly orderPayment: PaymentSummary | undefined
    readonly canKeep: boolean
    /** The order changed after its card was entered, so a card is asked for again. */
    readonly outdated: boolean
    readonly session: PaymentSession | undefined
    readonly fieldErrors: CheckoutContext['cardErrors']
  }
  /** A save is under way; `canCancel` stops it. */
  readonly busy: boolean
  readonly canCancel: boolean
  /** The order is being placed, and nothing else can be done. */
  readonly placing: boolean
  /** The order is being placed, and its answer takes longer than usual. */
  readonly slow: boolean
  /**
   * `checking`: the order was sent, and the gateway is asked how its payment ended. `challenged`:
   * the shopper confirms it at the provider's page, `actionUrl`.
   */
  readonly placement: 'ready' | 'placing' | 'checking' | 'challenged'
  /** The provider's page where a challenged payment is confirmed. */
  readonly actionUrl: string | undefined
  /** The way to pay that is chosen, and whether a new card is saved. */
  readonly choice: MethodChoice
  readonly saveCard: boolean
  readonly canBack: boolean
  readonly canPlace: boolean
  readonly canRetry: boolean
  readonly error: ErrorMessage | undefined
  readonly orderNumber: string | undefined
}

type Snapshot = SnapshotFrom<typeof checkoutMachine>

function statusOf(snapshot: Snapshot): CheckoutView['status'] {
  if (snapshot.matches('confirm')) return 'confirmed'
  if (snapshot.matches('left')) return 'left'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches({ reconciling: 'stuck' })) return 'stuck'
  if (snapshot.matches('reconciling'))
    return snapshot.context.attempt?.state === 'challenged' ? 'challenged' : 'reconciling'
  return snapshot.context.at === undefined ? 'loading' : 'step'
}

function cardShows(snapshot: Snapshot): CheckoutView['card']['shows'] {
  if (snapshot.matches({ payment: 'opening' }) || snapshot.matches('renewing')) return 'opening'
  if (snapshot.matches({ payment: 'openFailed' })) return 'openFailed'
  if (!snapshot.matches({ payment: 'orderPayment' }) && snapshot.context.choice.method !== 'card')
    return 'none'
  return snapshot.matches({ payment: 'orderPayment' }) || snapshot.context.payment === undefined
    ? 'order'
    : 'frame'
}

function placementOf(status: CheckoutView['status'], placing: boolean): CheckoutView['placement'] {
  if (status === 'challenged') return status
  if (status === 'reconciling' || status === 'stuck') return 'checking'
  return placing ? 'placing' : 'ready'
}

/**
 * Returns everything that a page shows of a checkout. A machine that was made from other rows than
 * the shop's own needs the same rows here.
 */
export function checkoutView(
  snapshot: Snapshot,
  rows: CheckoutStepRows = CHECKOUT_STEPS,
): CheckoutView {
  const { context } = snapshot
  const order = { needsShipping: needsShipping(context) }
  const steps = stepsOf(context, rows)
  const [first = 'shipping'] = steps
  // An order is placed at the review, whichever page asks about it.
  const { checkout, at = snapshot.matches('reconciling') ? 'review' : first } = context
  const status = statusOf(snapshot)
  const deliveryOption = checkout?.deliveryOptions.find(
    ({ id }) => id === context.delivery.optionId,
  )
  const canBack = snapshot.can({ type: 'BACK' })
  const placing =
    snapshot.matches('reconciling') ||
    snapshot.matches({ review: 'placing' }) ||
    snapshot.matches({ review: 'creatingKey' })
  return {
    status,
    step: at,
    steps: steps.map((step) => ({
      step,
      canGo: snapshot.can({ type: 'GO', step }),
      done: isReachable(context, stepAfter(step, order, rows), rows),
    })),
    nextStep: stepAfter(at, order, rows),
    previousStep: stepBefore(at, order, rows),
    checkout,
    pricing: deliveryOption?.pricing ?? checkout?.order.pricing,
    ...order,
    asksEmail: context.guest,
    shipping: context.shipping,
    fieldErrors: shownFieldErrors(context),
    delivery: context.delivery,
    billing: context.billing,
    card: {
      shows: cardShows(snapshot),
      orderPayment: checkout?.payment ?? undefined,
      canKeep: snapshot.can({ type: 'KEEP_PAYMENT' }),
      outdated: context.card === 'outdated',
      session: context.payment,
      fieldErrors: context.cardErrors,
    },
    busy: !canBack && !placing && snapshot.status === 'active' && !snapshot.matches('failed'),
    canCancel: snapshot.can({ type: 'CANCEL' }),
    placing,
    slow: context.isSlow && snapshot.matches({ review: 'placing' }),
    placement: placementOf(status, placing),
    actionUrl: context.attempt?.actionUrl ?? undefined,
    choice: context.choice,
    saveCard: context.saveCard,
    canBack,
    canPlace: snapshot.can({ type: 'PLACE' }),
    canRetry: snapshot.can({ type: 'RETRY' }),
    error: context.error,
    orderNumber: context.attempt?.orderNumber ?? undefined,
  }
}
