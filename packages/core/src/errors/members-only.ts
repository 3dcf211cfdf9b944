/**
 * The `reason` of PROMO_ORDER_DOES_NOT_QUALIFY for a code that a guest cannot use: it counts once
 * they have logged in.
 * @source spec 1 §6, spec 2 §9 (some promo codes require a login)
 */
export const MEMBERS_ONLY = 'members_only'
