import type { ProductChoice } from '@selvage/core/product'
import {
  choiceKey,
  choiceProblem,
  isOwnLine,
  PRODUCT_KINDS,
  productTerms,
} from '@selvage/core/product'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { fabrics, productPrices, products } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { assertPrintable, lineInput } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'

/** The key of a line that is never the same as another one, such as a gift certificate's. */
export const ownMergeKey = (): string => `product ${newPublicId()}`

/**
 * Reads a product as it was chosen against the catalogue, or rejects it: no such design, not for
 * sale, not sold in that size, of that fabric or with that addition, out of stock, retired.
 */
export async function readProductLine(
  db: Queryable,
  choice: ProductChoice,
  quantity: number,
): Promise<LineInput> {
  const { kind, code, size, option, designId, fabric, recipient } = choice
  if (designId !== null) await assertPrintable(db, designId)
  await assertSold(db, choice)
  if (quantity > 1 && productTerms(kind, code).single)
    throw httpError('FIELD_VALUE_INVALID', { field: 'quantity', params: { max: 1 } })
  return lineInput({
    type: 'product',
    productKind: kind,
    productCode: code,
    productOption: option,
    size,
    designId,
    fabricCode: fabric,
    quantity,
    recipientEmail: recipient?.email ?? null,
    giftMessage: recipient?.message ?? null,
    mergeKey: isOwnLine(choice) ? ownMergeKey() : `product ${choiceKey(choice)}`,
  })
}

async function assertSold(db: Queryable, choice: ProductChoice): Promise<void> {
  const { kind, code, size, option, fabric } = choice
  const { codeField, sizeField } = PRODUCT_KINDS[kind]
  const problem = choiceProblem(choice)
  if (problem)
    throw httpError(problem.code, {
      field: problem.field,
      ...(problem.code === 'FIELD_CANNOT_BE_BLANK' && { message: 'required' }),
    })
  const [listed] = await db
    .select({ status: products.status })
    .from(products)
    .innerJoin(
      productPrices,
      and(
        eq(productPrices.kind, products.kind),
        eq(productPrices.code, products.code),
        eq(productPrices.size, size),
        eq(productPrices.option, option),
      ),
    )
    .where(and(eq(products.kind, kind), eq(products.code, code)))
  if (!listed) throw httpError('FIELD_VALUE_INVALID', { field: sizeField })
  if (listed.status === 'out_of_stock')
    throw httpError('PRODUCT_OUT_OF_STOCK', { field: codeField })
  if (listed.status === 'retired') throw httpError('ITEMS_UNAVAILABLE', { field: codeField })
  if (fabric !== null) await assertInStock(db, fabric)
}

async function assertInStock(db: Queryable, fabric: string): Promise<void> {
  const [row] = await db
    .select({ status: fabrics.status })
    .from(fabrics)
    .where(eq(fabrics.code, fabric))
  if (row?.status !== 'available') throw httpError('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
}
