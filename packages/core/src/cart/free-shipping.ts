import { money } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import type { OrderPricing } from './order-pricing.contract.ts'

/**
 * The amount that is missing until standard delivery is free, zero when nothing is; undefined when
 * the order has no threshold. A discount counts against it.
 */
export function leftForFreeShipping(
  pricing: Pick<OrderPricing, 'freeShippingFrom' | 'subtotal' | 'discount' | 'currency'>,
): Money | undefined {
  const { freeShippingFrom, subtotal, discount, currency } = pricing
  if (freeShippingFrom === null) return undefined
  const counted = subtotal.minor - Math.abs(discount.minor)
  return money(Math.max(0, freeShippingFrom.minor - counted), currency)
}
