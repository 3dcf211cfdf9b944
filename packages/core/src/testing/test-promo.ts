import { ENDED_PROMO_CODE, MEMBERS_PROMO_CODE, SAMPLE_PROMO } from './prices.table.ts'

/** A promo code of a test shop: the shop's own, or the coupon that an order brought. */
export interface TestPromo {
  readonly code: string
  readonly percent: number
  /** The least worth of an order, in US cents. */
  readonly fromCents: number
  /** The order that brought a coupon; null for a code of the shop's own. */
  readonly orderNumber: string | null
  /** The orders that it can be used for; null for any number. */
  readonly uses: number | null
  used: number
  /** True for a code that counts for members alone. */
  readonly membersOnly: boolean
  /** True for a code that has ended, and for the coupon of a canceled order. */
  isOver: boolean
}

/** Makes the promo code that every test shop has. */
export const samplePromo = (): TestPromo => ({
  ...SAMPLE_PROMO,
  orderNumber: null,
  membersOnly: false,
  uses: null,
  used: 0,
  isOver: false,
})

/** Makes the promo code of every test shop that counts for members alone. */
export const membersPromo = (): TestPromo => ({
  ...samplePromo(),
  code: MEMBERS_PROMO_CODE,
  percent: 15,
  fromCents: 0,
  membersOnly: true,
})

/** Makes the promo code of every test shop that has ended. */
export const endedPromo = (): TestPromo => ({
  ...samplePromo(),
  code: ENDED_PROMO_CODE,
  isOver: true,
})

/** True for a promo that an order can still use. */
export const isUsable = ({ isOver, uses, used }: TestPromo): boolean =>
  !isOver && (uses === null || used < uses)
