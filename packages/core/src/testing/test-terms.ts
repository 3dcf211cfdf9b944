import type { ShopperGroup } from '../discount/discount-groups.table.ts'
import type { Currency } from '../locale/locale.table.ts'

/** The terms that a payment was opened for, so that a later difference can be explained. */
export interface TestTerms {
  /** The rest that is charged, in the minor unit of the currency. */
  readonly totalMinor: number
  readonly currency: Currency
  readonly taxRate: number
  readonly promoCode: string | null
  readonly discountGroup: ShopperGroup | null
}
