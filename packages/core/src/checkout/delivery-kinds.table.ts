/**
 * Kinds of delivery that an order can be offered.
 * @source spec 1 §8 (guaranteed, rush and standard delivery)
 */
export const DELIVERY_KINDS = ['standard', 'rush', 'guaranteed', 'express'] as const

/**
 * Kinds of delivery that an order with home decor is not offered.
 * @source spec 1 §8 (home decor is not eligible for guaranteed or rush)
 */
export const RUSH_KINDS: readonly (typeof DELIVERY_KINDS)[number][] = ['rush', 'guaranteed']
