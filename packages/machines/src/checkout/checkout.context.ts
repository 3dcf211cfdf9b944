import { checkAddress, checkShipping, stepsFor } from '@selvage/core/checkout'
import type { Address, Checkout, CheckoutStep, ShippingForm } from '@selvage/core/checkout'
import type {
  CheckoutContext,
  CheckoutInput,
  DeliveryForm,
  ShippingFieldErrors,
} from './checkout.types.ts'

const blankAddress = (country: string): Address => ({
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zipcode: '',
  country,
  phone: '',
})
const NO_GIFT = { isGift: false, removePrices: false, message: '' } as const

/** What a checkout begins with. */
export function beginContext({
  orderId,
  guest,
  country,
  checkout,
  stored,
}: CheckoutInput): CheckoutContext {
  const mine = stored?.orderId === orderId ? stored : undefined
  const empty: CheckoutContext = {
    orderId,
    guest,
    country,
    stored: mine,
    shipping: mine?.shipping ?? {
      ...blankAddress(country),
      email: '',
      emailRetype: '',
      newsletter: false,
    },
    delivery: mine?.delivery ?? { optionId: null, gift: NO_GIFT },
    billing: mine?.billing ?? { same: true, address: blankAddress(country) },
    attemptId: mine?.attemptId,
    shippingErrors: {},
    billingErrors: {},
    cardErrors: [],
    frameReady: false,
    card: 'new',
    asked: 0,
    conflicts: 0,
  }
  return checkout ? { ...empty, ...firstCheckout(empty, checkout) } : empty
}

/**
 * Takes the first answer in: the forms begin with what the order has, unless the shopper's own
 * words were kept.
 */
export function firstCheckout(
  context: CheckoutContext,
  checkout: Checkout,
): Partial<CheckoutContext> {
  const taken = withCheckout(context, checkout)
  const open =
    checkout.attempt && checkout.attempt.state !== 'declined'
      ? { attempt: checkout.attempt, attemptId: checkout.attempt.id }
      : {}
  if (context.stored) return { ...taken, ...open }
  const { shippingAddress: address, email, newsletter, payment } = checkout
  return {
    ...taken,
    ...open,
    shipping: {
      ...context.shipping,
      ...address,
      email: email ?? '',
      emailRetype: email ?? '',
      newsletter,
    },
    delivery: deliveryOf({ optionId: checkout.deliveryOptionId, gift: checkout.gift }, checkout),
    ...(payment?.billingAddress && { billing: { same: false, address: payment.billingAddress } }),
  }
}

/** Takes a later answer in: amounts, options and the saved card; nothing that was typed changes. */
export function withCheckout(
  context: CheckoutContext,
  checkout: Checkout,
): Partial<CheckoutContext> {
  return {
    checkout,
    delivery: deliveryOf(context.delivery, checkout),
    card: checkout.payment ? 'saved' : 'new',
  }
}

/** The chosen option while it is offered, else the order's own, else the standard one. */
function deliveryOf(
  form: DeliveryForm,
  { deliveryOptions, deliveryOptionId }: Checkout,
): DeliveryForm {
  const offered = (id: string | null) => deliveryOptions.find((option) => option.id === id)
  const option =
    offered(form.optionId) ??
    offered(deliveryOptionId) ??
    deliveryOptions.find(({ kind }) => kind === 'standard') ??
    deliveryOptions[0]
  return { ...form, optionId: option?.id ?? null }
}

/** True when the order is shipped; until it is known, that is taken for granted. */
export function needsShipping({ checkout }: CheckoutContext): boolean {
  return checkout?.order.needsShipping ?? true
}

/** The steps of this order. */
export function stepsOf(context: CheckoutContext): CheckoutStep[] {
  return stepsFor({ needsShipping: needsShipping(context) })
}

/** True when the gateway has what a step asks for. */
export function isDone(context: CheckoutContext, step: CheckoutStep): boolean {
  const { checkout } = context
  if (!checkout) return false
  if (step === 'shipping')
    return checkout.shippingAddress !== null || (!needsShipping(context) && checkout.email !== null)
  if (step === 'delivery')
    return checkout.deliveryOptions.some(({ id }) => id === checkout.deliveryOptionId)
  return step === 'payment' && checkout.payment !== null
}

/** The furthest step that may be shown: each step before it is done. */
export function furthestStep(context: CheckoutContext): CheckoutStep {
  return stepsOf(context).find((step) => step === 'review' || !isDone(context, step)) ?? 'review'
}

/** The step to go on with: where the shopper was, but never past the furthest one. */
export function resumeStep(context: CheckoutContext): CheckoutStep {
  const steps = stepsOf(context)
  const furthest = furthestStep(context)
  const wanted = context.at ?? context.stored?.step ?? furthest
  return steps.includes(wanted) && steps.indexOf(wanted) < steps.indexOf(furthest)
    ? wanted
    : furthest
}

/** True when `step` stands before the one that is shown. */
export function isEarlier(context: CheckoutContext, step: CheckoutStep): boolean {
  const steps = stepsOf(context)
  const [target, current] = [
    steps.indexOf(step),
    context.at === undefined ? -1 : steps.indexOf(context.at),
  ]
  return target >= 0 && target < current
}

/** Checks the first step. Without anything to ship it asks for the e-mail and the country only. */
export function checkFirstStep(context: CheckoutContext): ShippingFieldErrors {
  const fieldErrors = checkShipping(context.shipping, { guest: context.guest })
  if (needsShipping(context)) return fieldErrors
  const asked: readonly (keyof ShippingForm)[] = ['email', 'emailRetype', 'country']
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => (asked as readonly string[]).includes(field)),
  )
}

/** Checks the billing address, unless it is the shipping address. */
export function checkBilling({ billing }: CheckoutContext): CheckoutContext['billingErrors'] {
  return billing.same ? {} : checkAddress(billing.address)
}
