import * as v from 'valibot'
import { agreedOrderOf } from '../checkout/agreed-order.ts'
import { toWireAddress } from '../checkout/address.contract.ts'
import { checkout } from '../checkout/checkout-state.contract.ts'
import { unsavedErrorBefore } from '../checkout/steps.ts'
import type { CheckoutStep } from '../checkout/steps.table.ts'
import { wireCredits } from './credit.ts'
import { paymentFits } from './explain-change.ts'
import { asksVatNumber } from '../vat/vat-number.ts'
import { TODAY } from './prices.table.ts'
import { payableOf, TEST_PAYMENT_RULES, wireRule } from './payment-rules.ts'
import { raw } from './prices.ts'
import { reject } from './rejection.ts'
import type { TestAttempt } from './test-attempt.ts'
import type { TestCart, TestShop, WireCheckout } from './test-shop.ts'
import {
  chosenDelivery,
  deliveryNoticesOf,
  deliveryOptionsOf,
  wholeAddress,
  wireCart,
  wirePricing,
} from './wire-cart.ts'
import type { PricedDelivery } from './wire-cart.ts'

/** The day so many days after the sample shop's today, ISO. */
export const dayAfter = (days: number) =>
  new Date(Date.parse(`${TODAY}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const wireDelivery = (
  { kind, minor, days }: PricedDelivery,
  cart: TestCart,
): WireCheckout['delivery_options'][number] => ({
  id: kind,
  kind,
  raw_price: raw(minor),
  currency: cart.preferences.currency,
  arrives_from: dayAfter(days[0]),
  arrives_until: dayAfter(days[1]),
  pricing: wirePricing(cart, cart.preferences.currency, minor),
})

/** A payment attempt as the gateway answers it. */
export const wireAttempt = (
  { frameUrl }: TestShop,
  { id, state, orderNumber, code }: TestAttempt,
) => ({
  id,
  state,
  order_number: orderNumber,
  code,
  action_url: state === 'challenged' ? new URL(`challenge?attempt=${id}`, frameUrl).href : null,
})

function wirePayment({ payment }: TestCart): WireCheckout['payment'] {
  if (!payment) return null
  const billing_address = payment.billingAddress && toWireAddress(payment.billingAddress)
  if (payment.method !== 'card') return { method: payment.method, billing_address }
  return {
    method: 'card',
    brand: payment.brand,
    last4: payment.last4,
    exp_month: payment.expiryMonth,
    exp_year: payment.expiryYear,
    name_on_card: payment.nameOnCard,
    billing_address,
  }
}

/** The checkout of a cart as the gateway answers it. A cart that was paid for stays as it was. */
export function wireCheckout(shop: TestShop, cart: TestCart): WireCheckout {
  const last = [...cart.attempts.values()].at(-1)
  const attempt = last ? wireAttempt(shop, last) : null
  if (cart.frozen) return { ...cart.frozen, attempt }
  const { currency } = cart.preferences
  const address = wholeAddress(cart)
  return {
    order: wireCart(shop, cart, currency, address?.country),
    email: cart.email ?? cart.owner.account?.email ?? null,
    shipping_address: address && toWireAddress(address),
    newsletter_opt_in: cart.newsletter,
    save_address: cart.saveAddress,
    delivery_options: deliveryOptionsOf(cart, currency).map((option) => wireDelivery(option, cart)),
    delivery_option_id: chosenDelivery(cart, currency)?.kind ?? null,
    notices: deliveryNoticesOf(cart),
    gift: {
      is_gift: cart.gift.isGift,
      remove_prices: cart.gift.removePrices,
      message: cart.gift.message,
    },
    payment: paymentFits(shop, cart) ? wirePayment(cart) : null,
    payment_rules: TEST_PAYMENT_RULES.map(wireRule),
    has_subscription: payableOf(shop, cart).subscription,
    attempt,
    ...wireCredits(shop, cart),
    vat_number: asksNumber(cart) ? cart.vatNumber : null,
    asks_vat_number: asksNumber(cart),
    agreed: cart.agreed ?? null,
  }
}

/**
 * Answers a change of the checkout. Its shopper agrees to an order whose payment it has, or that
 * credit pays for.
 */
export function savedCheckout(shop: TestShop, cart: TestCart): { checkout: WireCheckout } {
  cart.version += 1
  const agreed = agreedOrderOf(wireCheckout(shop, cart))
  if (agreed) cart.agreed = agreed
  return { checkout: wireCheckout(shop, cart) }
}

/** True for a cart whose invoice may name a VAT number. */
export function asksNumber(cart: TestCart): boolean {
  const address = wholeAddress(cart)
  return address !== null && asksVatNumber(address.country)
}

/** Rejects a request of a step while the cart does not have what an earlier step saves. */
export function assertSavedBefore(step: CheckoutStep, shop: TestShop, cart: TestCart): void {
  const stored = { ...wireCheckout(shop, cart), payment: wirePayment(cart) }
  const code = unsavedErrorBefore(step, v.parse(checkout, stored))
  if (code) reject(code)
}
