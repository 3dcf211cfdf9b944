import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, money, publicId, requiredText } from '../contract/wire.ts'
import { repeat } from '../design/design-card.contract.ts'
import { fabricCode, fabricSize } from '../fabric/fabric.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { wallpaperItem } from '../wallpaper/wallpaper-item.contract.ts'
import { MAX_QUANTITY } from './quantity.ts'

/** @source spec 1 §3 Item types */
export const ITEM_TYPES = [
  'fabric',
  'wallpaper',
  'home good',
  'kit',
  'stock product',
  'service',
  'unprinted',
  'solid',
  'product',
] as const

/** Why the gateway changed or holds back a line. @source spec 2 §4 Order cleanup reasons */
export const CLEANUP_REASONS = [
  'promo_applied',
  'promo_ended',
  'promo_not_applicable',
  'fabric_unavailable',
  'design_unavailable',
  'item_unavailable',
] as const

const itemDesign = v.object({
  id,
  title: v.string(),
  slug: v.string(),
  palette: v.array(v.string()),
  repeat,
  designer: v.pipe(
    v.object({ id, name: v.string(), screen_name: v.string() }),
    v.transform((wire) => ({ id: wire.id, name: wire.name, screenName: wire.screen_name })),
  ),
})

const orderItem = v.pipe(
  v.object({
    id: publicId,
    type: v.picklist(ITEM_TYPES),
    sub_type: v.nullable(v.string()),
    quantity: v.object({ value: v.number() }),
    fabric: v.nullable(v.object({ code: fabricCode, size: fabricSize, type: v.string() })),
    design: v.nullable(itemDesign),
    merchandise: v.object({ wallpaper_item: v.nullable(wallpaperItem) }),
    /** A filled yard: its layout's code, and the name of the gateway's picture of it. */
    fill_a_yard: v.nullable(
      v.object({
        layout: v.string(),
        collection_name: v.string(),
        image: publicId,
        palette: v.array(v.string()),
      }),
    ),
    pricing: v.object({
      raw_price: v.number(),
      raw_price_undiscounted: v.number(),
      raw_total: v.number(),
      currency,
      price_per: v.object({ unit_type: v.string() }),
    }),
    analytics: v.object({ sku: v.string(), parent_sku: v.string() }),
    quantity_editable: v.boolean(),
    cleanup: v.nullable(v.picklist(CLEANUP_REASONS)),
  }),
  v.transform((wire) => ({
    id: wire.id,
    type: wire.type,
    subType: wire.sub_type,
    quantity: wire.quantity.value,
    fabric: wire.fabric,
    design: wire.design,
    wallpaper: wire.merchandise.wallpaper_item,
    fillAYard: wire.fill_a_yard && {
      layout: wire.fill_a_yard.layout,
      collectionName: wire.fill_a_yard.collection_name,
      image: wire.fill_a_yard.image,
      palette: wire.fill_a_yard.palette,
    },
    unitPrice: money(wire.pricing.raw_price, wire.pricing.currency),
    unitPriceUndiscounted: money(wire.pricing.raw_price_undiscounted, wire.pricing.currency),
    total: money(wire.pricing.raw_total, wire.pricing.currency),
    unit: wire.pricing.price_per.unit_type,
    sku: wire.analytics.sku,
    quantityEditable: wire.quantity_editable,
    cleanup: wire.cleanup,
  })),
)
/** One line of a cart or an order. */
export type OrderItem = v.InferOutput<typeof orderItem>

const totals = {
  raw_subtotal: v.number(),
  raw_discount: v.number(),
  raw_shipping: v.nullable(v.number()),
  raw_tax: v.nullable(v.number()),
  raw_total: v.number(),
  raw_total_usd: v.number(),
  raw_subtotal_without_shipping: v.number(),
  currency,
  /** Tax is inside the prices (VAT) or comes on top (US sales tax). */
  tax_included: v.boolean(),
  /** Goods worth this much ship free; null where none is set, and then nothing is said of it. */
  raw_free_shipping_from: v.nullable(v.number()),
}

/** What an order costs, part by part. Shipping and tax are null until the address is known. */
export const orderPricing = v.pipe(
  v.object(totals),
  v.transform((wire) => {
    const amount = (raw: number) => money(raw, wire.currency)
    const maybe = (raw: number | null) => (raw === null ? null : amount(raw))
    return {
      subtotal: amount(wire.raw_subtotal),
      discount: amount(wire.raw_discount),
      shipping: maybe(wire.raw_shipping),
      tax: maybe(wire.raw_tax),
      total: amount(wire.raw_total),
      taxIncluded: wire.tax_included,
      freeShippingFrom: maybe(wire.raw_free_shipping_from),
      currency: wire.currency,
    }
  }),
)
export type OrderPricing = v.InferOutput<typeof orderPricing>

const promo = v.nullable(v.object({ id: v.string(), code: v.string() }))

/** The pending cart. `version` grows by one with every write and goes back in `If-Match`. */
export const cart = v.pipe(
  v.object({
    id: publicId,
    version: v.number(),
    order_items: v.array(orderItem),
    pricing: orderPricing,
    promo,
    count: v.number(),
    item_limit: v.number(),
    needs_shipping: v.boolean(),
  }),
  v.transform(({ order_items, item_limit, needs_shipping, ...same }) => ({
    ...same,
    items: order_items,
    itemLimit: item_limit,
    needsShipping: needs_shipping,
  })),
)
export type Cart = v.InferOutput<typeof cart>

/** Pieces of one line: whole, 1 to 99. */
export const pieces = v.pipe(
  v.number(),
  v.integer('integer'),
  v.minValue(1),
  v.maxValue(MAX_QUANTITY),
)

/** What a shopper wants in the cart: one printed fabric. */
export interface CartItemInput {
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
  /** 1 to 99. */
  readonly quantity: number
  readonly promoId?: string
}

/** Cart payload. @source spec 1 §3 Cart payload */
export const cartPayload = v.strictObject({
  fabric: fabricCode,
  fabric_size: fabricSize,
  quantity: pieces,
  status: v.optional(v.picklist(['pending', 'saved'])),
  merchandise: v.optional(
    v.nullable(
      v.strictObject({
        home_good_item: v.optional(v.nullable(v.string())),
        solid_item: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
  design: v.strictObject({ id }),
  promo: v.optional(v.strictObject({ id: requiredText(64) })),
  home_good_addition_codes: v.optional(v.array(v.string())),
})

/** The wire payload of an item. */
export function toCartPayload(item: CartItemInput): v.InferInput<typeof cartPayload> {
  return {
    fabric: item.fabric,
    fabric_size: item.size,
    quantity: item.quantity,
    status: 'pending',
    design: { id: item.designId },
    ...(item.promoId === undefined ? {} : { promo: { id: item.promoId } }),
  }
}

/** What a call answers that put a line into the cart. */
export const addedAnswer = v.pipe(
  v.object({ addToCart: v.object({ order_id: publicId, order_item_id: publicId, cart }) }),
  v.transform(({ addToCart: wire }) => ({
    orderId: wire.order_id,
    itemId: wire.order_item_id,
    cart: wire.cart,
  })),
)

/** What a call answers that changed the cart. */
export const changedAnswer = v.pipe(
  v.object({ order: cart }),
  v.transform((wire) => wire.order),
)

/**
 * Adds one line, or raises the quantity of the same one. The key is the client's line key: sent
 * twice, added once. @source spec 1 §7
 */
export const addToCart = defineCall({
  name: 'cart.add',
  method: 'POST',
  path: '/api/spoonflower/add-to-cart',
  service: 'cart',
  keyed: true,
  body: cartPayload,
  answer: addedAnswer,
  errors: [
    'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'NO_IMAGE_AVAILABLE',
    'FABRIC_OUT_OF_STOCK',
    'DESIGN_NOT_FOR_SALE',
  ],
})

/**
 * The cart by id; `pending` means the session's own, which is answered as null while there is none.
 */
export const getCart = defineCall({
  name: 'cart.get',
  method: 'GET',
  path: '/order/{id}',
  query: v.object({ currency: v.optional(currency), page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ order: v.nullable(cart) }),
    v.transform((wire) => wire.order),
  ),
  errors: ['ORDER_NOT_FOUND'],
})

/** Pieces in the session's cart, for the badge. @source spec 1 §7 */
export const cartCount = defineCall({
  name: 'cart.count',
  method: 'POST',
  path: '/api/spoonflower/fetch-cart-count',
  auth: 'none',
  service: 'cart',
  body: v.strictObject({}),
  answer: v.pipe(
    v.object({ cartCount: v.object({ cartCount: v.number() }) }),
    v.transform((wire) => wire.cartCount.cartCount),
  ),
})

/** Changes a line's quantity. @source spec 1 §7 */
export const patchItem = defineCall({
  name: 'cart.patch',
  method: 'PATCH',
  path: '/order_item/{id}',
  versioned: true,
  body: v.strictObject({
    quantity: pieces,
    chunk_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  answer: changedAnswer,
  errors: [
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_ITEM_CANNOT_EDIT_QUANTITY',
    'ORDER_NOT_PENDING',
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
  ],
})

/**
 * Replaces a line by another in one step, the promo carried over; when only the quantity differs,
 * only that changes. @source spec 1 §4
 */
export const replaceItem = defineCall({
  name: 'cart.replace',
  method: 'PUT',
  path: '/order_item/{id}',
  versioned: true,
  body: cartPayload,
  answer: changedAnswer,
  errors: [
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_NOT_PENDING',
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'FABRIC_OUT_OF_STOCK',
  ],
})

/** Removes a line; removing it twice is no error. @source spec 1 §7 */
export const removeItem = defineCall({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/order_item/{id}',
  versioned: true,
  answer: changedAnswer,
  errors: ['ORDER_NOT_PENDING', 'CART_VERSION_CONFLICT'],
})

/** Applies a promo code, or takes it off with null. */
export const setPromo = defineCall({
  name: 'cart.promo',
  method: 'PUT',
  path: '/order/{id}/promo',
  versioned: true,
  body: v.strictObject({ code: v.nullable(requiredText(64)) }),
  answer: changedAnswer,
  errors: [
    'PROMO_CODE_INVALID',
    'PROMO_ORDER_DOES_NOT_QUALIFY',
    'CART_VERSION_CONFLICT',
    'ORDER_NOT_PENDING',
  ],
})

/** Makes a one-time code (5 minutes) that carries an embed's cart over to the storefront. */
export const createHandover = defineCall({
  name: 'cart.handover',
  method: 'POST',
  path: '/cart_handover',
  body: v.strictObject({}),
  answer: v.object({ code: v.string() }),
  errors: ['ORDER_CONTAINS_NO_ITEMS'],
})

/**
 * What the guest who filled a cart saw it in. Plain text: whoever takes it over uses what exists of
 * it.
 */
const handedPreferences = v.pipe(
  v.object({ country: v.string(), currency: v.string(), measurement_system: v.string() }),
  v.transform(({ country, currency, measurement_system: measurement }) => ({
    country,
    currency,
    measurement,
  })),
)

/**
 * Redeems a hand-over code once, into the session's own cart. `savedForLater` lines passed its
 * limits and are kept for later, never dropped. `preferences` are those of the guest whose cart it
 * was.
 */
export const redeemHandover = defineCall({
  name: 'cart.redeem',
  method: 'POST',
  path: '/cart_handover/redeem',
  body: v.strictObject({ code: requiredText(200) }),
  answer: v.pipe(
    v.object({
      order: cart,
      saved_for_later: v.optional(v.number(), 0),
      preferences: v.optional(handedPreferences),
    }),
    v.transform((wire) => ({
      ...wire.order,
      savedForLater: wire.saved_for_later,
      preferences: wire.preferences,
    })),
  ),
  errors: ['HANDOVER_INVALID', 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT'],
})
