import { PRINTED_TERMS, productTerms } from '@selvage/core/product'
import type { ProductTerms } from '@selvage/core/product'
import type { CartItemRow } from '../db/schema/cart.ts'

/** The rules of a line that its product decides. */
export const termsOfRow = ({
  productKind,
  productCode,
}: Pick<CartItemRow, 'productKind' | 'productCode'>): ProductTerms =>
  productKind !== null && productCode !== null
    ? productTerms(productKind, productCode)
    : PRINTED_TERMS
