import * as v from 'valibot'
import { cart } from '../cart/cart-state.contract.ts'
import { orderPricing } from '../cart/order-pricing.contract.ts'
import { currency, money } from '../contract/wire.ts'
import { address } from './address.contract.ts'
import { COMPANY_METHODS } from '../payment/companies.table.ts'
import { paymentRule } from '../payment/payment-rule.contract.ts'
import { DELIVERY_KINDS } from './delivery-kinds.table.ts'
import { attempt } from './payment-attempt.contract.ts'
import type { AgreedOrder } from './agreed-order.contract.ts'
import { CLOSED_CART } from '../cart/closed-cart.ts'

const deliveryOption = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(DELIVERY_KINDS),
    raw_price: v.number(),
    currency,
    /** First and last day of arrival, ISO dates. */
    arrives_from: v.string(),
    arrives_until: v.string(),
    /** All costs of the order with it; orders that were placed earlier have none. */
    pricing: v.optional(orderPricing),
  }),
  v.transform((wire) => ({
    id: wire.id,
    kind: wire.kind,
    price: money(wire.raw_price, wire.currency),
    arrivesFrom: wire.arrives_from,
    arrivesUntil: wire.arrives_until,
    pricing: wire.pricing,
  })),
)
/** One way to deliver an order, with its price and the days on which it arrives. */
export type DeliveryOption = v.InferOutput<typeof deliveryOption>

const gift = v.pipe(
  v.object({ is_gift: v.boolean(), remove_prices: v.boolean(), message: v.string() }),
  v.transform((wire) => ({
    isGift: wire.is_gift,
    removePrices: wire.remove_prices,
    message: wire.message,
  })),
)
/** Gift options of an order. @source spec 1 §3 Gift options */
export type Gift = v.InferOutput<typeof gift>

const card = v.pipe(
  v.object({
    method: v.literal('card'),
    brand: v.string(),
    last4: v.string(),
    exp_month: v.number(),
    exp_year: v.number(),
    name_on_card: v.string(),
    billing_address: v.nullable(address),
  }),
  v.transform((wire) => ({
    method: wire.method,
    brand: wire.brand,
    last4: wire.last4,
    expiryMonth: wire.exp_month,
    expiryYear: wire.exp_year,
    nameOnCard: wire.name_on_card,
    billingAddress: wire.billing_address,
  })),
)
/** The part of a card that can be shown. Digits other than the last four never reach the shop. */
export type CardSummary = v.InferOutput<typeof card>

const wallet = v.pipe(
  v.object({ method: v.picklist(COMPANY_METHODS), billing_address: v.nullable(address) }),
  v.transform((wire) => ({ method: wire.method, billingAddress: wire.billing_address })),
)
/** An order's payment at another company, which knows how its shopper pays. */
export type WalletSummary = v.InferOutput<typeof wallet>

const payment = v.variant('method', [card, wallet])
/** How an order is paid. */
export type PaymentSummary = v.InferOutput<typeof payment>

/** Money that pays a part of an order before a card does. */
export const credit = v.pipe(
  v.object({
    kind: v.picklist(['gift_certificate', 'spoondollars']),
    /** The last signs of a gift certificate's code; empty for Spoondollars. */
    label: v.string(),
    raw_amount: v.number(),
    currency,
  }),
  v.transform(({ raw_amount: raw, currency: code, ...same }) => ({
    ...same,
    amount: money(raw, code),
  })),
)
/** Money that pays a part of an order: a gift certificate, or a member's Spoondollars. */
export type Credit = v.InferOutput<typeof credit>

const spoondollars = v.pipe(
  v.object({ raw_balance: v.number(), raw_usable: v.number() }),
  v.transform((wire) => ({ balance: money(wire.raw_balance, 'USD'), usable: wire.raw_usable })),
)
/** A member's Spoondollars, and how many of them the order can be paid with. */
export type SpoondollarBalance = v.InferOutput<typeof spoondollars>

/** Read by `orderChanges`, whose code no page has before it needs it. */
const agreed = v.unknown() as v.GenericSchema<AgreedOrder | null>

/** Everything that the checkout knows of an order so far. */
export const checkout = v.pipe(
  v.object({
    order: cart,
    email: v.nullable(v.string()),
    shipping_address: v.nullable(address),
    newsletter_opt_in: v.boolean(),
    save_address: v.optional(v.boolean(), false),
    delivery_options: v.array(deliveryOption),
    delivery_option_id: v.nullable(v.string()),
    notices: v.array(v.string()),
    gift,
    payment: v.nullable(payment),
    payment_rules: v.optional(v.array(paymentRule), []),
    has_subscription: v.optional(v.boolean(), false),
    attempt: v.nullable(attempt),
    credits: v.optional(v.array(credit), []),
    raw_due: v.optional(v.number()),
    spoondollars: v.optional(v.nullable(spoondollars), null),
    vat_number: v.optional(v.nullable(v.string()), null),
    asks_vat_number: v.optional(v.boolean(), false),
    agreed: v.optional(agreed, null),
  }),
  v.transform((wire) => ({
    order: wire.order,
    email: wire.email,
    shippingAddress: wire.shipping_address,
    newsletter: wire.newsletter_opt_in,
    /** A member's address is saved when the order is placed. */
    saveAddress: wire.save_address,
    deliveryOptions: wire.delivery_options,
    deliveryOptionId: wire.delivery_option_id,
    notices: wire.notices,
    gift: wire.gift,
    payment: wire.payment,
    /** A rule for each way to pay that the shop offers. */
    paymentRules: wire.payment_rules,
    /** One of the items is a subscription. */
    hasSubscription: wire.has_subscription,
    attempt: wire.attempt,
    /** The credit that pays a part of the order already. */
    credits: wire.credits,
    /** The rest that is left to pay: the total without the credits. */
    due:
      wire.raw_due === undefined
        ? wire.order.pricing.total
        : money(wire.raw_due, wire.order.pricing.currency),
    /** Null for a guest, who has none. */
    spoondollars: wire.spoondollars,
    /** The VAT number that the invoice names. */
    vatNumber: wire.vat_number,
    /** True where VAT is due and its invoice may name a number. */
    asksVatNumber: wire.asks_vat_number,
    /** The order as its shopper agreed to it; null until the payment was given. */
    agreed: wire.agreed,
  })),
)
/** An order on its way to being paid: its cart and everything that the steps have saved so far. */
export type Checkout = v.InferOutput<typeof checkout>

/** Answer of every call that reads or changes the checkout. */
export const checkoutAnswer = v.pipe(
  v.object({ checkout }),
  v.transform((wire) => wire.checkout),
)

/** Errors of the calls that change what an order with an address and a delivery is paid with. */
export const ORDER_PAYING_ERRORS = [
  'FIELD_VALUE_INVALID',
  'FIELD_CANNOT_BE_BLANK',
  'SHIPPING_ADDRESS_MISSING',
  'DELIVERY_OPTION_MISSING',
  'ORDER_NOT_FOUND',
  ...CLOSED_CART,
  'ORDER_CONTAINS_NO_ITEMS',
  'CART_VERSION_CONFLICT',
] as const
