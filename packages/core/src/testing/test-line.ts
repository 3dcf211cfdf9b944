import type { CartItemInput } from '../cart/cart.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import type { FillAYardItemInput } from '../fill-a-yard/fill-a-yard.contract.ts'
import { designsOfLayout, layoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import { TEMPLATES } from '../fill-a-yard/templates.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import type { WallpaperItemInput } from '../wallpaper/wallpaper.contract.ts'
import { wallpaperSizesOf } from '../wallpaper/wallpaper.ts'
import { WALLPAPER_SIZES, WALLPAPERS } from '../wallpaper/wallpapers.table.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import {
  COMMON_YARD_CENTS,
  FAT_QUARTER_SHARE,
  METER_SHARE,
  OUT_OF_STOCK,
  OUT_OF_STOCK_WALLPAPERS,
  RATES,
  SQUARE_FOOT_CENTS,
  SWATCH_CENTS,
  YARD_CENTS,
} from './prices.table.ts'
import { reject } from './rejection.ts'
import { SAMPLE_COLLECTIONS } from './sample-collections.table.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from './sample-designs.table.ts'
import { layoutImage } from './sample-layouts.table.ts'
import type { WireCart } from './test-shop.ts'

type WireLine = WireCart['order_items'][number]

/** What a line can be asked for as: printed fabric, wallpaper or a filled yard. */
export type TestItem = CartItemInput | WallpaperItemInput | FillAYardItemInput

/** What stands in a line. */
export type Merchandise =
  | {
      readonly kind: 'fabric'
      readonly designId: number
      readonly fabric: FabricCode
      readonly size: FabricSize
    }
  | {
      readonly kind: 'wallpaper'
      readonly designId: number
      readonly wallpaper: WallpaperCode
      readonly size: WallpaperSize
    }
  | { readonly kind: 'fill-a-yard'; readonly layout: Layout }

export interface TestLine {
  readonly id: string
  readonly merchandise: Merchandise
  quantity: number
}

/** A whole amount of the minor unit as it stands on the wire. */
export const raw = (minor: number): number => Math.round(minor) / 100

const inCurrency = (cents: number, currency: Currency): number =>
  Math.round((cents * RATES[currency]) / 10) * 10

/** Price of one cut of fabric in the minor unit of a currency. */
export function pieceMinor(fabric: FabricCode, size: FabricSize, currency: Currency): number {
  const { cut, system } = FABRIC_SIZES[size]
  const yard = YARD_CENTS[fabric] ?? COMMON_YARD_CENTS
  const length = system === 'metric' ? yard * METER_SHARE : yard
  return inCurrency(
    cut === 'swatch' ? SWATCH_CENTS : cut === 'fat-quarter' ? length * FAT_QUARTER_SHARE : length,
    currency,
  )
}

/** What one piece of a wallpaper covers: two feet wide, as long as it is. */
export const squareFeetOf = (size: WallpaperSize): number => WALLPAPER_SIZES[size].feet * 2

/** Price of one piece of a wallpaper in the minor unit of a currency. */
export function wallpaperMinor(
  wallpaper: WallpaperCode,
  size: WallpaperSize,
  currency: Currency,
): number {
  return inCurrency(
    size === 'SWATCH' ? SWATCH_CENTS : squareFeetOf(size) * SQUARE_FOOT_CENTS[wallpaper],
    currency,
  )
}

/** Price of one piece of a line, in the minor unit of a currency. */
export function merchandiseMinor(merchandise: Merchandise, currency: Currency): number {
  switch (merchandise.kind) {
    case 'fabric':
      return pieceMinor(merchandise.fabric, merchandise.size, currency)
    case 'wallpaper':
      return wallpaperMinor(merchandise.wallpaper, merchandise.size, currency)
    case 'fill-a-yard':
      return (
        pieceMinor(merchandise.layout.fabric, 'YARD', currency) *
        TEMPLATES[merchandise.layout.templateId].yards
      )
  }
}

/** The sample design of an id, if there is one. */
export const sampleDesign = (id: number) => SAMPLE_DESIGNS.find((design) => design.id === id)

/** A designer as the wire has them. */
export function wireDesigner(id: number) {
  const designer = SAMPLE_DESIGNERS.find((each) => each.id === id)
  return { id, name: designer?.name ?? '', screen_name: designer?.screenName ?? '' }
}

/** What an item is; nothing is checked. */
export function merchandiseOf(item: TestItem): Merchandise {
  if ('layout' in item) return { kind: 'fill-a-yard', layout: item.layout }
  const { designId } = item
  return 'wallpaper' in item
    ? { kind: 'wallpaper', designId, wallpaper: item.wallpaper, size: item.size }
    : { kind: 'fabric', designId, fabric: item.fabric, size: item.size }
}

/** Two lines of the same goods are one line. */
export const sameMerchandise = (a: Merchandise, b: Merchandise): boolean => nameOf(a) === nameOf(b)

function nameOf(merchandise: Merchandise): string {
  return merchandise.kind === 'fill-a-yard'
    ? layoutCode(merchandise.layout)
    : `${merchandise.designId} ${merchandise.kind === 'fabric' ? merchandise.fabric : merchandise.wallpaper} ${merchandise.size}`
}

/** Rejects goods that the sample shop does not sell. */
export function checkMerchandise(merchandise: Merchandise): void {
  if (merchandise.kind !== 'fill-a-yard' && !sampleDesign(merchandise.designId))
    reject('NO_IMAGE_AVAILABLE')
  if (merchandise.kind === 'fabric' && OUT_OF_STOCK.includes(merchandise.fabric))
    reject('FABRIC_OUT_OF_STOCK')
  if (merchandise.kind === 'wallpaper') {
    if (!wallpaperSizesOf(merchandise.wallpaper).includes(merchandise.size))
      reject('FIELD_VALUE_INVALID', { field: 'merchandise.wallpaper_item.size' })
    if (OUT_OF_STOCK_WALLPAPERS.includes(merchandise.wallpaper)) reject('WALLPAPER_OUT_OF_STOCK')
  }
  if (merchandise.kind === 'fill-a-yard') {
    const { collectionId, fabric } = merchandise.layout
    const collection =
      SAMPLE_COLLECTIONS.find(({ id }) => id === collectionId) ?? reject('COLLECTION_NOT_FOUND')
    const designs = designsOfLayout(merchandise.layout)
    if (designs.length === 0 || designs.some((id) => !collection.designIds.includes(id)))
      reject('FIELD_VALUE_INVALID', { field: 'fill_a_yard.layout' })
    if (OUT_OF_STOCK.includes(fabric)) reject('FABRIC_OUT_OF_STOCK')
  }
}

/** Colours along the edge of a filled yard: the first two of each of its designs. */
function layoutPalette(layout: Layout): string[] {
  const colours = designsOfLayout(layout).flatMap(
    (id) => sampleDesign(id)?.palette.slice(0, 2) ?? [],
  )
  return [...new Set(colours)].slice(0, 8)
}

/** What of a line depends on its goods. */
function wireMerchandise(
  merchandise: Merchandise,
): Pick<
  WireLine,
  | 'type'
  | 'sub_type'
  | 'fabric'
  | 'design'
  | 'merchandise'
  | 'fill_a_yard'
  | 'analytics'
  | 'cleanup'
> & { unit: string } {
  const bare = {
    sub_type: null,
    fabric: null,
    merchandise: { wallpaper_item: null },
    fill_a_yard: null,
  }
  if (merchandise.kind === 'fill-a-yard') {
    const { layout } = merchandise
    const name = SAMPLE_COLLECTIONS.find(({ id }) => id === layout.collectionId)?.name ?? ''
    return {
      ...bare,
      type: 'fabric',
      design: null,
      fabric: { code: layout.fabric, size: 'YARD', type: 'printed' },
      fill_a_yard: {
        layout: layoutCode(layout),
        collection_name: name,
        image: layoutImage(layout),
        palette: layoutPalette(layout),
      },
      analytics: {
        sku: `FILL_A_YARD-${layout.templateId}-${layout.fabric}`,
        parent_sku: layout.fabric,
      },
      unit: 'yard',
      cleanup: OUT_OF_STOCK.includes(layout.fabric) ? 'fabric_unavailable' : null,
    }
  }
  const found = sampleDesign(merchandise.designId)
  const design = found
    ? {
        id: found.id,
        title: found.title,
        slug: found.slug,
        palette: [...found.palette],
        repeat: found.repeat,
        designer: wireDesigner(found.designerId),
      }
    : null
  if (merchandise.kind === 'fabric') {
    return {
      ...bare,
      type: 'fabric',
      design,
      fabric: { code: merchandise.fabric, size: merchandise.size, type: 'printed' },
      analytics: {
        sku: `${merchandise.fabric}-${merchandise.size}-${merchandise.designId}`,
        parent_sku: merchandise.fabric,
      },
      unit: FABRIC_SIZES[merchandise.size].system === 'metric' ? 'meter' : 'yard',
      cleanup: OUT_OF_STOCK.includes(merchandise.fabric) ? 'fabric_unavailable' : null,
    }
  }
  return {
    ...bare,
    type: 'wallpaper',
    design,
    merchandise: { wallpaper_item: { code: merchandise.wallpaper, size: merchandise.size } },
    analytics: {
      sku: `${merchandise.wallpaper}-${merchandise.size}-${merchandise.designId}`,
      parent_sku: merchandise.wallpaper,
    },
    unit: merchandise.size === 'SWATCH' ? 'swatch' : WALLPAPERS[merchandise.wallpaper].kind,
    cleanup: OUT_OF_STOCK_WALLPAPERS.includes(merchandise.wallpaper) ? 'item_unavailable' : null,
  }
}

/** A line as the gateway answers it. */
export function wireLine({ id, merchandise, quantity }: TestLine, currency: Currency): WireLine {
  const { unit, ...rest } = wireMerchandise(merchandise)
  const minor = merchandiseMinor(merchandise, currency)
  return {
    id,
    quantity: { value: quantity },
    quantity_editable: true,
    ...rest,
    pricing: {
      raw_price: raw(minor),
      raw_price_undiscounted: raw(minor),
      raw_total: raw(minor * quantity),
      currency,
      price_per: { unit_type: unit },
    },
  }
}
