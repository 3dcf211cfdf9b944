import type { Gateway } from '../gateway/client.ts'
import type { Currency } from '../locale/locale.table.ts'
import { listProducts } from '../product/product.contract.ts'
import type { ProductOffer } from '../product/product.contract.ts'
import { isStockCode } from './stock.ts'
import type { StockCode } from './stock-products.table.ts'

/** A ready-made item with its current prices and whether it can be bought. */
export type StockOffer = ProductOffer & { readonly code: StockCode }

/**
 * Loads the ready-made items of these codes with their prices in one currency, in the order of the
 * codes.
 *
 * @param place the shop's settings; its country decides whether the prices contain tax
 * @throws ShopError, among them `CURRENCY_INVALID`.
 */
export async function loadStock(
  gateway: Pick<Gateway, 'send'>,
  codes: readonly StockCode[],
  { currency, country }: { readonly currency: Currency; readonly country?: string },
): Promise<StockOffer[]> {
  const products = await gateway.send(listProducts, {
    params: { kind: 'stock' },
    query: { currency, country },
  })
  const offers = products.filter((product): product is StockOffer => isStockCode(product.code))
  return codes.flatMap((code) => offers.filter((offer) => offer.code === code))
}
