import type { CartItemInput } from '../cart/cart.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import type { FillAYardItemInput } from '../fill-a-yard/fill-a-yard.contract.ts'
import { designsOfLayout, layoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import type { WallpaperItemInput } from '../wallpaper/wallpaper.contract.ts'
import { wallpaperSizesOf } from '../wallpaper/wallpaper.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import { OUT_OF_STOCK, OUT_OF_STOCK_WALLPAPERS } from './prices.table.ts'
import { reject } from './rejection.ts'
import { SAMPLE_COLLECTIONS } from './sample-collections.table.ts'
import { sampleDesign } from './wire-design.ts'

/** An item that can be put into a test cart: printed fabric, wallpaper or a filled yard. */
export type TestItem = CartItemInput | WallpaperItemInput | FillAYardItemInput

/** Printed fabric in a test cart. */
export interface FabricMerchandise {
  readonly kind: 'fabric'
  /** The type of its line on the wire. */
  readonly type: 'fabric'
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
}

/** Printed wallpaper in a test cart. */
export interface WallpaperMerchandise {
  readonly kind: 'wallpaper'
  readonly designId: number
  readonly wallpaper: WallpaperCode
  readonly size: WallpaperSize
}

/** A filled yard in a test cart. */
export interface FillAYardMerchandise {
  readonly kind: 'fill-a-yard'
  readonly layout: Layout
}

/** The product of a line, without its quantity. */
export type Merchandise = FabricMerchandise | WallpaperMerchandise | FillAYardMerchandise

/** Reads the product of an item. Does not check whether the sample shop sells it. */
export function merchandiseOf(item: TestItem): Merchandise {
  if ('layout' in item) return { kind: 'fill-a-yard', layout: item.layout }
  const { designId } = item
  return 'wallpaper' in item
    ? { kind: 'wallpaper', designId, wallpaper: item.wallpaper, size: item.size }
    : { kind: 'fabric', type: 'fabric', designId, fabric: item.fabric, size: item.size }
}

/** True when two lines hold the same product and therefore belong in one line. */
export function sameMerchandise(a: Merchandise, b: Merchandise): boolean {
  return merchandiseKey(a) === merchandiseKey(b)
}

function merchandiseKey(merchandise: Merchandise): string {
  switch (merchandise.kind) {
    case 'fabric':
      return `${merchandise.type} ${merchandise.designId} ${merchandise.fabric} ${merchandise.size}`
    case 'wallpaper':
      return `${merchandise.designId} ${merchandise.wallpaper} ${merchandise.size}`
    case 'fill-a-yard':
      return layoutCode(merchandise.layout)
  }
}

/** Rejects merchandise that the sample shop does not sell. */
export function checkMerchandise(merchandise: Merchandise): void {
  switch (merchandise.kind) {
    case 'fabric':
      return checkFabric(merchandise)
    case 'wallpaper':
      return checkWallpaper(merchandise)
    case 'fill-a-yard':
      return checkLayout(merchandise.layout)
  }
}

/** Why a line cannot be bought now; null when it can. */
export function cleanupOf(
  merchandise: Merchandise,
): 'fabric_unavailable' | 'item_unavailable' | null {
  if (merchandise.kind === 'wallpaper')
    return OUT_OF_STOCK_WALLPAPERS.includes(merchandise.wallpaper) ? 'item_unavailable' : null
  const fabric = merchandise.kind === 'fabric' ? merchandise.fabric : merchandise.layout.fabric
  return OUT_OF_STOCK.includes(fabric) ? 'fabric_unavailable' : null
}

function checkDesign(designId: number): void {
  if (!sampleDesign(designId)) reject('NO_IMAGE_AVAILABLE', { field: 'design.id' })
}

function checkFabric({ designId, fabric }: FabricMerchandise): void {
  checkDesign(designId)
  if (OUT_OF_STOCK.includes(fabric)) reject('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
}

function checkWallpaper({ designId, wallpaper, size }: WallpaperMerchandise): void {
  checkDesign(designId)
  if (!wallpaperSizesOf(wallpaper).includes(size))
    reject('FIELD_VALUE_INVALID', { field: 'merchandise.wallpaper_item.size' })
  if (OUT_OF_STOCK_WALLPAPERS.includes(wallpaper))
    reject('WALLPAPER_OUT_OF_STOCK', { field: 'merchandise.wallpaper_item.code' })
}

function checkLayout(layout: Layout): void {
  const field = 'fill_a_yard.layout'
  const designs = designsOfLayout(layout)
  if (designs.length === 0) reject('FIELD_VALUE_INVALID', { field })
  const collection =
    SAMPLE_COLLECTIONS.find(({ id }) => id === layout.collectionId) ??
    reject('COLLECTION_NOT_FOUND', { field })
  const foreign = designs.find((id) => !collection.designIds.includes(id))
  if (foreign !== undefined) reject('NO_IMAGE_AVAILABLE', { field, params: { design: foreign } })
  if (OUT_OF_STOCK.includes(layout.fabric)) reject('FABRIC_OUT_OF_STOCK', { field })
}
