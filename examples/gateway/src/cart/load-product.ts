import { isFabricCode } from '@selvage/core/fabric'
import type { ProductChoice } from '@selvage/core/product'
import type { DesignRow } from '../db/schema/catalogue.ts'
import type { CartLine, Found } from './load-lines.ts'

/** A line of a product, priced; undefined for one that is stored in part. */
export function productCartLine(row: Found): CartLine | undefined {
  const { item, design, designer, productStatus, productUsd } = row
  const { productKind: kind, productCode: code, size, fabricCode } = item
  if (kind === null || code === null || size === null) return undefined
  const choice: ProductChoice = {
    kind,
    code,
    size,
    option: item.productOption ?? '',
    designId: item.designId,
    fabric: isFabricCode(fabricCode) ? fabricCode : null,
    ...(item.recipientEmail !== null && {
      recipient: { email: item.recipientEmail, message: item.giftMessage ?? '' },
    }),
  }
  const sold = productStatus === 'available' && productUsd !== null
  return {
    item,
    merchandise: { kind: 'product', choice, design, designer },
    unitUsdMinor: productUsd ?? 0,
    unitsPerPiece: 1,
    cleanup: designCleanup(design) ?? (sold ? materialCleanup(row) : 'item_unavailable'),
  }
}

/** Why the design of a line cannot be printed any more; null where it can, or has none. */
export const designCleanup = (design: DesignRow | null): 'design_unavailable' | null =>
  design && (!design.forSale || design.mature) ? 'design_unavailable' : null

const materialCleanup = ({ item, fabricStatus }: Found): 'fabric_unavailable' | null =>
  item.fabricCode !== null && fabricStatus !== 'available' ? 'fabric_unavailable' : null
