import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { cart } from '../cart/cart-state.contract.ts'
import { checkout } from '../checkout/checkout-state.contract.ts'

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
    gift: checkout.pipe[0].entries.gift,
    /** Null for an order of which nothing is shipped. */
    delivery: v.nullable(checkout.pipe[0].entries.delivery_options.item),
    payment: checkout.pipe[0].entries.payment,
    gateway_metadata: v.object({ provider: v.string(), charge_id: v.string() }),
    contact_email: v.string(),
  }),
  v.transform((wire) => ({
    orderNumber: wire.order_number,
    placedAt: wire.placed_at,
    order: wire.order,
    email: wire.email,
    shippingAddress: wire.shipping_address,
    gift: wire.gift,
    delivery: wire.delivery,
    payment: wire.payment,
    gatewayMetadata: {
      provider: wire.gateway_metadata.provider,
      chargeId: wire.gateway_metadata.charge_id,
    },
    contactEmail: wire.contact_email,
  })),
)
/** The invoice of a paid order: addresses, lines, totals and how it was paid. */
export type Invoice = v.InferOutput<typeof invoice>

/**
 * The invoice of an order of the session's own; anybody else's number is the same 404 as an unknown
 * one.
 */
export const getInvoice = defineCall({
  name: 'invoice.get',
  method: 'GET',
  path: '/invoice/{orderNumber}',
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ invoice }),
    v.transform((wire) => wire.invoice),
  ),
  errors: ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_INVOICED'],
})
