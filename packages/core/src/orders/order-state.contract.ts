import * as v from 'valibot'
import { CLEANUP_REASONS } from '../cart/cleanup-reasons.table.ts'
import { orderItem } from '../cart/order-item.contract.ts'
import { cart } from '../cart/cart-state.contract.ts'
import { currency, money, publicId } from '../contract/wire.ts'
import { invoice } from '../invoice/invoice.contract.ts'

/**
 * The states of a placed order: it waits for its print, is printed, on its way, delivered, or was
 * canceled.
 */
export const ORDER_STATUSES = ['placed', 'printed', 'shipped', 'delivered', 'canceled'] as const
/** The state of a placed order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const summary = v.pipe(
  v.object({
    order_number: v.string(),
    placed_at: v.string(),
    status: v.picklist(ORDER_STATUSES),
    shipped_at: v.nullable(v.string()),
    canceled_at: v.nullable(v.string()),
    raw_total: v.number(),
    currency,
    line_count: v.number(),
    /** The first lines, for the pictures of the order. */
    order_items: v.array(orderItem),
  }),
  v.transform((wire) => ({
    orderNumber: wire.order_number,
    placedAt: wire.placed_at,
    status: wire.status,
    shippedAt: wire.shipped_at,
    canceledAt: wire.canceled_at,
    total: money(wire.raw_total, wire.currency),
    lineCount: wire.line_count,
    items: wire.order_items,
  })),
)
/** A placed order as a list shows it, with its first lines. */
export type OrderSummary = v.InferOutput<typeof summary>

/** Answer of the call that lists orders. */
export const ordersAnswer = v.pipe(
  v.object({
    orders: v.array(summary),
    total: v.number(),
    page_offset: v.number(),
    page_size: v.number(),
  }),
  v.transform((wire) => ({
    orders: wire.orders,
    total: wire.total,
    pageOffset: wire.page_offset,
    pageSize: wire.page_size,
  })),
)
/** One page of a shopper's orders, the newest first. */
export type OrderPage = v.InferOutput<typeof ordersAnswer>

const shipment = v.pipe(
  v.object({
    shipped_at: v.string(),
    carrier: v.nullable(v.string()),
    tracking_number: v.nullable(v.string()),
    tracking_url: v.nullable(v.string()),
    delivered_at: v.optional(v.nullable(v.string()), null),
  }),
  v.transform((wire) => ({
    shippedAt: wire.shipped_at,
    carrier: wire.carrier,
    trackingNumber: wire.tracking_number,
    trackingUrl: wire.tracking_url,
    /** When it arrived; null before that, and where nobody said so. */
    deliveredAt: wire.delivered_at,
  })),
)

const order = v.pipe(
  v.object({
    invoice,
    status: v.picklist(ORDER_STATUSES),
    printed_at: v.optional(v.nullable(v.string()), null),
    shipment: v.nullable(shipment),
    canceled_at: v.nullable(v.string()),
    /** Until when it can be canceled; null when it cannot be any more. */
    cancelable_until: v.nullable(v.string()),
    /** True while money that is given back waits for the provider's answer. */
    refund_pending: v.boolean(),
    /** The money of those refunds, in the order's currency. */
    raw_refund_pending: v.optional(v.number(), 0),
  }),
  v.transform(({ invoice: paid, ...wire }) => ({
    ...paid,
    status: wire.status,
    /** When all of it was printed; null before that, and where nobody said so. */
    printedAt: wire.printed_at,
    shipment: wire.shipment,
    canceledAt: wire.canceled_at,
    cancelableUntil: wire.cancelable_until,
    refundPending: wire.refund_pending,
    /** The money that is given back and waits for the provider's answer. */
    pendingRefund: money(wire.raw_refund_pending, paid.order.pricing.currency),
  })),
)
/** A placed order: what its invoice says, and what has become of it since. */
export type PlacedOrderDetails = v.InferOutput<typeof order>

/** Answer of every call that reads or changes a placed order. */
export const orderAnswer = v.pipe(
  v.object({ order }),
  v.transform((wire) => wire.order),
)

/** The outcomes of a line that was to be bought again. */
const BOUGHT_AGAIN = ['added', 'at_limit', 'unavailable'] as const

/** Answer of the call that buys an order again. */
export const boughtAgainAnswer = v.pipe(
  v.object({
    order: v.nullable(cart),
    lines: v.array(
      v.object({
        order_item_id: publicId,
        outcome: v.picklist(BOUGHT_AGAIN),
        added: v.number(),
        reason: v.nullable(v.picklist(CLEANUP_REASONS)),
      }),
    ),
  }),
  v.transform(({ order: now, lines }) => ({
    cart: now,
    lines: lines.map(({ order_item_id: itemId, ...line }) => ({ itemId, ...line })),
  })),
)
/**
 * The cart with the lines of an order, and what became of each: `added`, `at_limit` where not all
 * of its pieces found room, and `unavailable` with the reason. `added` counts pieces.
 */
export type BoughtAgain = v.InferOutput<typeof boughtAgainAnswer>
