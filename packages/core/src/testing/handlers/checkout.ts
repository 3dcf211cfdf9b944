import { checkAddress, checkShipping } from '../../checkout/address.ts'
import type { Address } from '../../checkout/address.ts'
import {
  getCheckout,
  openPayment,
  putDelivery,
  putPayment,
  putShipping,
} from '../../checkout/checkout.contract.ts'
import { getAttempt, placeOrder } from '../../checkout/payment-attempt.contract.ts'
import { SHIPPING_FIELDS } from '../../checkout/shipping.table.ts'
import type { ErrorCode } from '../../errors/catalogue.table.ts'
import { isErrorCode } from '../../errors/errors.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import { cartOf, handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { checkoutCartOf, completeOrder, place } from '../place-order.ts'
import { Rejection, reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestCart } from '../test-shop.ts'
import { deliveryOptionsOf, wireAttempt, wireCheckout } from '../wire-checkout.ts'
import { changed } from './lines.ts'

const saved = ({ shop }: CheckedRequest, cart: TestCart) => {
  changed(shop, cart)
  return { checkout: wireCheckout(shop, cart) }
}

/** Rejects a form that has errors, with the gateway's code and field name of each. */
function rejectErrors(
  fieldErrors: Readonly<Record<string, string | undefined>>,
  prefix = '',
): void {
  const errors = Object.entries(fieldErrors).map(([field, fieldError]) => ({
    code: codeOf(fieldError),
    field: prefix + SHIPPING_FIELDS[field as keyof typeof SHIPPING_FIELDS],
  }))
  if (errors.length > 0) throw new Rejection(400, errors)
}

function codeOf(fieldError: string | undefined): ErrorCode {
  if (isErrorCode(fieldError)) return fieldError
  return fieldError === 'required' ? 'FIELD_CANNOT_BE_BLANK' : 'FIELD_VALUE_INVALID'
}

const samplePayment = (billingAddress: Address | null): TestCart['payment'] => ({
  method: 'card',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  nameOnCard: 'Ada Lovelace',
  billingAddress,
})

/** Calls of checkout, payment attempts and invoices. */
export const checkoutHandlers: readonly Handler[] = [
  handle(getCheckout, (request) => {
    const cart = cartOf(request, request.params['id'] ?? '')
    if (cart.closed) reject('ORDER_NOT_PENDING')
    if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
    return { checkout: wireCheckout(request.shop, cart) }
  }),
  handle(putShipping, (request) => {
    const cart = checkoutCartOf(request)
    const fieldErrors = checkShipping(request.body, { guest: signedIn(request).guest })
    const asks = cart.needsShipping ? Object.keys(fieldErrors) : ['email', 'emailRetype', 'country']
    rejectErrors(
      Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => asks.includes(field))),
    )
    cart.form = request.body
    return saved(request, cart)
  }),
  handle(putDelivery, (request) => {
    const cart = checkoutCartOf(request)
    if (!cart.form) reject('SHIPPING_ADDRESS_MISSING')
    if (
      !deliveryOptionsOf(request.shop, cart).some(({ id }) => id === request.body.deliveryOptionId)
    )
      reject('DELIVERY_OPTION_MISSING')
    cart.deliveryId = request.body.deliveryOptionId
    cart.gift = request.body.gift
    return saved(request, cart)
  }),
  handle(openPayment, (request) => {
    const cart = cartOf(request, request.params['id'] ?? '')
    if (cart.closed) reject('ORDER_NOT_PENDING')
    if (!cart.form) reject('SHIPPING_ADDRESS_MISSING')
    const session = newId(request.shop, 'pay')
    const frame = new URL(request.shop.frameUrl)
    frame.searchParams.set('session', session)
    return {
      provider: 'sandbox',
      session_id: session,
      frame_url: frame.href,
      frame_origin: frame.origin,
    }
  }),
  handle(putPayment, (request) => {
    const cart = checkoutCartOf(request)
    const { token, billingAddress } = request.body
    if (!token.startsWith('tok_')) reject('PAYMENT_DETAILS_MISSING_ERROR')
    if (billingAddress) rejectErrors(checkAddress(billingAddress), 'billing_address.')
    cart.token = token
    cart.payment = samplePayment(billingAddress)
    return saved(request, cart)
  }),
  handle(placeOrder, (request) => ({ attempt: wireAttempt(place(request)) })),
  handle(getAttempt, (request) => {
    const cart = cartOf(request, request.params['id'] ?? '')
    const attempt =
      cart.attempts.get(request.params['attempt'] ?? '') ??
      reject('ORDER_NOT_FOUND', { status: 404 })
    attempt.settlesAfter -= 1
    if (attempt.state === 'unknown' && attempt.settlesAfter <= 0)
      completeOrder(request, cart, attempt)
    return { attempt: wireAttempt(attempt) }
  }),
  handle(getInvoice, ({ shop, user, params }) => {
    const found = shop.invoices.get(params['orderNumber'] ?? '')
    return found && found.userId === user?.id
      ? { invoice: found.invoice }
      : reject('ORDER_NOT_FOUND', { status: 404 })
  }),
]
