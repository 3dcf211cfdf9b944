import type { addToCart } from '@selvage/core/cart'
import type { CallBody } from '@selvage/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { fabricPrices, fabrics } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'
import { assertPrintable, lineInput } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'

type Payload = CallBody<typeof addToCart>

/**
 * Reads a fabric payload against the catalogue, or rejects it: no such design, not for sale, no
 * price for the size, out of stock.
 */
export async function readFabricLine(db: Queryable, payload: Payload): Promise<LineInput> {
  assertFabricAlone(payload)
  const { fabric, fabric_size: size, quantity } = payload
  const designId = payload.design.id
  await assertPrintable(db, designId)
  const [cut] = await db
    .select({ status: fabrics.status })
    .from(fabrics)
    .innerJoin(
      fabricPrices,
      and(eq(fabricPrices.fabricCode, fabrics.code), eq(fabricPrices.size, size)),
    )
    .where(eq(fabrics.code, fabric))
  if (!cut) throw httpError('FIELD_VALUE_INVALID', { field: 'fabric_size' })
  if (cut.status !== 'available') throw httpError('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
  return lineInput({
    type: 'fabric',
    designId,
    fabricCode: fabric,
    size,
    quantity,
    mergeKey: `fabric ${designId} ${fabric} ${size}`,
  })
}

/** Rejects the parts of the contract's payload that this shop does not sell. */
function assertFabricAlone(payload: Payload): void {
  const unsold = [
    ['merchandise.home_good_item', payload.merchandise?.home_good_item],
    ['merchandise.solid_item', payload.merchandise?.solid_item],
    ['home_good_addition_codes', payload.home_good_addition_codes?.length],
    ['status', payload.status === 'saved'],
  ] as const
  const found = unsold.find(([, isPresent]) => isPresent)
  if (found) throw httpError('FIELD_VALUE_INVALID', { field: found[0] })
}
