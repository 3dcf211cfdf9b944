import { chunkProblem } from '../cart/chunks.ts'
import type { CartItemInput } from '../cart/cart.contract.ts'
import { fabricSizesOf } from '../fabric/fabric-cuts.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import type { FillAYardItemInput } from '../fill-a-yard/fill-a-yard.contract.ts'
import { designsOfLayout, layoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import { choiceKey, isOwnLine, PRINTED_TERMS, productTerms } from '../product/product-choice.ts'
import type { ProductChoice, ProductTerms } from '../product/product-choice.ts'
import type { WallpaperItemInput } from '../wallpaper/wallpaper.contract.ts'
import { wallpaperSizesOf } from '../wallpaper/wallpaper-sizes.ts'
import type { WallpaperCode, WallpaperSize } from '../wallpaper/wallpapers.table.ts'
import { checkDesign } from './check-design.ts'
import { OUT_OF_STOCK_FABRICS, OUT_OF_STOCK_WALLPAPERS } from '../sample-prices/prices.table.ts'
import { choiceOf } from './product-items.ts'
import type { ProductItem } from './product-items.ts'
import { checkProduct, productCleanup } from './products.ts'
import { publicCollections } from './public-collections.ts'
import { reject } from './rejection.ts'
import { SAMPLE_COLLECTIONS } from './sample-collections.table.ts'
import type { TestOwnDesign } from './test-art.ts'
import type { TestShop } from './test-shop.ts'

/** An item of any kind that can be put into a test cart. */
export type TestItem = CartItemInput | WallpaperItemInput | FillAYardItemInput | ProductItem

/** Printed fabric in a test cart. */
export interface FabricMerchandise {
  readonly kind: 'fabric'
  /** The type of its line on the wire. */
  readonly type: 'fabric'
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
  /** The design where a member has made it, as it was when the line was added. */
  readonly own?: TestOwnDesign | undefined
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
  /** The name of its collection when it was filled. */
  readonly collectionName: string
}

/** A home good, solid or unprinted fabric or a ready-made item in a test cart. */
export interface ProductMerchandise {
  readonly kind: 'product'
  readonly choice: ProductChoice
}

/** The product of a line, without its quantity. */
export type Merchandise =
  FabricMerchandise | WallpaperMerchandise | FillAYardMerchandise | ProductMerchandise

/** Reads the product of an item. Does not check whether the sample shop sells it. */
export function merchandiseOf(item: TestItem): Merchandise {
  if ('layout' in item) {
    const { layout } = item
    const sample = SAMPLE_COLLECTIONS.find(({ id }) => id === layout.collectionId)
    return { kind: 'fill-a-yard', layout, collectionName: sample?.name ?? '' }
  }
  const choice = choiceOf(item)
  if (choice) return { kind: 'product', choice }
  const { designId, size, ...own } = item as CartItemInput | WallpaperItemInput
  return 'wallpaper' in own
    ? { kind: 'wallpaper', designId, wallpaper: own.wallpaper, size: size as WallpaperSize }
    : { kind: 'fabric', type: 'fabric', designId, fabric: own.fabric, size: size as FabricSize }
}

/** Adds to printed fabric the design that a member has made. */
export function withOwnDesign(merchandise: Merchandise, { ownDesigns }: TestShop): Merchandise {
  if (merchandise.kind !== 'fabric') return merchandise
  return { ...merchandise, own: ownDesigns.find(({ id }) => id === merchandise.designId) }
}

/** True when two lines hold the same product and therefore belong in one line. */
export function sameMerchandise(a: Merchandise, b: Merchandise): boolean {
  if (a.kind === 'product' && isOwnLine(a.choice)) return a === b
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
    case 'product':
      return choiceKey(merchandise.choice)
  }
}

/** Rejects merchandise that the sample shop does not sell. */
export function checkMerchandise(merchandise: Merchandise, shop: TestShop): void {
  switch (merchandise.kind) {
    case 'fabric':
      return checkFabric(merchandise)
    case 'wallpaper':
      return checkWallpaper(merchandise)
    case 'fill-a-yard':
      return checkLayout(merchandise.layout, shop)
    case 'product':
      return checkProduct(merchandise.choice)
  }
}

/** Why a line cannot be bought now; null when it can. */
export function cleanupOf(
  merchandise: Merchandise,
): 'fabric_unavailable' | 'item_unavailable' | null {
  if (merchandise.kind === 'product') return productCleanup(merchandise.choice)
  if (merchandise.kind === 'wallpaper')
    return OUT_OF_STOCK_WALLPAPERS.includes(merchandise.wallpaper) ? 'item_unavailable' : null
  const fabric = merchandise.kind === 'fabric' ? merchandise.fabric : merchandise.layout.fabric
  return OUT_OF_STOCK_FABRICS.includes(fabric) ? 'fabric_unavailable' : null
}

function checkFabric({ designId, fabric, size, own }: FabricMerchandise): void {
  if (own?.mature) reject('NO_IMAGE_AVAILABLE', { field: 'design.id' })
  if (own?.forSale === false) reject('DESIGN_NOT_FOR_SALE', { field: 'design.id' })
  if (!own) checkDesign(designId)
  if (!fabricSizesOf(fabric).includes(size)) reject('FIELD_VALUE_INVALID', { field: 'fabric_size' })
  if (OUT_OF_STOCK_FABRICS.includes(fabric)) reject('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
}

function checkWallpaper({ designId, wallpaper, size }: WallpaperMerchandise): void {
  checkDesign(designId)
  if (!wallpaperSizesOf(wallpaper).includes(size))
    reject('FIELD_VALUE_INVALID', { field: 'merchandise.wallpaper_item.size' })
  if (OUT_OF_STOCK_WALLPAPERS.includes(wallpaper))
    reject('WALLPAPER_OUT_OF_STOCK', { field: 'merchandise.wallpaper_item.code' })
}

function checkLayout(layout: Layout, shop: TestShop): void {
  const field = 'fill_a_yard.layout'
  const designs = designsOfLayout(layout)
  if (designs.length === 0) reject('FIELD_VALUE_INVALID', { field })
  const collection =
    publicCollections(shop).find(({ id }) => id === layout.collectionId) ??
    reject('COLLECTION_NOT_FOUND', { field })
  const foreign = designs.find((id) => !collection.designIds.includes(id))
  if (foreign !== undefined) reject('NO_IMAGE_AVAILABLE', { field, params: { design: foreign } })
  if (OUT_OF_STOCK_FABRICS.includes(layout.fabric)) reject('FABRIC_OUT_OF_STOCK', { field })
}

/** The rules of a line that its product decides. */
export const termsOf = (merchandise: Merchandise): ProductTerms =>
  merchandise.kind === 'product'
    ? productTerms(merchandise.choice.kind, merchandise.choice.code)
    : PRINTED_TERMS

/** Rejects a length in which merchandise is not cut. */
export function assertCut(merchandise: Merchandise, quantity: number, chunkSize: number): void {
  const { kind, size } =
    merchandise.kind === 'product' ? merchandise.choice : { size: '', ...merchandise }
  const problem = chunkProblem({ kind, size, quantity, chunkSize })
  if (problem) reject('FIELD_VALUE_INVALID', { field: 'chunk_size', params: problem })
}
