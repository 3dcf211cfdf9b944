import { estimateDelivery } from '../../checkout/delivery-estimate.contract.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { inCurrency, raw } from '../prices.ts'
import { deliveryTo } from '../wire-cart.ts'
import { dayAfter } from '../wire-checkout.ts'

/** The call of what delivery costs and when it arrives. */
export const deliveryHandlers: readonly Handler[] = [
  handle(estimateDelivery, ({ query: { country, currency = DEFAULT_CURRENCY } }) => ({
    deliveries: deliveryTo(country).map(({ kind, cents, days, freeFromCents }) => ({
      kind,
      raw_price: raw(inCurrency(cents, currency)),
      raw_free_from: freeFromCents === null ? null : raw(inCurrency(freeFromCents, currency)),
      currency,
      arrives_from: dayAfter(days[0]),
      arrives_until: dayAfter(days[1]),
    })),
  })),
]
