import { toWireAddress } from '../checkout/address.contract.ts'
import type { placeOrder } from '../checkout/payment-attempt.contract.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { cartOf, signedIn, versionedCart } from './handler.ts'
import type { CheckedRequest } from './handler.ts'
import { TODAY } from './prices.table.ts'
import { reject } from './rejection.ts'
import type { TestAttempt, TestCart } from './test-shop.ts'
import { wireCart } from './wire-cart.ts'
import { wireCheckout } from './wire-checkout.ts'

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

/** The open cart of a request, checked against its version; rejects an empty or closed cart. */
export function checkoutCartOf(request: CheckedRequest): TestCart {
  const cart = cartOf(request, request.params['id'] ?? '')
  if (cart.closed) reject('ORDER_NOT_PENDING')
  if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
  return versionedCart(request, request.params['id'])
}

/** Places the order of a cart. The same attempt id gives the same attempt, charged once. */
export function place(request: CheckedRequest<typeof placeOrder>): TestAttempt {
  const { shop, body } = request
  const before = cartOf(request, request.params['id'] ?? '').attempts.get(body.attempt_id)
  if (before) return before
  const cart = checkoutCartOf(request)
  if (!cart.form) reject('SHIPPING_ADDRESS_MISSING')
  if (cart.needsShipping && cart.deliveryId === null) reject('DELIVERY_OPTION_MISSING')
  if (!cart.payment) reject('PAYMENT_DETAILS_MISSING_ERROR')
  if (wireCart(shop, cart).pricing.raw_total !== body.raw_total) reject('EXCHANGE_RATE_CHANGED')
  const attempt = attemptOf(body.attempt_id, cart.token)
  cart.attempts.set(attempt.id, attempt)
  if (attempt.state === 'ordered') completeOrder(request, cart, attempt)
  return attempt
}

function attemptOf(id: string, token: string): TestAttempt {
  const code = TOKEN_ERRORS[token.split('_')[1] ?? ''] ?? null
  return { id, state: stateOf(token, code), code, orderNumber: null, settlesAfter: 2 }
}

function stateOf(token: string, code: ErrorCode | null): TestAttempt['state'] {
  if (code) return 'declined'
  return token.startsWith('tok_unknown') ? 'unknown' : 'ordered'
}

/** Makes the order of an attempt that was charged, and closes the cart. */
export function completeOrder(request: CheckedRequest, cart: TestCart, attempt: TestAttempt): void {
  const { shop } = request
  const number = `${TODAY.slice(2).replaceAll('-', '')}-${1001 + shop.invoices.size}`
  const { delivery_options: options, gift, payment } = wireCheckout(shop, cart)
  attempt.state = 'ordered'
  attempt.orderNumber = number
  cart.closed = true
  shop.invoices.set(number, {
    userId: signedIn(request).id,
    invoice: {
      order_number: number,
      placed_at: `${TODAY}T10:00:00Z`,
      order: wireCart(shop, cart),
      email: cart.form?.email ?? '',
      shipping_address: cart.form && toWireAddress(cart.form),
      gift,
      delivery: options.find(({ id }) => id === cart.deliveryId) ?? {
        id: 'none',
        kind: 'standard',
        raw_price: 0,
        currency: shop.currency,
        arrives_from: TODAY,
        arrives_until: TODAY,
      },
      payment,
      gateway_metadata: { provider: 'sandbox', charge_id: `ch_${attempt.id}` },
      contact_email: 'help@selvage.test',
    },
  })
}
