import { toWireAddress } from '../checkout/address.contract.ts'
import type { getCheckout } from '../checkout/checkout.contract.ts'
import type { CallReply } from '../contract/define-call.ts'
import { DELIVERY, TODAY } from './prices.table.ts'
import { raw } from './prices.ts'
import type { TestAttempt, TestCart, TestShop } from './test-shop.ts'
import { deliveryMinor, wireCart } from './wire-cart.ts'

type WireCheckout = CallReply<typeof getCheckout>['checkout']

const dayAfter = (days: number) =>
  new Date(Date.parse(`${TODAY}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Delivery options of a cart; none before the address is known. */
export const deliveryOptionsOf = (
  shop: TestShop,
  cart: TestCart,
): WireCheckout['delivery_options'] =>
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

/** A payment attempt as the gateway answers it. */
export const wireAttempt = ({ id, state, orderNumber, code }: TestAttempt) => ({
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

/** The checkout of a cart as the gateway answers it. */
export function wireCheckout(shop: TestShop, cart: TestCart): WireCheckout {
  const last = [...cart.attempts.values()].at(-1)
  return {
    order: wireCart(shop, cart),
    email: cart.form?.email ?? null,
    shipping_address: cart.form && toWireAddress(cart.form),
    newsletter_opt_in: cart.form?.newsletter ?? false,
    delivery_options: deliveryOptionsOf(shop, cart),
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
