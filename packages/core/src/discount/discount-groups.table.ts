/**
 * The groups of shoppers who get a discount once they have proved that they belong to one.
 * @source spec 2 §9
 */
export const DISCOUNT_GROUPS = ['teacher', 'student', 'military', 'responder', 'nurse'] as const

/** A group of shoppers with a discount of its own. */
export type DiscountGroup = (typeof DISCOUNT_GROUPS)[number]

/** The shoppers with a discount of their own: the groups, and Pro members, who bought theirs. */
export const SHOPPER_GROUPS = [...DISCOUNT_GROUPS, 'pro'] as const

/** A group of shoppers whose orders have a discount. */
export type ShopperGroup = (typeof SHOPPER_GROUPS)[number]
