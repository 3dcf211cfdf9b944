import type { Gateway } from '../gateway/client.ts'
import type { Currency } from '../locale/locale.table.ts'
import { listProducts } from '../product/product.contract.ts'
import type { ProductOffer } from '../product/product.contract.ts'
import { isSolidColor } from './solid.ts'
import type { SolidColor } from './solids.table.ts'

/** A solid color with its current prices and whether it can be bought. */
export type SolidOffer = ProductOffer & { readonly code: SolidColor }

/** The products of a list that are solid colors of this version. */
export const solidOffers = (products: readonly ProductOffer[]): SolidOffer[] =>
  products.filter((product): product is SolidOffer => isSolidColor(product.code))

/**
 * Loads every solid color with its prices in one currency, as the gateway lists them.
 *
 * @param place the shop's settings; its country decides whether the prices contain tax
 * @throws ShopError, among them `CURRENCY_INVALID`.
 */
export async function loadSolids(
  gateway: Pick<Gateway, 'send'>,
  { currency, country }: { readonly currency: Currency; readonly country?: string },
): Promise<SolidOffer[]> {
  return solidOffers(
    await gateway.send(listProducts, { params: { kind: 'solid' }, query: { currency, country } }),
  )
}
