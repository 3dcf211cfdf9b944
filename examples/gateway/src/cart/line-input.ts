import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import { designs } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'

/**
 * The columns of a line that its kind decides. All kinds have the same columns, so that a line can
 * become one of another kind.
 */
export type LineInput = Pick<
  CartItemRow,
  | 'type'
  | 'designId'
  | 'fabricCode'
  | 'size'
  | 'wallpaperCode'
  | 'wallpaperSize'
  | 'layoutId'
  | 'mergeKey'
  | 'quantity'
>

const EMPTY = {
  designId: null,
  fabricCode: null,
  size: null,
  wallpaperCode: null,
  wallpaperSize: null,
  layoutId: null,
} as const

/** Makes a line of one kind; the columns of other kinds are null. */
export function lineInput(
  own: Pick<LineInput, 'type' | 'mergeKey' | 'quantity'> & Partial<LineInput>,
): LineInput {
  return { ...EMPTY, ...own }
}

/** The columns of a row that its kind decides, for another row. */
export function copyLineInput(row: LineInput): LineInput {
  return {
    type: row.type,
    designId: row.designId,
    fabricCode: row.fabricCode,
    size: row.size,
    wallpaperCode: row.wallpaperCode,
    wallpaperSize: row.wallpaperSize,
    layoutId: row.layoutId,
    mergeKey: row.mergeKey,
    quantity: row.quantity,
  }
}

/** Rejects a design that cannot be printed: unknown, mature or not for sale. */
export async function assertPrintable(db: Queryable, designId: number): Promise<void> {
  const [design] = await db
    .select({ mature: designs.mature, forSale: designs.forSale })
    .from(designs)
    .where(eq(designs.id, designId))
  if (!design || design.mature) throw httpError('NO_IMAGE_AVAILABLE', { field: 'design.id' })
  if (!design.forSale) throw httpError('DESIGN_NOT_FOR_SALE', { field: 'design.id' })
}
