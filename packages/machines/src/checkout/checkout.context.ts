import { checkAddress, checkShipping } from '@selvage/core/checkout'
import type { Address, Checkout, ShippingForm } from '@selvage/core/checkout'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  DeliveryForm,
  ShippingFieldErrors,
} from './checkout.types.ts'

type Changes = Partial<CheckoutContext>

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

/** The context that a checkout begins with. */
export function initialContext({
  orderId,
  guest,
  country,
  checkout,
  stored,
}: CheckoutInput): CheckoutContext {
  const own = stored?.orderId === orderId ? stored : undefined
  const empty: CheckoutContext = {
    orderId,
    guest,
    country,
    stored: own,
    shipping: own?.shipping ?? {
      ...blankAddress(country),
      email: '',
      emailRetype: '',
      newsletter: false,
    },
    delivery: own?.delivery ?? { optionId: null, gift: NO_GIFT },
    billing: own?.billing ?? { same: true, address: blankAddress(country) },
    attemptId: own?.attemptId,
    shippingErrors: {},
    billingErrors: {},
    cardErrors: [],
    frameReady: false,
    card: 'new',
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
    card: checkout.payment ? 'saved' : 'new',
  }
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

/** Puts a typed value into the shipping form and takes the error away from its field. */
export function typeShipping(context: CheckoutContext, event: CheckoutEvent): Changes {
  if (event.type !== 'TYPE') return {}
  return {
    shipping: { ...context.shipping, [event.field]: event.value },
    shippingErrors: without(context.shippingErrors, event.field),
  }
}

/** Checks the shipping form. Without anything to ship it asks for the e-mail and the country. */
export function checkShippingForm(context: CheckoutContext): ShippingFieldErrors {
  const fieldErrors = checkShipping(context.shipping, { guest: context.guest })
  if (needsShipping(context)) return fieldErrors
  const asked: readonly (keyof ShippingForm)[] = ['email', 'emailRetype', 'country']
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => (asked as readonly string[]).includes(field)),
  )
}

/** Puts the chosen delivery option, or what was changed about the gift, into the delivery form. */
export function fillDelivery({ delivery }: CheckoutContext, event: CheckoutEvent): Changes {
  if (event.type === 'CHOOSE_DELIVERY')
    return { delivery: { ...delivery, optionId: event.optionId }, deliveryError: undefined }
  if (event.type === 'GIFT')
    return { delivery: { ...delivery, gift: { ...delivery.gift, ...event.gift } } }
  return {}
}

/** Checks that the chosen delivery option is one of the order's. */
export function checkDelivery({
  checkout,
  delivery,
}: CheckoutContext): CheckoutContext['deliveryError'] {
  const offered = checkout?.deliveryOptions.some(({ id }) => id === delivery.optionId)
  return offered ? undefined : 'delivery_required'
}

/** Puts a typed value into the billing address and takes the error away from its field. */
export function typeBilling(
  { billing, billingErrors }: CheckoutContext,
  event: CheckoutEvent,
): Changes {
  if (event.type === 'BILLING_SAME')
    return { billing: { ...billing, same: event.same }, billingErrors: {} }
  if (event.type !== 'TYPE_BILLING') return {}
  return {
    billing: { ...billing, address: { ...billing.address, [event.field]: event.value } },
    billingErrors: without(billingErrors, event.field),
  }
}

/** Checks the billing address, unless it is the shipping address. */
export function checkBilling({ billing }: CheckoutContext): CheckoutContext['billingErrors'] {
  return billing.same ? {} : checkAddress(billing.address)
}

function without<Errors extends object>(errors: Errors, field: keyof Errors): Partial<Errors> {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== field),
  ) as Partial<Errors>
}
