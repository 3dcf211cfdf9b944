import type { CallBody } from '@selvage/core/contract'
import type { addWallpaper } from '@selvage/core/wallpaper'
import { and, eq } from 'drizzle-orm'
import { assertPrintable, lineInput } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'
import type { Queryable } from '../db/database.ts'
import { wallpaperPrices, wallpapers } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'

/**
 * Reads a wallpaper payload against the catalogue, or rejects it: no such design, not for sale, not
 * sold in that size, out of stock.
 */
export async function readWallpaperLine(
  db: Queryable,
  { design, merchandise, quantity }: CallBody<typeof addWallpaper>,
): Promise<LineInput> {
  const { code, size } = merchandise.wallpaper_item
  await assertPrintable(db, design.id)
  const [piece] = await db
    .select({ status: wallpapers.status })
    .from(wallpapers)
    .innerJoin(
      wallpaperPrices,
      and(eq(wallpaperPrices.wallpaperCode, wallpapers.code), eq(wallpaperPrices.size, size)),
    )
    .where(eq(wallpapers.code, code))
  if (!piece) throw httpError('FIELD_VALUE_INVALID', { field: 'merchandise.wallpaper_item.size' })
  if (piece.status !== 'available')
    throw httpError('WALLPAPER_OUT_OF_STOCK', { field: 'merchandise.wallpaper_item.code' })
  return lineInput({
    type: 'wallpaper',
    designId: design.id,
    wallpaperCode: code,
    wallpaperSize: size,
    quantity,
    mergeKey: `wallpaper ${design.id} ${code} ${size}`,
  })
}
