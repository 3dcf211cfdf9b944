import * as v from 'valibot'
import { currency, id, money, publicId } from '../contract/wire.ts'
import { repeat } from '../design/design-card.contract.ts'
import { fabricCode, fabricSize } from '../fabric/fabric.contract.ts'
import { wallpaperItem } from '../wallpaper/wallpaper-item.contract.ts'

/** Kinds of line items, as the gateway names them. @source spec 1 §3 Item types */
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
  /** Pixels in one inch of the print, where the gateway knows them. */
  dpi: v.optional(v.number()),
  designer: v.pipe(
    v.object({ id, name: v.string(), screen_name: v.string() }),
    v.transform((wire) => ({ id: wire.id, name: wire.name, screenName: wire.screen_name })),
  ),
})

/** How a home good is made, in the language of the call. @source spec 2 §3 (style, additions) */
const homeGoodItem = v.object({
  style: v.nullable(v.string()),
  insert: v.nullable(v.string()),
})

export const orderItem = v.pipe(
  v.object({
    id: publicId,
    type: v.picklist(ITEM_TYPES),
    sub_type: v.nullable(v.string()),
    quantity: v.object({ value: v.number() }),
    fabric: v.nullable(v.object({ code: fabricCode, size: fabricSize, type: v.string() })),
    design: v.nullable(itemDesign),
    merchandise: v.object({
      wallpaper_item: v.nullable(wallpaperItem),
      home_good_item: v.optional(v.nullable(homeGoodItem)),
    }),
    /** A filled yard: the code of its layout, and the name of the gateway's picture of it. */
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
    homeGood: wire.merchandise.home_good_item ?? null,
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
