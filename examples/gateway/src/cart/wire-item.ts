import type { Currency } from '@selvage/core/locale'
import { designSku, productLine } from '@selvage/core/product'
import { WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperSize } from '@selvage/core/wallpaper'
import { toWireRepeat } from '../design/wire-repeat.ts'
import { itemText } from '../product/item-text.ts'
import type { WireCart } from './wire-cart.ts'
import type { CartMerchandise, CartLine } from './load-lines.ts'
import type { PricedLine } from './pricing.ts'

type WireItem = WireCart['order_items'][number]
/** The parts of a line that its kind decides. */
type WireMerchandise = Pick<
  WireItem,
  | 'type'
  | 'sub_type'
  | 'fabric'
  | 'design'
  | 'merchandise'
  | 'fill_a_yard'
  | 'analytics'
  | 'quantity_editable'
> & { readonly unit: string }

/** A line in the contract's words. */
export function toWireItem(
  { item, merchandise, cleanup, unitUsdMinor, unitsPerPiece }: CartLine,
  { unitMinor, totalMinor }: PricedLine,
  { currency, locale }: { readonly currency: Currency; readonly locale: string },
): WireItem {
  const { unit, ...own } = toWireMerchandise(merchandise)
  const wire = {
    id: item.id,
    quantity: { value: item.quantity },
    ...own,
    pricing: {
      raw_price: unitMinor / 100,
      raw_price_usd: (unitUsdMinor * unitsPerPiece) / 100,
      raw_price_undiscounted: unitMinor / 100,
      raw_total: totalMinor / 100,
      currency,
      price_per: { unit_type: unit },
    },
    chunk_size: item.chunkSize,
    cleanup,
    gone: item.gone,
  }
  return { ...wire, text: itemText(wire, locale) }
}

function toWireMerchandise(merchandise: CartMerchandise): WireMerchandise {
  if (merchandise.kind === 'product') {
    const { choice, design, designer } = merchandise
    return {
      ...productLine(choice),
      design: design && designer && toWireDesign({ design, designer }),
      fill_a_yard: null,
    }
  }
  if (merchandise.kind === 'fill_a_yard') {
    const { layout, collectionName } = merchandise
    return {
      type: 'fabric',
      sub_type: 'fill_a_yard',
      unit: merchandise.size,
      design: null,
      quantity_editable: true,
      merchandise: { wallpaper_item: null },
      fabric: { code: merchandise.fabric, size: merchandise.size, type: 'fill_a_yard' },
      fill_a_yard: {
        layout: layout.code,
        collection_name: collectionName,
        image: layout.id,
        palette: layout.palette,
      },
      analytics: {
        sku: `FILL_A_YARD-${layout.templateId}-${merchandise.fabric}-${layout.collectionId}`,
        parent_sku: `COLLECTION-${layout.collectionId}`,
      },
    }
  }
  const design = toWireDesign(merchandise)
  const parent = designSku(merchandise.design.id)
  if (merchandise.kind === 'wallpaper') {
    const size = merchandise.size as WallpaperSize
    return {
      type: 'wallpaper',
      quantity_editable: true,
      sub_type: null,
      unit: WALLPAPER_SIZES[size].unit,
      design,
      fabric: null,
      fill_a_yard: null,
      merchandise: { wallpaper_item: { code: merchandise.code as WallpaperCode, size } },
      analytics: {
        sku: `WALLPAPER-${merchandise.code}-${size}-${merchandise.design.id}`,
        parent_sku: parent,
      },
    }
  }
  return {
    type: 'fabric',
    quantity_editable: true,
    sub_type: null,
    unit: merchandise.size,
    design,
    merchandise: { wallpaper_item: null },
    fill_a_yard: null,
    fabric: { code: merchandise.fabric, size: merchandise.size, type: 'fabric' },
    analytics: {
      sku: `${merchandise.fabric}-${merchandise.size}-${merchandise.design.id}`,
      parent_sku: parent,
    },
  }
}

function toWireDesign({
  design,
  designer,
}: Pick<Extract<CartMerchandise, { kind: 'fabric' }>, 'design' | 'designer'>): NonNullable<
  WireItem['design']
> {
  return {
    id: design.id,
    title: design.title,
    slug: design.slug,
    palette: design.paletteHexes,
    repeat: toWireRepeat(design),
    designer: { id: designer.id, name: designer.name, screen_name: designer.screenName },
  }
}
