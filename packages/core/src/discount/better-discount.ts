/**
 * Says which of two discounts counts for an order, as they are never combined: the larger one, and
 * of two equal ones the group's, so that a promo code is not used up for nothing.
 * @param promoPercent the percentage of a promo code that is valid for the order; null for none
 * @param groupPercent the percentage of the shopper's group; null for none
 */
export function betterDiscount(
  promoPercent: number | null,
  groupPercent: number | null,
): 'promo' | 'group' | null {
  if (promoPercent === null && groupPercent === null) return null
  return (promoPercent ?? 0) > (groupPercent ?? 0) ? 'promo' : 'group'
}
