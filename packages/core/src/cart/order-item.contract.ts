import * as v from 'valibot'
import { currency, id, money, publicId } from '../contract/wire.ts'
import { repeat } from '../design/design-card.contract.ts'
import { CLEANUP_REASONS } from './cleanup-reasons.table.ts'
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

/** One of {@link ITEM_TYPES}; a page is not held up by a kind of a later version. */
const itemType = v.string() as v.GenericSchema<(typeof ITEM_TYPES)[number], string>

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
    v.transform(({ screen_name: screenName, ...same }) => ({ ...same, screenName })),
  ),
})

const label = v.optional(v.string())

/**
 * A line as the gateway writes it, in the language of the call: a product that has no part of its
 * own here, and cloth in several pieces. A length is two numbers of inches in braces, `{18x18}`,
 * for the reader's own measures.
 */
const itemText = v.object({
  title: v.string(),
  product: v.string(),
  material: v.string(),
  labels: v.pipe(
    v.object({ cut: label, fabric: label, insert: label, style: label, total_size: label }),
    v.transform(({ total_size: totalSize, ...same }) => ({ ...same, totalSize })),
  ),
  /** The name of its picture; empty for that of its design. */
  picture: v.string(),
})

/** A part of a line of which a gateway sends more than a client reads. */
type Sent<Read extends v.GenericSchema, Input> = v.GenericSchema<Input, v.InferOutput<Read>>

/**
 * The fabric of a line by the names of its own kind: a printed or unprinted one, the fabric of a
 * solid, or that of a home good with the home good's size. `lineKindOf` tells printed fabric.
 */
const itemFabric = v.object({ code: v.string(), size: v.string(), type: v.string() })

/** A home good by the gateway's names; an empty addition is none. */
const homeGoodItem = v.pipe(
  v.object({ code: v.string(), size: v.string(), addition_codes: v.array(v.string()) }),
  v.transform(({ code, size, addition_codes: [addition = ''] }) => ({ code, size, addition })),
)

const coded = v.optional(v.nullable(v.object({ code: v.string() })), null)

/** A ready-made item; a gift certificate may have who gets it. */
const stockItem = v.object({
  code: v.string(),
  size: v.optional(v.string()),
  recipient: v.optional(v.object({ email: v.string(), message: v.string() })),
})
/** @source spec 1 §3, spec 2 §3.5 */
const merchandise = v.object({
  wallpaper_item: v.nullable(wallpaperItem),
  home_good_item: v.optional(v.nullable(homeGoodItem), null),
  solid_item: coded,
  stock_item: v.optional(v.nullable(stockItem), null),
})

const itemPrice = v.object({
  raw_price: v.number(),
  raw_price_undiscounted: v.number(),
  raw_total: v.number(),
  currency,
  price_per: v.object({ unit_type: v.string() }),
})
const pricing: Sent<
  typeof itemPrice,
  v.InferInput<typeof itemPrice> & { readonly raw_price_usd?: number }
> = itemPrice

/** A filled yard: the code of its layout, and the name of the gateway's picture of it. */
const filledYard = v.pipe(
  v.object({
    layout: v.string(),
    collection_name: v.string(),
    image: publicId,
    palette: v.array(v.string()),
  }),
  v.transform(({ collection_name: collectionName, ...same }) => ({ collectionName, ...same })),
)

export const orderItem = v.pipe(
  v.object({
    id: publicId,
    type: itemType,
    sub_type: v.nullable(v.string()),
    quantity: v.object({ value: v.number() }),
    fabric: v.nullable(itemFabric),
    design: v.nullable(itemDesign),
    merchandise,
    text: v.optional(v.nullable(itemText), null),
    fill_a_yard: v.nullable(filledYard),
    pricing,
    analytics: v.object({ sku: v.string(), parent_sku: v.string() }),
    quantity_editable: v.boolean(),
    /** Length of each continuous piece, in the unit of its size; null for one piece. */
    chunk_size: v.optional(v.nullable(v.number()), null),
    cleanup: v.nullable(v.picklist(CLEANUP_REASONS)),
    /** True for a removed line that could not be bought any more when it was removed. */
    gone: v.optional(v.boolean(), false),
  }),
  v.transform(
    ({
      sub_type: subType,
      quantity,
      merchandise,
      fill_a_yard: fillAYard,
      pricing: { currency: paidIn, ...prices },
      analytics,
      quantity_editable: quantityEditable,
      chunk_size: chunkSize,
      ...same
    }) => ({
      ...same,
      subType,
      quantity: quantity.value,
      wallpaper: merchandise.wallpaper_item,
      /** Its color; null for what is no solid fabric. */
      solid: merchandise.solid_item,
      /** Its ready-made item; null for everything else. */
      stock: merchandise.stock_item,
      homeGood: merchandise.home_good_item,
      fillAYard,
      unitPrice: money(prices.raw_price, paidIn),
      unitPriceUndiscounted: money(prices.raw_price_undiscounted, paidIn),
      total: money(prices.raw_total, paidIn),
      unit: prices.price_per.unit_type,
      sku: analytics.sku,
      /** The SKU that its variants share: that of the design, the collection or the item. */
      parentSku: analytics.parent_sku,
      quantityEditable,
      chunkSize,
    }),
  ),
)

/** One line of a cart or an order. */
export type OrderItem = v.InferOutput<typeof orderItem>
