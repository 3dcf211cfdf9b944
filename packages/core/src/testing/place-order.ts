import { MOST_ADDRESSES } from '../addresses/saved-address.ts'
import { toWireAddress } from '../checkout/address.contract.ts'
import type { placeOrder } from '../checkout/payment-attempt.contract.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { assertStorefrontUrl } from './storefront-url.ts'
import { PAYMENT_METHODS } from '../payment/payment-methods.table.ts'
import { makeBoughtCredit } from './bought.ts'
import { countedPromo } from './cart-discount.ts'
import { assertBuyable, rejectChange } from './explain-change.ts'
import { dueMinorOf, returnCredits, spendCredits } from './credit.ts'
import { cartOf, signedIn, versionedCart } from './handler.ts'
import type { CheckedRequest } from './handler.ts'
import { saveAddress } from './handlers/addresses.ts'
import { saveCard } from './handlers/cards.ts'
import { assertMethod } from './payment-rules.ts'
import { TODAY } from './prices.table.ts'
import { reject } from './rejection.ts'
import type { ChallengeAnswer, TestAttempt } from './test-attempt.ts'
import { recordEarnings } from './test-earnings.ts'
import type { TestOrder } from './test-order.ts'
import { askForBuyer } from './test-newsletter.ts'
import type { TestCart, TestShop, WireCheckout } from './test-shop.ts'
import { needsShipping, taxOf, wholeAddress } from './wire-cart.ts'
import { assertSavedBefore, wireCheckout } from './wire-checkout.ts'

/**
 * Errors by the second part of a sample token: `tok_declined_…` is declined with CARD_DECLINED, and
 * so on. Every other token is charged.
 */
const TOKEN_ERRORS: Readonly<Record<string, ErrorCode>> = {
  declined: 'CARD_DECLINED',
  insufficient: 'CARD_INSUFFICIENT_FUNDS',
  expired: 'CARD_EXPIRED',
  cvc: 'CARD_CVC_INCORRECT',
  processing: 'CARD_PROCESSING_ERROR',
}
/** Number of the first order: `R` and twelve digits. */
const FIRST_ORDER = 261_112_001_001

/** The cart of a request, open, with lines and at the version of the request. */
export function checkoutCartOf(request: CheckedRequest): TestCart {
  const cart = versionedCart(request)
  if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
  return cart
}

/**
 * Places the order of a cart and returns its attempt; a declined attempt is rejected. The same
 * attempt id gives the same attempt, charged once, and a cart that is paid for gives its attempt.
 */
export function place(request: CheckedRequest<typeof placeOrder>): TestAttempt {
  const { body, key } = request
  const { attempt_id: id, return_url: returnUrl } = body
  if (returnUrl !== undefined) assertStorefrontUrl(request.shop, returnUrl, 'return_url')
  if (key !== id) reject('FIELD_VALUE_INVALID', { status: 422, field: 'Idempotency-Key' })
  const cart = cartOf(request)
  const fingerprint = JSON.stringify(body)
  const known = cart.attempts.get(id)
  if (known && known.fingerprint !== fingerprint)
    reject('FIELD_VALUE_INVALID', { status: 422, field: 'attempt_id' })
  if (known) {
    request.markReplayed()
    return endOf(known)
  }
  const last = [...cart.attempts.values()].at(-1)
  if (cart.state !== 'open' && last) return last
  return endOf(attemptIn(request, fingerprint))
}

function endOf(attempt: TestAttempt): TestAttempt {
  return attempt.state === 'declined'
    ? reject(attempt.code ?? 'PAYMENT_FAILED', { status: 400 })
    : attempt
}

/** Makes the attempt of a cart that is complete and costs what the shopper saw. */
function attemptIn(request: CheckedRequest<typeof placeOrder>, fingerprint: string): TestAttempt {
  const { shop, body } = request
  const cart = checkoutCartOf(request)
  assertSavedBefore('payment', shop, cart)
  assertBuyable(cart)
  assertSavedBefore('review', shop, cart)
  const snapshot = wireCheckout(shop, cart)
  const { pricing } = snapshot.order
  const isFree = dueMinorOf(shop, cart) === 0
  const payment = isFree ? null : snapshot.payment
  const isShown = pricing.raw_total === body.raw_total && pricing.currency === body.currency
  if (!isShown || (!payment && !isFree)) rejectChange(shop, cart)
  const method = cart.token.startsWith('card_') ? 'saved_card' : payment?.method
  if (payment && method) assertMethod(request, cart, method)
  const token = isFree ? '' : cart.token
  const challenged =
    (payment !== null && payment?.method !== 'card') || token.startsWith('tok_challenge')
  const isGone =
    method === 'saved_card' &&
    signedIn(request).cards.every((card) => `card_${card.token}` !== token)
  const code = isGone ? 'CARD_NOT_SAVED' : (TOKEN_ERRORS[token.split('_')[1] ?? ''] ?? null)
  const unknown = token.startsWith('tok_unknown')
  const attempt: TestAttempt = {
    id: body.attempt_id,
    fingerprint,
    state: code ? 'declined' : stateOf(challenged),
    challenge: challenged ? 'waiting' : null,
    code,
    orderNumber: null,
    settlesAfter: 2,
  }
  cart.attempts.set(attempt.id, attempt)
  if (code) {
    cart.payment = null
    return attempt
  }
  cart.state = 'paying'
  cart.frozen = frozen({ ...snapshot, payment })
  spendCredits(shop, cart)
  usePromo(cart)
  if (!unknown && !challenged) completeOrder(request, cart, attempt)
  return attempt
}

/** Takes one use of the promo whose discount an order has. */
function usePromo(cart: TestCart): void {
  cart.usedPromo = countedPromo(cart)
  if (cart.usedPromo) cart.usedPromo.used += 1
}

/** Gives the use of a declined payment back; a promo that a canceled order used stays used. */
function releasePromo(cart: TestCart): void {
  if (cart.usedPromo) cart.usedPromo.used -= 1
  cart.usedPromo = null
}

const stateOf = (challenged: boolean) => (challenged ? 'challenged' : 'unknown')

/** The codes of challenges that were not confirmed. */
const UNCONFIRMED = {
  cancel: 'PAYMENT_CANCELED',
  expire: 'PAYMENT_EXPIRED',
} as const satisfies Partial<Record<ChallengeAnswer, ErrorCode>>

/** Ends a challenged attempt as its shopper answered; while they have not, nothing happens. */
export function endChallenge(request: CheckedRequest, cart: TestCart, attempt: TestAttempt): void {
  const { state, challenge } = attempt
  if (state !== 'challenged' || challenge === null || challenge === 'waiting') return
  if (challenge === 'confirm') {
    completeOrder(request, cart, attempt)
    return
  }
  attempt.state = 'declined'
  attempt.code =
    challenge === 'deny'
      ? PAYMENT_METHODS[cart.payment?.method ?? 'card'].denied
      : UNCONFIRMED[challenge]
  cart.state = 'open'
  cart.payment = null
  cart.frozen = null
  releasePromo(cart)
  returnCredits(request.shop, cart)
}

/**
 * Answers a challenge in its shopper's place, as the provider's page does. Returns false for an
 * address that is none of a challenge that waits.
 */
export function answerChallenge(
  { users }: TestShop,
  actionUrl: string,
  answer: ChallengeAnswer,
): boolean {
  const id = new URL(actionUrl).searchParams.get('attempt')
  const carts = [...users.values()].flatMap(({ cart, orders }) => [
    ...(cart ? [cart] : []),
    ...orders,
  ])
  const attempt = carts
    .flatMap(({ attempts }) => [...attempts.values()])
    .find((each) => each.id === id)
  if (attempt?.challenge !== 'waiting') return false
  attempt.challenge = answer
  return true
}

const frozen = (checkout: WireCheckout): WireCheckout => ({
  ...checkout,
  delivery_options: checkout.delivery_options.filter(
    ({ id }) => id === checkout.delivery_option_id,
  ),
})

/** Makes the order of an attempt that was charged, and closes the cart. */
export function completeOrder(request: CheckedRequest, cart: TestCart, attempt: TestAttempt): void {
  const { shop } = request
  const number = `R${FIRST_ORDER + shop.invoices.size}`
  attempt.state = 'ordered'
  attempt.orderNumber = number
  cart.state = 'ordered'
  cart.version += 1
  const user = signedIn(request)
  saveCard(shop, user, cart)
  makeBoughtCredit(shop, user, cart, number)
  if (cart.saveAddress && cart.address && user.addresses.length < MOST_ADDRESSES)
    saveAddress(shop, user, { ...cart.address, isDefault: false })
  askForBuyer(shop, user, cart)
  const order: TestOrder = {
    userId: user.id,
    invoice: invoiceOf(shop, cart, attempt),
    cart,
    lines: [...cart.lines],
    shipment: null,
    canceledAt: null,
    printedAt: null,
    // Without the number, whose digits may look like a card's.
    token: `order-page-of-${number.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
  }
  shop.invoices.set(number, order)
  recordEarnings(shop, order)
}

function invoiceOf(shop: TestShop, cart: TestCart, { id, orderNumber }: TestAttempt) {
  const checkout = wireCheckout(shop, cart)
  const { order, email, gift, payment, delivery_options: options } = checkout
  const { credits, raw_due: due, vat_number: vatNumber = null } = checkout
  const ships = needsShipping(cart)
  const address = wholeAddress(cart)
  return {
    order_number: orderNumber ?? '',
    placed_at: `${TODAY}T10:00:00Z`,
    order,
    email: email ?? '',
    shipping_address: address && ships ? toWireAddress(address) : null,
    billing_country: ships ? null : (address?.country ?? null),
    gift,
    delivery: options[0] ?? null,
    payment,
    gateway_metadata: { provider: 'sandbox', charge_id: `ch_${id}` },
    contact_email: 'help@selvage.test',
    measurement_system: cart.preferences.measurement,
    tax_rate: address && taxOf(address.country).rate,
    seller: {
      name: 'Selvage sample shop',
      address: ['Sample Street 1', '12345 Sample Town', 'United States'],
      tax_id: 'US 00-0000000',
    },
    refunds: [],
    vat_number: vatNumber,
    ...(credits && { credits }),
    ...(due !== undefined && { raw_due: due }),
  }
}
