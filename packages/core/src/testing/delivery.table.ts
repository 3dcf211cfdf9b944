import type { DELIVERY_KINDS } from '../checkout/delivery-kinds.table.ts'

export interface DeliveryRow {
  readonly kind: (typeof DELIVERY_KINDS)[number]
  readonly cents: number
  /** Days from the order to the first and the last day of arrival. */
  readonly days: readonly [number, number]
  /** Worth of the merchandise, after the promo, from which it is free; null for never. */
  readonly freeFromCents: number | null
}

/** Sample delivery options of each country that has its own, in US cents. */
export const DELIVERY_BY_COUNTRY: Readonly<Record<string, readonly DeliveryRow[]>> = {
  US: [
    { kind: 'standard', cents: 695, days: [8, 12], freeFromCents: 7500 },
    { kind: 'rush', cents: 1495, days: [5, 7], freeFromCents: null },
    { kind: 'guaranteed', cents: 2995, days: [4, 4], freeFromCents: null },
  ],
}
/** Sample delivery options of every other country. */
export const WORLD_DELIVERY: readonly DeliveryRow[] = [
  { kind: 'standard', cents: 1295, days: [10, 18], freeFromCents: null },
  { kind: 'express', cents: 3495, days: [6, 9], freeFromCents: null },
]
