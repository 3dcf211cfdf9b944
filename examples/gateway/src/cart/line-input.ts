import type { addToCart } from '@selvage/core/cart'
import type { CallBody } from '@selvage/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import { designs, fabricPrices, fabrics } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'

type Payload = CallBody<typeof addToCart>

/**
 * What stands in a line: the same columns for all kinds, so that a line can become one of another
 * kind.
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

const NOTHING = {
  designId: null,
  fabricCode: null,
  size: null,
  wallpaperCode: null,
  wallpaperSize: null,
  layoutId: null,
} as const

/** A design on a cut of fabric. */
function fabricLine({
  designId,
  fabric,
  size,
  quantity,
}: {
  designId: number
  fabric: string
  size: string
  quantity: number
}): LineInput {
  return {
    ...NOTHING,
    type: 'fabric',
    designId,
    fabricCode: fabric,
    size,
    quantity,
    mergeKey: `fabric ${designId} ${fabric} ${size}`,
  }
}

/** A design on pieces of a wallpaper. */
export function wallpaperLine({
  designId,
  code,
  size,
  quantity,
}: {
  designId: number
  code: string
  size: string
  quantity: number
}): LineInput {
  return {
    ...NOTHING,
    type: 'wallpaper',
    designId,
    wallpaperCode: code,
    wallpaperSize: size,
    quantity,
    mergeKey: `wallpaper ${designId} ${code} ${size}`,
  }
}

/** A filled yard: one layout on its cloth. */
export function fillAYardLine({
  layoutId,
  fabric,
  quantity,
}: {
  layoutId: string
  fabric: string
  quantity: number
}): LineInput {
  return {
    ...NOTHING,
    type: 'fill_a_yard',
    layoutId,
    fabricCode: fabric,
    size: 'YARD',
    quantity,
    mergeKey: `fill_a_yard ${layoutId}`,
  }
}

/** What a line is, without the row that it is in. */
export function lineOf({
  type,
  designId,
  fabricCode,
  size,
  wallpaperCode,
  wallpaperSize,
  layoutId,
  mergeKey,
  quantity,
}: LineInput): LineInput {
  return {
    type,
    designId,
    fabricCode,
    size,
    wallpaperCode,
    wallpaperSize,
    layoutId,
    mergeKey,
    quantity,
  }
}

/** Rejects a design that cannot be printed: unknown or mature, or not for sale. */
export async function readPrintable(db: Queryable, designId: number): Promise<void> {
  const [design] = await db
    .select({ mature: designs.mature, forSale: designs.forSale })
    .from(designs)
    .where(eq(designs.id, designId))
  if (!design || design.mature) throw httpError('NO_IMAGE_AVAILABLE', { field: 'design.id' })
  if (!design.forSale) throw httpError('DESIGN_NOT_FOR_SALE', { field: 'design.id' })
}

/**
 * Reads a cart payload against the catalogue, or rejects it: no such design, not for sale, out of
 * stock, no price for the size.
 */
export async function readLine(db: Queryable, payload: Payload): Promise<LineInput> {
  if (payload.merchandise?.home_good_item)
    throw httpError('FIELD_VALUE_INVALID', { field: 'merchandise.home_good_item' })
  if (payload.merchandise?.solid_item)
    throw httpError('FIELD_VALUE_INVALID', { field: 'merchandise.solid_item' })
  if (payload.home_good_addition_codes?.length)
    throw httpError('FIELD_VALUE_INVALID', { field: 'home_good_addition_codes' })
  if (payload.status === 'saved') throw httpError('FIELD_VALUE_INVALID', { field: 'status' })
  await readPrintable(db, payload.design.id)
  const [cut] = await db
    .select({ status: fabrics.status })
    .from(fabrics)
    .innerJoin(
      fabricPrices,
      and(eq(fabricPrices.fabricCode, fabrics.code), eq(fabricPrices.size, payload.fabric_size)),
    )
    .where(eq(fabrics.code, payload.fabric))
  if (!cut) throw httpError('FIELD_VALUE_INVALID', { field: 'fabric_size' })
  if (cut.status !== 'available') throw httpError('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
  return fabricLine({
    designId: payload.design.id,
    fabric: payload.fabric,
    size: payload.fabric_size,
    quantity: payload.quantity,
  })
}
