import { designsOfLayout, layoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import type { Currency } from '../locale/locale.table.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { productLine } from '../product/product-line.contract.ts'
import { WALLPAPER_SIZES } from '../wallpaper/wallpapers.table.ts'
import { lineText } from './line-text.ts'
import { cleanupOf, termsOf } from './merchandise.ts'
import type {
  FabricMerchandise,
  FillAYardMerchandise,
  Merchandise,
  WallpaperMerchandise,
} from './merchandise.ts'
import { merchandiseMinor, raw } from './prices.ts'
import { layoutImage } from './sample-layouts.table.ts'
import type { SampleDesign } from './sample-design.ts'
import type { TestLine, WireCart } from './test-shop.ts'
import { sampleDesign, wireDesignerOf } from './wire-design.ts'

type WireLine = WireCart['order_items'][number]

/** The fields of a line that depend on its merchandise. */
type WireMerchandise = Pick<
  WireLine,
  | 'type'
  | 'sub_type'
  | 'fabric'
  | 'design'
  | 'merchandise'
  | 'fill_a_yard'
  | 'analytics'
  | 'quantity_editable'
> & { unit: string }

const EMPTY = {
  sub_type: null,
  fabric: null,
  merchandise: { wallpaper_item: null },
  fill_a_yard: null,
  quantity_editable: true,
}

function wireItemDesign(designId: number, own?: SampleDesign): WireLine['design'] {
  const design = own ?? sampleDesign(designId)
  return design
    ? {
        id: design.id,
        title: design.title,
        slug: design.slug,
        palette: [...design.palette],
        repeat: design.repeat,
        designer: wireDesignerOf(design),
      }
    : null
}

function wireFabric({ type, fabric, size, designId, own }: FabricMerchandise): WireMerchandise {
  return {
    ...EMPTY,
    type,
    design: wireItemDesign(designId, own),
    fabric: { code: fabric, size, type: 'fabric' },
    analytics: { sku: `${fabric}-${size}-${designId}`, parent_sku: `DESIGN-${designId}` },
    unit: size,
  }
}

function wireWallpaper({ wallpaper, size, designId }: WallpaperMerchandise): WireMerchandise {
  return {
    ...EMPTY,
    type: 'wallpaper',
    design: wireItemDesign(designId),
    merchandise: { wallpaper_item: { code: wallpaper, size } },
    analytics: {
      sku: `WALLPAPER-${wallpaper}-${size}-${designId}`,
      parent_sku: `DESIGN-${designId}`,
    },
    unit: WALLPAPER_SIZES[size].unit,
  }
}

function wireFilledYard({ layout, collectionName }: FillAYardMerchandise): WireMerchandise {
  const { fabric, templateId, collectionId } = layout
  return {
    ...EMPTY,
    type: 'fabric',
    sub_type: 'fill_a_yard',
    design: null,
    fabric: { code: fabric, size: 'YARD', type: 'fill_a_yard' },
    fill_a_yard: {
      layout: layoutCode(layout),
      collection_name: collectionName,
      image: layoutImage(layout),
      palette: layoutPalette(layout),
    },
    analytics: {
      sku: `FILL_A_YARD-${templateId}-${fabric}-${collectionId}`,
      parent_sku: `COLLECTION-${collectionId}`,
    },
    unit: 'YARD',
  }
}

/** The most colors along the edge of a filled yard. */
const MAX_COLORS = 12

/** Colors along the edge of a filled yard: those of its designs in turn, none twice. */
function layoutPalette(layout: Layout): string[] {
  const palettes = designsOfLayout(layout).map((id) => sampleDesign(id)?.palette ?? [])
  const longest = Math.max(0, ...palettes.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    palettes.flatMap((palette) => palette[at] ?? []),
  )
  return [...new Set(inTurn.flat())].slice(0, MAX_COLORS)
}

const wireProduct = (choice: ProductChoice): WireMerchandise => ({
  ...productLine(choice),
  design: choice.designId === null ? null : wireItemDesign(choice.designId),
  fill_a_yard: null,
})

function wireMerchandise(merchandise: Merchandise): WireMerchandise {
  switch (merchandise.kind) {
    case 'fabric':
      return wireFabric(merchandise)
    case 'wallpaper':
      return wireWallpaper(merchandise)
    case 'fill-a-yard':
      return wireFilledYard(merchandise)
    case 'product':
      return wireProduct(merchandise.choice)
  }
}

/** A line as the gateway answers it; `promoCleanup` says why its cart's promo is not valid. */
export function wireLine(
  { id, merchandise, quantity, chunkSize }: TestLine,
  currency: Currency,
  promoCleanup: 'promo_ended' | 'promo_not_applicable' | null = null,
): WireLine {
  const { unit, ...rest } = wireMerchandise(merchandise)
  const minor = merchandiseMinor(merchandise, currency)
  return {
    id,
    quantity: { value: quantity },
    chunk_size: chunkSize,
    cleanup: cleanupOf(merchandise) ?? (termsOf(merchandise).credit ? null : promoCleanup),
    ...rest,
    text: lineText(merchandise, { quantity, chunkSize }),
    pricing: {
      raw_price: raw(minor),
      raw_price_usd: raw(merchandiseMinor(merchandise, 'USD')),
      raw_price_undiscounted: raw(minor),
      raw_total: raw(minor * quantity),
      currency,
      price_per: { unit_type: unit },
    },
  }
}
