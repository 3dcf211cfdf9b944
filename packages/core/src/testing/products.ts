import { choiceProblem } from '../product/product-choice.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.table.ts'
import type { ProductKindName } from '../product/product-kinds.table.ts'
import type { ProductStatus } from '../product/product.contract.ts'
import { OUT_OF_STOCK_FABRICS } from '../sample-prices/prices.table.ts'
import { sampleProducts } from '../sample-prices/products.ts'
import { checkDesign } from './check-design.ts'
import { reject } from './rejection.ts'

const findProduct = (kind: ProductKindName, code: string) =>
  sampleProducts(kind).find((product) => product.code === code)

const statusOf = (kind: ProductKindName, code: string): ProductStatus =>
  findProduct(kind, code)?.status ?? 'available'

const findPrice = ({ kind, code, size, option }: ProductChoice) =>
  findProduct(kind, code)?.prices.find((price) => price.size === size && price.option === option)

/** Returns the price of one piece in US cents. */
export const productCents = (choice: ProductChoice): number => findPrice(choice)?.cents ?? 0

/** Rejects a product that the sample shop does not sell as it was chosen. */
export function checkProduct(choice: ProductChoice): void {
  const { kind, code, designId, fabric } = choice
  if (designId !== null) checkDesign(designId)
  const problem = choiceProblem(choice)
  if (problem)
    reject(problem.code, {
      field: problem.field,
      ...(problem.code === 'FIELD_CANNOT_BE_BLANK' && { message: 'required' }),
    })
  const { codeField } = PRODUCT_KINDS[kind]
  const status = statusOf(kind, code)
  if (status === 'out_of_stock') reject('PRODUCT_OUT_OF_STOCK', { field: codeField })
  if (status === 'retired') reject('ITEMS_UNAVAILABLE', { field: codeField })
  if (fabric && OUT_OF_STOCK_FABRICS.includes(fabric))
    reject('FABRIC_OUT_OF_STOCK', { field: 'fabric' })
}

/** Why a product cannot be bought now; null when it can. */
export function productCleanup({
  kind,
  code,
  fabric,
}: ProductChoice): 'fabric_unavailable' | 'item_unavailable' | null {
  if (statusOf(kind, code) !== 'available') return 'item_unavailable'
  return fabric && OUT_OF_STOCK_FABRICS.includes(fabric) ? 'fabric_unavailable' : null
}
