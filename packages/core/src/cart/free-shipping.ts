import { money } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import type { OrderPricing } from './order-pricing.contract.ts'

/**
 * The amount that is missing until standard delivery is free, zero when nothing is; undefined when
 * the order has no threshold. What is not shipped, such as store credit, does not count, and a
 * discount counts against it.
 */
export function leftForFreeShipping(
  pricing: Pick<OrderPricing, 'freeShippingFrom' | 'subtotal' | 'discount' | 'currency'> &
    Partial<Pick<OrderPricing, 'shippedWorth' | 'shippingFrom'>>,
): Money | undefined {
  const { freeShippingFrom, subtotal, discount, shippedWorth, currency } = pricing
  if (freeShippingFrom === null) return undefined
  // All of it may be of a kind that is sent for nothing.
  if (pricing.shippingFrom?.minor === 0) return money(0, currency)
  const counted = shippedWorth?.minor ?? subtotal.minor - Math.abs(discount.minor)
  return money(Math.max(0, freeShippingFrom.minor - counted), currency)
}
