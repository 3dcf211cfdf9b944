/**
 * The groups of shoppers who get a discount once they have proved that they belong to one.
 * @source spec 2 §9
 */
export const DISCOUNT_GROUPS = ['teacher', 'student', 'military', 'responder', 'nurse'] as const

/** A group of shoppers with a discount of its own. */
export type DiscountGroup = (typeof DISCOUNT_GROUPS)[number]

/**
 * The shoppers with a discount of their own: the groups, Pro members, who bought theirs, and
 * designers, who sell their work here.
 * @source spec 1 §6, spec 2 §9 (an everyday discount for designers)
 */
export const SHOPPER_GROUPS = [...DISCOUNT_GROUPS, 'pro', 'designer'] as const

/** A group of shoppers whose orders have a discount. */
export type ShopperGroup = (typeof SHOPPER_GROUPS)[number]
