import { isFabricCode } from '../fabric/fabric.ts'
import type { FabricOffer } from '../fabric/fabric.contract.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Currency, MeasurementSystem } from '../locale/locale.table.ts'
import { listProducts } from '../product/product.contract.ts'
import { UNPRINTED_SIZES } from './unprinted.table.ts'

/**
 * Loads every fabric without a print, with its prices for a yard and a meter in one currency.
 *
 * @param place the shop's settings; its measurement system decides which of them is shown first,
 *   its country whether the prices contain tax
 * @throws ShopError, among them `CURRENCY_INVALID`.
 */
export async function loadUnprinted(
  gateway: Pick<Gateway, 'send'>,
  {
    currency,
    measurement,
    country,
  }: {
    readonly currency: Currency
    readonly measurement: MeasurementSystem
    readonly country?: string
  },
): Promise<FabricOffer[]> {
  const products = await gateway.send(listProducts, {
    params: { kind: 'unprinted' },
    query: { currency, country },
  })
  return products.flatMap(({ code, status, prices, taxIncluded }): FabricOffer[] => {
    if (!isFabricCode(code)) return []
    const sizes = Object.fromEntries(
      UNPRINTED_SIZES.flatMap((size) => {
        const price = prices.find((one) => one.size === size)?.price
        return price ? [[size, price]] : []
      }),
    )
    const defaultSize = measurement === 'imperial' ? 'YARD' : 'METER'
    return [
      { code, status, pricing: { defaultSize, sizes, ...(taxIncluded && { taxIncluded: true }) } },
    ]
  })
}
