import { provinceMismatch } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep, DeliveryOption, PaymentSummary } from '@selvage/core/checkout'
import type { OrderPricing } from '@selvage/core/cart'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import { isEarlier, needsShipping, stepsOf } from './checkout.context.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type {
  AddressErrors,
  BillingForm,
  CheckoutContext,
  DeliveryForm,
  PaymentSession,
  ShippingFieldErrors,
} from './checkout.types.ts'

export interface StepView {
  readonly step: CheckoutStep
  readonly state: 'done' | 'current' | 'ahead'
  /** True when a GO leads there now. */
  readonly canGo: boolean
}

export interface CheckoutView {
  readonly status: 'loading' | 'failed' | 'step' | 'reconciling' | 'stuck' | 'confirmed' | 'left'
  readonly step: CheckoutStep
  readonly steps: readonly StepView[]
  readonly checkout: Checkout | undefined
  readonly pricing: OrderPricing | undefined
  readonly needsShipping: boolean
  /** A guest is asked for an e-mail address. */
  readonly asksEmail: boolean
  readonly shipping: CheckoutContext['shipping']
  readonly shippingErrors: ShippingFieldErrors
  /** The postal code's first letter does not fit the province: a warning, never a rejection. */
  readonly provinceDoubt: boolean
  readonly delivery: DeliveryForm
  readonly deliveryOption: DeliveryOption | undefined
  readonly deliveryError: 'forms.delivery_required' | undefined
  readonly billing: BillingForm
  readonly billingErrors: AddressErrors
  readonly card: {
    /**
     * `saved`: the order's card is used; `opening`: the frame is on its way; `frame`: it is there;
     * `unopened`: it could not be opened.
     */
    readonly shows: 'saved' | 'opening' | 'frame' | 'pristine'
    readonly saved: PaymentSummary | undefined
    readonly canKeep: boolean
    readonly session: PaymentSession | undefined
    readonly ready: boolean
    readonly fieldErrors: CheckoutContext['cardErrors']
  }
  /** A save is on its way; `canCancel` stops it. */
  readonly busy: boolean
  readonly canCancel: boolean
  /** The order is being placed: nothing can be done but wait. */
  readonly placing: boolean
  readonly canNext: boolean
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
  if (snapshot.matches('reconciling')) return 'reconciling'
  return snapshot.context.at === undefined ? 'loading' : 'step'
}

function cardShows(snapshot: Snapshot): CheckoutView['card']['shows'] {
  if (snapshot.matches({ payment: 'opening' }) || snapshot.matches('renewing')) return 'opening'
  if (snapshot.matches({ payment: 'pristine' })) return 'pristine'
  return snapshot.matches({ payment: 'resting' }) || snapshot.context.payment === undefined
    ? 'saved'
    : 'frame'
}

/** What there is to show of a checkout. */
export function checkoutView(snapshot: Snapshot): CheckoutView {
  const { context } = snapshot
  const { checkout, at = 'shipping' } = context
  const steps = stepsOf(context)
  const canBack = snapshot.can({ type: 'BACK' })
  const editing =
    snapshot.matches({ shipping: 'editing' }) ||
    snapshot.matches({ delivery: 'editing' }) ||
    canBack
  const reconciling = snapshot.matches('reconciling')
  const placing =
    reconciling || snapshot.matches({ review: 'placing' }) || snapshot.matches({ review: 'keying' })
  return {
    status: statusOf(snapshot),
    step: at,
    steps: steps.map((step, index) => ({
      step,
      state: step === at ? 'current' : index < steps.indexOf(at) ? 'done' : 'ahead',
      canGo: canBack && isEarlier(context, step),
    })),
    checkout,
    pricing: checkout?.order.pricing,
    needsShipping: needsShipping(context),
    asksEmail: context.guest,
    shipping: context.shipping,
    shippingErrors: context.shippingErrors,
    provinceDoubt: provinceMismatch(context.shipping),
    delivery: context.delivery,
    deliveryOption: checkout?.deliveryOptions.find(({ id }) => id === context.delivery.optionId),
    deliveryError: context.deliveryError && 'forms.delivery_required',
    billing: context.billing,
    billingErrors: context.billingErrors,
    card: {
      shows: cardShows(snapshot),
      saved: checkout?.payment ?? undefined,
      canKeep: snapshot.can({ type: 'KEEP_CARD' }),
      session: context.payment,
      ready: context.frameReady,
      fieldErrors: context.cardErrors,
    },
    busy: !editing && !placing && snapshot.status === 'active' && !snapshot.matches('failed'),
    canCancel: snapshot.can({ type: 'CANCEL' }),
    placing,
    canNext: snapshot.can({ type: 'NEXT' }),
    canBack,
    canPlace: snapshot.can({ type: 'PLACE' }),
    canRetry: snapshot.can({ type: 'RETRY' }),
    error: context.error,
    orderNumber: context.attempt?.orderNumber ?? undefined,
  }
}
