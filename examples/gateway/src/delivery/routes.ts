import { estimateDelivery } from '@selvage/core/checkout'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { rateOf, readRates } from '../prices/listed-prices.ts'
import { estimates } from './delivery.ts'

const estimate = handle(
  estimateDelivery,
  async ({ query: { country, currency = DEFAULT_CURRENCY } }, deps) => {
    const rate = rateOf(await readRates(deps.db.orm), currency)
    return { deliveries: estimates(country, rate, deps.now()).map((row) => ({ ...row, currency })) }
  },
)

/** The call that says what delivery costs and when it arrives, before there is an order. */
export const deliveryRoutes: readonly Route[] = [estimate]
