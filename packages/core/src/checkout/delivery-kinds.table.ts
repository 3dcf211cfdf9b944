/**
 * Kinds of delivery that an order can be offered.
 * @source spec 1 §8 (guaranteed, rush and standard delivery)
 */
export const DELIVERY_KINDS = ['standard', 'rush', 'guaranteed', 'express'] as const
