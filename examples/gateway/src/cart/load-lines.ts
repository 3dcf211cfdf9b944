import { designsOfLayout, readLayoutCode, TEMPLATES } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import type { ProductChoice } from '@selvage/core/product'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isPublic } from '../collection/collections.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import {
  collectionDesigns,
  collections,
  designColumns,
  designers,
  designs,
  fabricPrices,
  fabrics,
  productPrices,
  products,
  wallpaperPrices,
  wallpapers,
} from '../db/schema/catalogue.ts'
import type { DesignRow } from '../db/schema/catalogue.ts'
import { layouts } from '../db/schema/layout.ts'
import type { LayoutRow } from '../db/schema/layout.ts'
import { designCleanup, productCartLine } from './load-product.ts'

type DesignerRow = typeof designers.$inferSelect

/** The merchandise of a line, with its design or layout as it is now. */
export type CartMerchandise =
  | {
      readonly kind: 'fabric'
      readonly fabric: string
      readonly size: string
      readonly design: DesignRow
      readonly designer: DesignerRow
    }
  | {
      readonly kind: 'wallpaper'
      readonly code: string
      readonly size: string
      readonly design: DesignRow
      readonly designer: DesignerRow
    }
  | {
      readonly kind: 'fill_a_yard'
      readonly fabric: string
      readonly size: string
      readonly layout: LayoutRow
      readonly collectionName: string
    }
  | {
      readonly kind: 'product'
      readonly choice: ProductChoice
      /** Null for products without a print. */
      readonly design: DesignRow | null
      readonly designer: DesignerRow | null
    }

/** One line of a cart, ready to be priced. */
export interface CartLine {
  readonly item: CartItemRow
  readonly merchandise: CartMerchandise
  /** Price of a unit in US cents; 0 for what is not in the price list any more. */
  readonly unitUsdMinor: number
  /** Units in one piece: the yards of a filled cloth, else 1. */
  readonly unitsPerPiece: number
  /** The reason why the line cannot be bought now. */
  readonly cleanup: 'fabric_unavailable' | 'design_unavailable' | 'item_unavailable' | null
}

/** The part of some lines that is read, and their order. */
interface LineRange {
  readonly order?: SQL
  readonly limit?: number
  readonly offset?: number
}

/** Reads the lines that fit a condition, each priced and with what it is made of as it is now. */
export async function readLines(
  db: Queryable,
  where: SQL | undefined,
  { order = asc(cartItems.position), limit, offset }: LineRange = {},
): Promise<CartLine[]> {
  const query = select(db).where(where).orderBy(order).$dynamic()
  const found = await (limit === undefined ? query : query.limit(limit).offset(offset ?? 0))
  const filled = found.flatMap(({ layout }) => (layout ? (readLayoutCode(layout.code) ?? []) : []))
  const printable = await printableOf(db, filled)
  return found.flatMap((row) => toCartLine(row, printable) ?? [])
}

function select(db: Queryable) {
  return db
    .select({
      item: cartItems,
      design: designColumns,
      designer: designers,
      layout: layouts,
      fabricStatus: fabrics.status,
      fabricUsd: fabricPrices.usdMinor,
      wallpaperStatus: wallpapers.status,
      wallpaperUsd: wallpaperPrices.usdMinor,
      productStatus: products.status,
      productUsd: productPrices.usdMinor,
      collectionName: collections.name,
      isCollectionPublic: sql<boolean>`coalesce(${isPublic}, false)`,
    })
    .from(cartItems)
    .leftJoin(designs, eq(designs.id, cartItems.designId))
    .leftJoin(designers, eq(designers.id, designs.designerId))
    .leftJoin(fabrics, eq(fabrics.code, cartItems.fabricCode))
    .leftJoin(
      fabricPrices,
      and(eq(fabricPrices.fabricCode, cartItems.fabricCode), eq(fabricPrices.size, cartItems.size)),
    )
    .leftJoin(wallpapers, eq(wallpapers.code, cartItems.wallpaperCode))
    .leftJoin(
      wallpaperPrices,
      and(
        eq(wallpaperPrices.wallpaperCode, cartItems.wallpaperCode),
        eq(wallpaperPrices.size, cartItems.wallpaperSize),
      ),
    )
    .leftJoin(
      products,
      and(eq(products.kind, cartItems.productKind), eq(products.code, cartItems.productCode)),
    )
    .leftJoin(
      productPrices,
      and(
        eq(productPrices.kind, cartItems.productKind),
        eq(productPrices.code, cartItems.productCode),
        eq(productPrices.size, cartItems.size),
        eq(productPrices.option, cartItems.productOption),
      ),
    )
    .leftJoin(layouts, eq(layouts.id, cartItems.layoutId))
    .leftJoin(collections, eq(collections.id, layouts.collectionId))
}
/** A line as it is stored, with what it is made of as it is now. */
export type Found = Awaited<ReturnType<typeof select>>[number]

const pair = (collectionId: number, designId: number): string => `${collectionId} ${designId}`

/**
 * The designs of these layouts that can be printed now, as pairs with the collection that they are
 * in.
 */
async function printableOf(db: Queryable, filled: readonly Layout[]): Promise<Set<string>> {
  if (filled.length === 0) return new Set()
  const rows = await db
    .select({ collectionId: collectionDesigns.collectionId, designId: collectionDesigns.designId })
    .from(collectionDesigns)
    .innerJoin(designs, eq(designs.id, collectionDesigns.designId))
    .where(
      and(
        inArray(
          collectionDesigns.collectionId,
          filled.map(({ collectionId }) => collectionId),
        ),
        sql`${designs.forSale} AND NOT ${designs.mature}`,
      ),
    )
  return new Set(rows.map(({ collectionId, designId }) => pair(collectionId, designId)))
}

function toCartLine(row: Found, printable: ReadonlySet<string>): CartLine | undefined {
  const { item, design, designer, layout } = row
  if (item.type === 'product') return productCartLine(row)
  if (layout && item.fabricCode !== null && item.size !== null)
    return filledLine(row, { layout, fabric: item.fabricCode, size: item.size }, printable)
  if (!design || !designer) return undefined
  const gone = designCleanup(design)
  if (item.wallpaperCode !== null && item.wallpaperSize !== null) {
    const sold = row.wallpaperStatus === 'available' && row.wallpaperUsd !== null
    return {
      item,
      merchandise: {
        kind: 'wallpaper',
        code: item.wallpaperCode,
        size: item.wallpaperSize,
        design,
        designer,
      },
      unitUsdMinor: row.wallpaperUsd ?? 0,
      unitsPerPiece: 1,
      cleanup: gone ?? (sold ? null : 'item_unavailable'),
    }
  }
  if (item.fabricCode === null || item.size === null) return undefined
  return {
    item,
    merchandise: { kind: 'fabric', fabric: item.fabricCode, size: item.size, design, designer },
    unitUsdMinor: row.fabricUsd ?? 0,
    unitsPerPiece: 1,
    cleanup: gone ?? cutCleanup(row),
  }
}

/** Why a cut cannot be bought any more: its fabric is not there, or is not sold in its size. */
function cutCleanup({ fabricStatus, fabricUsd }: Found): CartLine['cleanup'] {
  if (fabricStatus !== 'available') return 'fabric_unavailable'
  return fabricUsd === null ? 'item_unavailable' : null
}

function filledLine(
  row: Found,
  { layout, fabric, size }: { layout: LayoutRow; fabric: string; size: string },
  printable: ReadonlySet<string>,
): CartLine {
  const read = readLayoutCode(layout.code)
  return {
    item: row.item,
    merchandise: {
      kind: 'fill_a_yard',
      fabric,
      size,
      layout,
      collectionName: row.collectionName ?? layout.collectionName,
    },
    unitUsdMinor: row.fabricUsd ?? 0,
    unitsPerPiece: read ? TEMPLATES[read.templateId].yards : 1,
    cleanup: filledCleanup(row, read, printable),
  }
}

/** A layout is printed from its collection: all of it, or not at all. */
function filledCleanup(
  row: Found,
  layout: Layout | undefined,
  printable: ReadonlySet<string>,
): CartLine['cleanup'] {
  if (!layout || !row.isCollectionPublic) return 'item_unavailable'
  if (!designsOfLayout(layout).every((id) => printable.has(pair(layout.collectionId, id))))
    return 'design_unavailable'
  return cutCleanup(row)
}
