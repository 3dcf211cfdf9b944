import { FABRIC_SIZES } from '../fabric/fabrics.table.ts'
import { designsOfLayout, layoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import type { Currency } from '../locale/locale.table.ts'
import { WALLPAPERS } from '../wallpaper/wallpapers.table.ts'
import type { FabricMerchandise, Merchandise, WallpaperMerchandise } from './merchandise.ts'
import { OUT_OF_STOCK, OUT_OF_STOCK_WALLPAPERS } from './prices.table.ts'
import { merchandiseMinor, raw } from './prices.ts'
import { SAMPLE_COLLECTIONS } from './sample-collections.table.ts'
import { layoutImage } from './sample-layouts.table.ts'
import type { TestLine, WireCart } from './test-shop.ts'
import { sampleDesign, wireDesigner } from './wire-design.ts'

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
  | 'cleanup'
> & { unit: string }

const EMPTY = {
  sub_type: null,
  fabric: null,
  merchandise: { wallpaper_item: null },
  fill_a_yard: null,
}

function wireItemDesign(designId: number): WireLine['design'] {
  const design = sampleDesign(designId)
  return design
    ? {
        id: design.id,
        title: design.title,
        slug: design.slug,
        palette: [...design.palette],
        repeat: design.repeat,
        designer: wireDesigner(design.designerId),
      }
    : null
}

function wireFabric({ fabric, size, designId }: FabricMerchandise): WireMerchandise {
  return {
    ...EMPTY,
    type: 'fabric',
    design: wireItemDesign(designId),
    fabric: { code: fabric, size, type: 'printed' },
    analytics: { sku: `${fabric}-${size}-${designId}`, parent_sku: fabric },
    unit: FABRIC_SIZES[size].system === 'metric' ? 'meter' : 'yard',
    cleanup: OUT_OF_STOCK.includes(fabric) ? 'fabric_unavailable' : null,
  }
}

function wireWallpaper({ wallpaper, size, designId }: WallpaperMerchandise): WireMerchandise {
  return {
    ...EMPTY,
    type: 'wallpaper',
    design: wireItemDesign(designId),
    merchandise: { wallpaper_item: { code: wallpaper, size } },
    analytics: { sku: `${wallpaper}-${size}-${designId}`, parent_sku: wallpaper },
    unit: size === 'SWATCH' ? 'swatch' : WALLPAPERS[wallpaper].kind,
    cleanup: OUT_OF_STOCK_WALLPAPERS.includes(wallpaper) ? 'item_unavailable' : null,
  }
}

function wireFilledYard(layout: Layout): WireMerchandise {
  const { fabric, templateId, collectionId } = layout
  return {
    ...EMPTY,
    type: 'fabric',
    design: null,
    fabric: { code: fabric, size: 'YARD', type: 'printed' },
    fill_a_yard: {
      layout: layoutCode(layout),
      collection_name: SAMPLE_COLLECTIONS.find(({ id }) => id === collectionId)?.name ?? '',
      image: layoutImage(layout),
      palette: layoutPalette(layout),
    },
    analytics: { sku: `FILL_A_YARD-${templateId}-${fabric}`, parent_sku: fabric },
    unit: 'yard',
    cleanup: OUT_OF_STOCK.includes(fabric) ? 'fabric_unavailable' : null,
  }
}

/** Colors along the edge of a filled yard: the first two of each of its designs, at most eight. */
function layoutPalette(layout: Layout): string[] {
  const colors = designsOfLayout(layout).flatMap(
    (id) => sampleDesign(id)?.palette.slice(0, 2) ?? [],
  )
  return [...new Set(colors)].slice(0, 8)
}

function wireMerchandise(merchandise: Merchandise): WireMerchandise {
  switch (merchandise.kind) {
    case 'fabric':
      return wireFabric(merchandise)
    case 'wallpaper':
      return wireWallpaper(merchandise)
    case 'fill-a-yard':
      return wireFilledYard(merchandise.layout)
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
