import * as v from 'valibot'
import { currency, id, money, publicId } from '../contract/wire.ts'
import { repeat } from '../design/design-card.contract.ts'
import { isFabricCode, isFabricSize } from '../fabric/fabric.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
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

/**
 * The fabric of a line, by the names of its own kind: a printed or unprinted one, the fabric of a
 * solid, or that of a home good with the home good's size.
 */
const itemFabric = v.object({ code: v.string(), size: v.string(), type: v.string() })

/** A home good, and the codes of its additions. @source spec 1 §3, spec 2 §3.5 */
const homeGoodItem = v.object({
  code: v.string(),
  size: v.string(),
  addition_codes: v.array(v.string()),
})

type WireFabric = v.InferOutput<typeof itemFabric> | null

/** The fabric that a line is cut from; null for sewn and dyed things, and for unknown fabrics. */
function ownFabric(fabric: WireFabric) {
  if (fabric === null) return null
  const { code, size }: { code: unknown; size: unknown } = fabric
  return isFabricCode(code) && isFabricSize(size) ? cutOf(code, size, fabric.type) : null
}

const cutOf = (code: FabricCode, size: FabricSize, type: string) => ({ code, size, type })

function homeGoodOf(
  item: v.InferOutput<typeof homeGoodItem> | null | undefined,
  fabric: WireFabric,
) {
  if (!item) return null
  const {
    code,
    size,
    addition_codes: [addition = null],
  } = item
  return { code, size, addition, fabric: fabric?.code ?? null }
}

function solidOf(item: { readonly code: string } | null | undefined, fabric: WireFabric) {
  return item && fabric ? { color: item.code, fabric: fabric.code, size: fabric.size } : null
}

export const orderItem = v.pipe(
  v.object({
    id: publicId,
    type: v.picklist(ITEM_TYPES),
    sub_type: v.nullable(v.string()),
    quantity: v.object({ value: v.number() }),
    fabric: v.nullable(itemFabric),
    design: v.nullable(itemDesign),
    merchandise: v.object({
      wallpaper_item: v.nullable(wallpaperItem),
      home_good_item: v.optional(v.nullable(homeGoodItem)),
      solid_item: v.optional(v.nullable(v.object({ code: v.string() }))),
      stock_item: v.optional(v.nullable(v.object({ code: v.string(), size: v.string() }))),
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
      raw_price_usd: v.optional(v.number()),
      raw_price_undiscounted: v.number(),
      raw_total: v.number(),
      currency,
      price_per: v.object({ unit_type: v.string() }),
    }),
    analytics: v.object({ sku: v.string(), parent_sku: v.string() }),
    quantity_editable: v.boolean(),
    /** Length of each continuous piece, in the unit of its size; null for one piece. */
    chunk_size: v.optional(v.nullable(v.number()), null),
    cleanup: v.nullable(v.picklist(CLEANUP_REASONS)),
  }),
  v.transform((wire) => ({
    id: wire.id,
    type: wire.type,
    subType: wire.sub_type,
    quantity: wire.quantity.value,
    fabric: ownFabric(wire.fabric),
    design: wire.design,
    wallpaper: wire.merchandise.wallpaper_item,
    homeGood: homeGoodOf(wire.merchandise.home_good_item, wire.fabric),
    solid: solidOf(wire.merchandise.solid_item, wire.fabric),
    stock: wire.merchandise.stock_item ?? null,
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
    chunkSize: wire.chunk_size,
    cleanup: wire.cleanup,
  })),
)
/** One line of a cart or an order. */
export type OrderItem = v.InferOutput<typeof orderItem>
