import type { Currency } from '../locale/locale.table.ts'

/** Sample exchange rates: units of the currency for one US dollar. */
export const RATES = {
  USD: 1,
  GBP: 0.79,
  EUR: 0.92,
  CAD: 1.36,
  AUD: 1.52,
} as const satisfies Record<Currency, number>

/** The promo code of the sample shop: its percentage, and the subtotal in cents that it needs. */
export const SAMPLE_PROMO = { code: 'SELVAGE10', percent: 10, fromCents: 2000 } as const
/** A promo code of the sample shop that counts for members alone. */
export const MEMBERS_PROMO_CODE = 'MEMBERS15'
/** A promo code of the sample shop that has ended. */
export const ENDED_PROMO_CODE = 'HARVEST24'
/** The fixed date of the sample shop, so that a story looks the same every day. */
export const TODAY = '2026-11-12'
