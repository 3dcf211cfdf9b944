import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { money } from '../contract/wire.ts'
import { cart } from '../cart/cart-state.contract.ts'
import { checkout, credit } from '../checkout/checkout-state.contract.ts'
import { MEASUREMENT_SYSTEMS } from '../locale/locale.table.ts'

/**
 * Gets the invoice of one of the session's own orders. Another user's order number is a 404, as an
 * unknown one is.
 */
export const invoice = v.pipe(
  v.object({
    order_number: v.string(),
    placed_at: v.string(),
    order: cart,
    email: v.string(),
    shipping_address: checkout.pipe[0].entries.shipping_address,
    /** Of an order of which nothing is shipped; null where an address says it. */
    billing_country: v.optional(v.nullable(v.string()), null),
    gift: checkout.pipe[0].entries.gift,
    /** Null for an order of which nothing is shipped. */
    delivery: v.nullable(checkout.pipe[0].entries.delivery_options.item),
    payment: checkout.pipe[0].entries.payment,
    gateway_metadata: v.object({ provider: v.string(), charge_id: v.string() }),
    contact_email: v.string(),
    /** The measures that the order was placed in; an older gateway leaves them out. */
    measurement_system: v.optional(v.picklist(MEASUREMENT_SYSTEMS)),
    /** Of the order's delivery address when it was placed: 0.19 for 19 %. */
    tax_rate: v.optional(v.nullable(v.number()), null),
    seller: v.optional(
      v.nullable(
        v.object({
          name: v.string(),
          address: v.array(v.string()),
          tax_id: v.nullable(v.string()),
        }),
      ),
      null,
    ),
    credits: v.optional(v.array(credit), []),
    raw_due: v.optional(v.number()),
    /** The buyer's, where they named one. */
    vat_number: v.optional(v.nullable(v.string()), null),
    refunds: v.optional(v.array(v.object({ raw_amount: v.number(), refunded_at: v.string() })), []),
    canceled_at: v.optional(v.nullable(v.string()), null),
    /** The part that credit paid, once it is on its balance again. */
    raw_credit_returned: v.optional(v.number(), 0),
  }),
  v.transform((wire) => ({
    orderNumber: wire.order_number,
    placedAt: wire.placed_at,
    order: wire.order,
    email: wire.email,
    shippingAddress: wire.shipping_address,
    /** Of an order of which nothing is shipped; null where an address says it. */
    billingCountry: wire.billing_country,
    gift: wire.gift,
    delivery: wire.delivery,
    payment: wire.payment,
    gatewayMetadata: {
      provider: wire.gateway_metadata.provider,
      chargeId: wire.gateway_metadata.charge_id,
    },
    contactEmail: wire.contact_email,
    measurement: wire.measurement_system,
    /** 0.19 for 19 %; null where it is not known any more. */
    taxRate: wire.tax_rate,
    /** Who sells, as an invoice names it; null where the gateway does not say. */
    seller: wire.seller && {
      name: wire.seller.name,
      address: wire.seller.address,
      taxId: wire.seller.tax_id,
    },
    /** The credit that paid a part of the order before a card did. */
    credits: wire.credits,
    /** The amount that was charged: the total without the credits. */
    due:
      wire.raw_due === undefined
        ? wire.order.pricing.total
        : money(wire.raw_due, wire.order.pricing.currency),
    /** The buyer's, where they named one. */
    vatNumber: wire.vat_number,
    /** The money that was given back, the oldest first. */
    refunds: wire.refunds.map(({ raw_amount: raw, refunded_at: refundedAt }) => ({
      amount: money(raw, wire.order.pricing.currency),
      refundedAt,
    })),
    /** When the order was canceled; null for one that was not. */
    canceledAt: wire.canceled_at,
    /** The part that credit paid, once it is on its balance again; else nothing. */
    creditReturned: money(wire.raw_credit_returned, wire.order.pricing.currency),
  })),
)
/** The invoice of a paid order: addresses, lines, totals and how it was paid. */
export type Invoice = v.InferOutput<typeof invoice>

/**
 * The invoice of an order of the session's own, or of the one that a mail's token opens; anybody
 * else's number is the same 404 as an unknown one.
 */
export const getInvoice = defineCall({
  name: 'invoice.get',
  method: 'GET',
  path: '/invoice/{orderNumber}',
  auth: 'order',
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ invoice }),
    v.transform((wire) => wire.invoice),
  ),
  errors: ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_INVOICED'],
})
