import type { Cart } from '@selvage/core/cart'
import type { AgreedOrder } from '@selvage/core/checkout'
import type { Money } from '@selvage/core/money'

const less = ({ minor }: Money): number => Math.round(minor * 0.9) / 100

/** Returns an order as its shopper agreed to it when everything was a tenth cheaper. */
export function cheaperOrder({ items, pricing, version }: Cart): AgreedOrder {
  return {
    version,
    currency: pricing.currency,
    lines: items.map(({ id, quantity, unitPrice, total }) => ({
      id,
      quantity,
      raw_price: less(unitPrice),
      raw_total: less(total),
    })),
    raw_subtotal: less(pricing.subtotal),
    raw_discount: less(pricing.discount),
    raw_shipping: pricing.shipping && less(pricing.shipping),
    raw_tax: pricing.tax && less(pricing.tax),
    raw_total: less(pricing.total),
  }
}
