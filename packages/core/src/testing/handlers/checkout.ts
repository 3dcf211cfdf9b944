import { ADDRESS_REGIONS } from '../../checkout/address-regions.ts'
import {
  checkBillingAddress,
  checkShipping,
  isEmail,
  normalizeAddress,
  normalizeEmail,
  unshippedErrors,
} from '../../checkout/address.ts'
import type { Address } from '../../checkout/address.ts'
import {
  getCheckout,
  openPayment,
  putDelivery,
  putPayment,
  putShipping,
} from '../../checkout/checkout.contract.ts'
import type { CardSummary } from '../../checkout/checkout-state.contract.ts'
import { NO_GIFT } from '../../checkout/no-gift.ts'
import { cancelAttempt, getAttempt, placeOrder } from '../../checkout/payment-attempt.contract.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import type { SavedCard } from '../../payment/saved-cards.contract.ts'
import { dueMinorOf } from '../credit.ts'
import { paymentFits, rejectChange, termsOfCart } from '../explain-change.ts'
import { cartOf, handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { assertMethod, payableOf } from '../payment-rules.ts'
import { checkoutCartOf, completeOrder, endChallenge, place } from '../place-order.ts'
import { reject } from '../rejection.ts'
import { assertOpen, newId, pendingCart } from '../test-shop.ts'
import type { TestAttempt } from '../test-attempt.ts'
import type { TestCart } from '../test-shop.ts'
import { deliveryOptionsOf, needsShipping } from '../wire-cart.ts'
import { assertSavedBefore, savedCheckout, wireAttempt, wireCheckout } from '../wire-checkout.ts'
import { ownOrder } from './orders.ts'
import { rejectErrors } from './reject-errors.ts'

const saved = ({ shop }: CheckedRequest, cart: TestCart) => savedCheckout(shop, cart)

const samplePayment = (billingAddress: Address | null): CardSummary => ({
  method: 'card',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  nameOnCard: 'Ada Lovelace',
  billingAddress,
})

const shownOf = ({ brand, last4, expiryMonth, expiryYear }: SavedCard) => ({
  brand,
  last4,
  expiryMonth,
  expiryYear,
})

const ship = handle(putShipping, (request) => {
  const { body } = request
  const { guest } = signedIn(request)
  const cart = pendingCart(signedIn(request)) ?? cartOf(request)
  const email = body.email.trim() === '' ? null : normalizeEmail(body.email)
  const wrongEmail = !guest && email !== null && !isEmail(email)
  const fieldErrors = {
    ...checkShipping(body, { guest, regions: ADDRESS_REGIONS }),
    ...(wrongEmail && { email: 'email' as const }),
  }
  rejectErrors(needsShipping(cart) ? fieldErrors : unshippedErrors(fieldErrors))
  checkoutCartOf(request)
  const { fullName, line1, line2, city, state, zipcode, country, phone } = normalizeAddress(body)
  cart.address = { fullName, line1, line2, city, state, zipcode, country, phone }
  cart.email = email
  cart.newsletter = body.newsletter
  if (needsShipping(cart)) cart.preferences.country = country
  cart.saveAddress = !guest && body.saveAddress === true
  return saved(request, cart)
})

const pay = handle(putPayment, (request) => {
  const { method, token, billingAddress, cardId, saveCard } = request.body
  const missing = () => reject('PAYMENT_DETAILS_MISSING_ERROR', { field: 'token' })
  if (method === 'card' && token === '') missing()
  if (billingAddress)
    rejectErrors(checkBillingAddress(billingAddress, ADDRESS_REGIONS), 'billing_address.')
  const cart = checkoutCartOf(request)
  assertSavedBefore('payment', request.shop, cart)
  if (method === 'card' && !token.startsWith('tok_')) missing()
  assertMethod(request, cart, method)
  if (saveCard && signedIn(request).guest)
    reject('STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED')
  if (method === 'card' && !saveCard && payableOf(request.shop, cart).subscription)
    reject('CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM')
  const own = signedIn(request).cards.find(({ id }) => id === cardId)
  if (method === 'saved_card' && !own)
    reject(cardId === '' ? 'PAYMENT_DETAILS_MISSING_ERROR' : 'CARD_NOT_SAVED', { field: 'card_id' })
  if (method === 'saved_card' && own?.expired) reject('CARD_EXPIRED', { field: 'card_id' })
  if (cart.terms && method === 'card' && cart.terms.totalMinor !== dueMinorOf(request.shop, cart))
    rejectChange(request.shop, cart)
  cart.token = own ? `card_${own.token}` : token
  cart.saveCard = method === 'card' && saveCard
  const billed = billingAddress && normalizeAddress(billingAddress)
  cart.payment =
    method === 'card' || method === 'saved_card'
      ? { ...samplePayment(billed), ...(own && shownOf(own)) }
      : { method, billingAddress: billed }
  cart.terms = termsOfCart(request.shop, cart)
  return saved(request, cart)
})

const attemptOf = ({ params }: CheckedRequest, { attempts }: TestCart): TestAttempt =>
  attempts.get(params['attempt'] ?? '') ?? reject('ORDER_NOT_FOUND')

/** Calls of checkout, payment attempts and invoices. */
export const checkoutHandlers: readonly Handler[] = [
  handle(getCheckout, (request) => {
    const cart = cartOf(request)
    if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
    return { checkout: wireCheckout(request.shop, cart) }
  }),
  ship,
  handle(putDelivery, (request) => {
    const cart = checkoutCartOf(request)
    const { deliveryOptionId, gift } = request.body
    assertSavedBefore('delivery', request.shop, cart)
    const options = deliveryOptionsOf(cart, cart.preferences.currency)
    if (!options.some(({ kind }) => kind === deliveryOptionId))
      reject('DELIVERY_OPTION_MISSING', { field: 'delivery_option_id' })
    cart.deliveryId = deliveryOptionId
    cart.gift = gift.isGift ? { ...gift, message: gift.message.trim() } : NO_GIFT
    return saved(request, cart)
  }),
  handle(openPayment, (request) => {
    const cart = cartOf(request)
    assertOpen(cart)
    if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
    assertSavedBefore('payment', request.shop, cart)
    // A card that was given for other terms must not fit these.
    if (!paymentFits(request.shop, cart)) cart.payment = null
    cart.terms = termsOfCart(request.shop, cart)
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
  pay,
  handle(placeOrder, (request) => ({ attempt: wireAttempt(request.shop, place(request)) })),
  handle(getAttempt, (request) => {
    const cart = cartOf(request)
    const attempt = attemptOf(request, cart)
    endChallenge(request, cart, attempt)
    attempt.settlesAfter -= 1
    if (attempt.state === 'unknown' && attempt.settlesAfter <= 0)
      completeOrder(request, cart, attempt)
    return { attempt: wireAttempt(request.shop, attempt) }
  }),
  handle(cancelAttempt, (request) => {
    const cart = cartOf(request)
    const attempt = attemptOf(request, cart)
    if (attempt.challenge === 'waiting') attempt.challenge = 'cancel'
    endChallenge(request, cart, attempt)
    return { attempt: wireAttempt(request.shop, attempt) }
  }),
  handle(getInvoice, (request) => ({ invoice: ownOrder(request).invoice })),
]
