import type { Money } from '@selvage/core/money'
import type { ProductOffer } from '@selvage/core/product'

/** The `designId` of a form whose product has no print. */
export const NO_DESIGN = 0

/** Returns what one piece of a listed product costs; undefined for a size that it has not. */
export const listedPrice = (
  { prices }: Pick<ProductOffer, 'prices'>,
  size: string,
): Money | undefined => prices.find((one) => one.size === size)?.price
