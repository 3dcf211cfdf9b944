import type { addToCart } from '@selvage/core/cart'
import type { CallBody } from '@selvage/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs, fabricPrices, fabrics } from '../db/schema/catalogue.ts'
import { fault } from '../http/fault.ts'

type Payload = CallBody<typeof addToCart>

/** What makes two lines the same one. */
export interface LineInput {
  readonly designId: number
  readonly fabricCode: string
  readonly size: string
  readonly quantity: number
}

/** Reads a cart payload against the catalogue, or refuses it: no such design, not for sale, out of stock, no price for the size. */
export async function readLine(db: Queryable, payload: Payload): Promise<LineInput> {
  if (payload.merchandise?.home_good_item) throw fault('FIELD_VALUE_INVALID', { field: 'merchandise.home_good_item' })
  if (payload.merchandise?.solid_item) throw fault('FIELD_VALUE_INVALID', { field: 'merchandise.solid_item' })
  if (payload.home_good_addition_codes?.length) throw fault('FIELD_VALUE_INVALID', { field: 'home_good_addition_codes' })
  if (payload.status === 'saved') throw fault('FIELD_VALUE_INVALID', { field: 'status' })
  const [design] = await db.select({ mature: designs.mature, forSale: designs.forSale }).from(designs).where(eq(designs.id, payload.design.id))
  if (!design || design.mature) throw fault('NO_IMAGE_AVAILABLE', { field: 'design.id' })
  if (!design.forSale) throw fault('DESIGN_NOT_FOR_SALE', { field: 'design.id' })
  const [cut] = await db.select({ status: fabrics.status }).from(fabrics)
    .innerJoin(fabricPrices, and(eq(fabricPrices.fabricCode, fabrics.code), eq(fabricPrices.size, payload.fabric_size)))
    .where(eq(fabrics.code, payload.fabric))
  if (!cut) throw fault('FIELD_VALUE_INVALID', { field: 'fabric_size' })
  if (cut.status !== 'available') throw fault('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
  return { designId: payload.design.id, fabricCode: payload.fabric, size: payload.fabric_size, quantity: payload.quantity }
}
