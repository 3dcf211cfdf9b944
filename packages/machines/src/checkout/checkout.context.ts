import {
  checkBillingAddress,
  checkShipping,
  emptyAddress,
  isShippingCountry,
  NO_GIFT,
  unshippedErrors,
} from '@selvage/core/checkout'
import type { Address, Checkout } from '@selvage/core/checkout'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  DeliveryForm,
  FieldErrors,
} from './checkout.types.ts'
import { errorMessage } from '../error-message.ts'
import { currencyNote, NO_ERROR } from './outcome.ts'

type Changes = Partial<CheckoutContext>

/** An address in which only the country is filled in, if it is one that is shipped to. */
const blankAddress = (country: string): Address =>
  emptyAddress(isShippingCountry(country) ? country : '')

/** The context that a checkout begins with. */
export function initialContext({
  orderId,
  guest,
  country,
  address,
  checkout,
  returnUrl,
  stored,
  step,
}: CheckoutInput): CheckoutContext {
  const own = stored?.orderId === orderId ? stored : undefined
  const empty: CheckoutContext = {
    orderId,
    guest,
    country,
    stored: own,
    step,
    returnUrl,
    shipping: own?.shipping ?? {
      ...(address ?? blankAddress(country)),
      email: '',
      emailRetype: '',
      newsletter: false,
      // A member decides where the form asks; nobody else is asked.
      saveAddress: guest ? false : undefined,
    },
    delivery: own?.delivery ?? { optionId: null, gift: NO_GIFT },
    billing: own?.billing ?? { same: true, address: blankAddress(country) },
    attemptId: own?.attemptId,
    fieldErrors: {},
    cardErrors: [],
    card: 'new',
    choice: { method: 'card' },
    saveCard: false,
    isSlow: false,
    asked: 0,
    conflicts: 0,
  }
  return checkout ? { ...empty, ...takeFirstCheckout(empty, checkout) } : empty
}

/**
 * Takes the first answer. The forms begin with the values of the order, unless typed ones were
 * stored.
 */
export function takeFirstCheckout(context: CheckoutContext, checkout: Checkout): Changes {
  const taken = takeCheckout(context, checkout)
  const open =
    checkout.attempt && checkout.attempt.state !== 'declined'
      ? { attempt: checkout.attempt, attemptId: checkout.attempt.id }
      : {}
  if (context.stored) {
    // A page that showed the review has lost its payment since: the order has changed.
    const isOutdated = context.stored.step === 'review' && taken.card === 'new'
    return { ...taken, ...open, ...(isOutdated && { card: 'outdated' as const }) }
  }
  const { shippingAddress: address, email, newsletter, saveAddress, payment } = checkout
  return {
    ...taken,
    ...open,
    shipping: {
      ...context.shipping,
      ...address,
      email: email ?? '',
      emailRetype: email ?? '',
      newsletter,
      // An order without an address has decided nothing.
      saveAddress: address ? saveAddress : context.shipping.saveAddress,
    },
    delivery: offeredDelivery(
      { optionId: checkout.deliveryOptionId, gift: checkout.gift },
      checkout,
    ),
    ...(payment?.billingAddress && { billing: { same: false, address: payment.billingAddress } }),
  }
}

/** Takes a later answer: amounts, options and the saved card; nothing that was typed changes. */
export function takeCheckout(context: CheckoutContext, checkout: Checkout): Changes {
  return {
    checkout,
    delivery: offeredDelivery(context.delivery, checkout),
    // Where credit pays it all, no card is asked for.
    card: checkout.payment || checkout.due.minor === 0 ? 'order' : 'new',
  }
}

/**
 * Takes the answer to a saved step. It makes a newer order, so an attempt that the gateway never
 * saw is given up.
 */
export function takeSaved(context: CheckoutContext, checkout: Checkout): Changes {
  const isOutdated = !checkout.payment && checkout.due.minor > 0 && context.card !== 'new'
  return {
    ...takeCheckout(context, checkout),
    ...(isOutdated && { card: 'outdated' }),
    ...NO_ERROR,
    error: currencyNote(context, checkout),
    conflicts: 0,
    token: undefined,
    attemptId: undefined,
    attempt: undefined,
  }
}

/** A frame is opened for one amount of one currency, so another one needs another frame. */
export function dropFrame({ checkout }: CheckoutContext, { due }: Checkout): Changes {
  const isSame = due.minor === checkout?.due.minor && due.currency === checkout.due.currency
  return isSame ? {} : { payment: undefined }
}

/** The chosen option while it is offered, else the order's own, else the standard one. */
function offeredDelivery(
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

/** True when the order is shipped, and as long as that is not known. */
export function needsShipping({ checkout }: CheckoutContext): boolean {
  return checkout?.order.needsShipping ?? true
}

/** The errors at the fields of the step that is shown. */
export function shownFieldErrors({ at, fieldErrors }: CheckoutContext): FieldErrors {
  return (at && fieldErrors[at]) ?? {}
}

/** Puts the errors of the step that is shown in place of its earlier ones. */
export function withFieldErrors(context: CheckoutContext, errors: FieldErrors): Changes {
  const { at, fieldErrors } = context
  return at ? { fieldErrors: { ...fieldErrors, [at]: errors } } : {}
}

/** Shows the last failure: at its fields, else above the step. */
export function showOutcome(context: CheckoutContext): Changes {
  const { outcome } = context
  if (outcome?.kind === 'conflict')
    return { ...NO_ERROR, conflicts: 0, error: errorMessage('CART_VERSION_CONFLICT') }
  if (outcome?.kind !== 'fields') return { outcome: undefined, error: outcome?.errorMessage }
  return { ...NO_ERROR, ...withFieldErrors(context, outcome.fieldErrors) }
}

/** Takes the error away from a field of the step that is shown. */
function withoutFieldError(context: CheckoutContext, field: keyof FieldErrors): Changes {
  const { [field]: mended, ...others } = shownFieldErrors(context)
  return withFieldErrors(context, others)
}

/** Puts a typed value into the shipping form and takes the error away from its field. */
export function typeShipping(context: CheckoutContext, event: CheckoutEvent): Changes {
  if (event.type !== 'TYPE') return {}
  return {
    shipping: { ...context.shipping, [event.field]: event.value },
    ...withoutFieldError(context, event.field),
  }
}

/** Checks the shipping form. Without anything to ship it asks for the e-mail and the country. */
export function checkShippingForm(context: CheckoutContext): FieldErrors {
  const fieldErrors = checkShipping(context.shipping, { guest: context.guest })
  return needsShipping(context) ? fieldErrors : unshippedErrors(fieldErrors)
}

/** Puts the chosen delivery option, or what was changed about the gift, into the delivery form. */
export function fillDelivery(context: CheckoutContext, event: CheckoutEvent): Changes {
  const { delivery } = context
  if (event.type === 'CHOOSE_DELIVERY')
    return {
      delivery: { ...delivery, optionId: event.optionId },
      ...withoutFieldError(context, 'optionId'),
    }
  if (event.type === 'GIFT')
    return {
      delivery: { ...delivery, gift: { ...delivery.gift, ...event.gift } },
      ...withoutFieldError(context, 'giftMessage'),
    }
  return {}
}

/** Checks that the chosen delivery option is one of the order's. */
export function checkDelivery({ checkout, delivery }: CheckoutContext): FieldErrors {
  const offered = checkout?.deliveryOptions.some(({ id }) => id === delivery.optionId)
  return offered ? {} : { optionId: 'delivery_required' }
}

/** Puts a typed value into the billing address and takes the error away from its field. */
export function typeBilling(context: CheckoutContext, event: CheckoutEvent): Changes {
  const { billing } = context
  if (event.type === 'BILLING_SAME')
    return { billing: { ...billing, same: event.same }, ...withFieldErrors(context, {}) }
  if (event.type !== 'TYPE_BILLING') return {}
  return {
    billing: { ...billing, address: { ...billing.address, [event.field]: event.value } },
    ...withoutFieldError(context, event.field),
  }
}

/** Checks the billing address, unless it is the shipping address. */
export function checkBilling({ billing }: CheckoutContext): FieldErrors {
  return billing.same ? {} : checkBillingAddress(billing.address)
}
