import { checkAddress, checkShipping } from '../../checkout/address.ts'
import type { Address } from '../../checkout/address.ts'
import {
  getAttempt,
  getCheckout,
  openPayment,
  placeOrder,
  putDelivery,
  putPayment,
  putShipping,
  toWireAddress,
} from '../../checkout/checkout.contract.ts'
import { SHIPPING_FIELDS } from '../../checkout/shipping.table.ts'
import type { CallReply } from '../../contract/define-call.ts'
import { isErrorCode } from '../../errors/errors.ts'
import type { ErrorCode } from '../../errors/catalogue.table.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import { cartOf, handle, signedIn, versionedCart } from '../handler.ts'
import type { RecordedRequest, Handler } from '../handler.ts'
import { DELIVERY, TODAY } from '../prices.table.ts'
import { Rejection, reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestAttempt, TestCart, TestShop } from '../test-shop.ts'
import { raw } from '../test-line.ts'
import { deliveryMinor, wireCart } from '../wire-cart.ts'
import { changed } from './lines.ts'

type WireCheckout = CallReply<typeof getCheckout>['checkout']

/**
 * What a sample token ends in: `tok_declined_…` is declined, and so on; every other token is
 * charged.
 */
const ENDS: Readonly<Record<string, ErrorCode>> = {
  declined: 'CARD_DECLINED',
  insufficient: 'CARD_INSUFFICIENT_FUNDS',
  expired: 'CARD_EXPIRED',
  cvc: 'CARD_CVC_INCORRECT',
  processing: 'CARD_PROCESSING_ERROR',
}

const dayAfter = (days: number) =>
  new Date(Date.parse(`${TODAY}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const optionsOf = (shop: TestShop, cart: TestCart): WireCheckout['delivery_options'] =>
  cart.form && cart.needsShipping
    ? DELIVERY.map(({ id, kind, days }) => ({
        id,
        kind,
        raw_price: raw(deliveryMinor(shop, cart, id, shop.currency)),
        currency: shop.currency,
        arrives_from: dayAfter(days[0]),
        arrives_until: dayAfter(days[1]),
      }))
    : []

const wireAttempt = ({ id, state, orderNumber, code }: TestAttempt) => ({
  id,
  state,
  order_number: orderNumber,
  code,
})
const wirePayment = ({ payment }: TestCart): WireCheckout['payment'] =>
  payment && {
    method: 'card',
    brand: payment.brand,
    last4: payment.last4,
    exp_month: payment.expiryMonth,
    exp_year: payment.expiryYear,
    name_on_card: payment.nameOnCard,
    billing_address: payment.billingAddress && toWireAddress(payment.billingAddress),
  }

function wireCheckout(shop: TestShop, cart: TestCart): WireCheckout {
  const last = [...cart.attempts.values()].at(-1)
  return {
    order: wireCart(shop, cart),
    email: cart.form?.email ?? null,
    shipping_address: cart.form && toWireAddress(cart.form),
    newsletter_opt_in: cart.form?.newsletter ?? false,
    delivery_options: optionsOf(shop, cart),
    delivery_option_id: cart.deliveryId,
    notices: [],
    gift: {
      is_gift: cart.gift.isGift,
      remove_prices: cart.gift.removePrices,
      message: cart.gift.message,
    },
    payment: wirePayment(cart),
    attempt: last ? wireAttempt(last) : null,
  }
}

const saved = ({ shop }: RecordedRequest, cart: TestCart) => {
  changed(shop, cart)
  return { checkout: wireCheckout(shop, cart) }
}

/** The faults of a form as the gateway lists them, each with its field. */
function rejectErrors(
  fieldErrors: Readonly<Record<string, string | undefined>>,
  prefix = '',
): void {
  const errors = Object.entries(fieldErrors).map(([field, fieldError]) => ({
    code: isErrorCode(fieldError)
      ? fieldError
      : fieldError === 'required'
        ? ('FIELD_CANNOT_BE_BLANK' as const)
        : ('FIELD_VALUE_INVALID' as const),
    field: prefix + SHIPPING_FIELDS[field as keyof typeof SHIPPING_FIELDS],
  }))
  if (errors.length > 0) throw new Rejection(400, errors)
}

function openFor(asked: RecordedRequest): TestCart {
  const cart = cartOf(asked, asked.params['id'] ?? '')
  if (cart.closed) reject('ORDER_NOT_PENDING')
  if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
  return versionedCart(asked, asked.params['id'])
}

function place(asked: RecordedRequest<typeof placeOrder>): TestAttempt {
  const { shop, body } = asked
  const before = cartOf(asked, asked.params['id'] ?? '').attempts.get(body.attempt_id)
  if (before) return before
  const cart = openFor(asked)
  if (!cart.form) reject('SHIPPING_ADDRESS_MISSING')
  if (cart.needsShipping && cart.deliveryId === null) reject('DELIVERY_OPTION_MISSING')
  if (!cart.payment) reject('PAYMENT_DETAILS_MISSING_ERROR')
  if (wireCart(shop, cart).pricing.raw_total !== body.raw_total) reject('EXCHANGE_RATE_CHANGED')
  const end = ENDS[cart.token.split('_')[1] ?? '']
  const unknown = cart.token.startsWith('tok_unknown')
  const attempt: TestAttempt = {
    id: body.attempt_id,
    state: end ? 'declined' : unknown ? 'unknown' : 'ordered',
    code: end ?? null,
    orderNumber: null,
    settlesAfter: 2,
  }
  cart.attempts.set(attempt.id, attempt)
  if (attempt.state === 'ordered') order(asked, cart, attempt)
  return attempt
}

/** Makes the order of an attempt that was charged, and closes the cart. */
function order(asked: RecordedRequest, cart: TestCart, attempt: TestAttempt): void {
  const { shop } = asked
  const number = `${TODAY.slice(2).replaceAll('-', '')}-${1001 + shop.invoices.size}`
  const { delivery_options: options, gift, payment } = wireCheckout(shop, cart)
  attempt.state = 'ordered'
  attempt.orderNumber = number
  cart.closed = true
  shop.invoices.set(number, {
    userId: signedIn(asked).id,
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

const summaryOf = (billingAddress: Address | null): TestCart['payment'] => ({
  method: 'card',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  nameOnCard: 'Ada Lovelace',
  billingAddress,
})

/** Checkout, attempts and invoices. */
export const checkoutHandlers: readonly Handler[] = [
  handle(getCheckout, (asked) => {
    const cart = cartOf(asked, asked.params['id'] ?? '')
    if (cart.closed) reject('ORDER_NOT_PENDING')
    if (cart.lines.length === 0) reject('ORDER_CONTAINS_NO_ITEMS')
    return { checkout: wireCheckout(asked.shop, cart) }
  }),
  handle(putShipping, (asked) => {
    const cart = openFor(asked)
    const fieldErrors = checkShipping(asked.body, { guest: signedIn(asked).guest })
    const asks = cart.needsShipping ? Object.keys(fieldErrors) : ['email', 'emailRetype', 'country']
    rejectErrors(
      Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => asks.includes(field))),
    )
    cart.form = asked.body
    return saved(asked, cart)
  }),
  handle(putDelivery, (asked) => {
    const cart = openFor(asked)
    if (!cart.form) reject('SHIPPING_ADDRESS_MISSING')
    if (!optionsOf(asked.shop, cart).some(({ id }) => id === asked.body.deliveryOptionId))
      reject('DELIVERY_OPTION_MISSING')
    cart.deliveryId = asked.body.deliveryOptionId
    cart.gift = asked.body.gift
    return saved(asked, cart)
  }),
  handle(openPayment, (asked) => {
    const cart = cartOf(asked, asked.params['id'] ?? '')
    if (cart.closed) reject('ORDER_NOT_PENDING')
    if (!cart.form) reject('SHIPPING_ADDRESS_MISSING')
    const session = newId(asked.shop, 'pay')
    const frame = new URL(asked.shop.frameUrl)
    frame.searchParams.set('session', session)
    return {
      provider: 'sandbox',
      session_id: session,
      frame_url: frame.href,
      frame_origin: frame.origin,
    }
  }),
  handle(putPayment, (asked) => {
    const cart = openFor(asked)
    const { token, billingAddress } = asked.body
    if (!token.startsWith('tok_')) reject('PAYMENT_DETAILS_MISSING_ERROR')
    if (billingAddress) rejectErrors(checkAddress(billingAddress), 'billing_address.')
    cart.token = token
    cart.payment = summaryOf(billingAddress)
    return saved(asked, cart)
  }),
  handle(placeOrder, (asked) => ({ attempt: wireAttempt(place(asked)) })),
  handle(getAttempt, (asked) => {
    const cart = cartOf(asked, asked.params['id'] ?? '')
    const attempt =
      cart.attempts.get(asked.params['attempt'] ?? '') ?? reject('ORDER_NOT_FOUND', { status: 404 })
    attempt.settlesAfter -= 1
    if (attempt.state === 'unknown' && attempt.settlesAfter <= 0) order(asked, cart, attempt)
    return { attempt: wireAttempt(attempt) }
  }),
  handle(getInvoice, ({ shop, user, params }) => {
    const found = shop.invoices.get(params['orderNumber'] ?? '')
    return found && found.userId === user?.id
      ? { invoice: found.invoice }
      : reject('ORDER_NOT_FOUND', { status: 404 })
  }),
]
