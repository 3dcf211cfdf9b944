import type { CreditChangeKind } from '../credit/member-credit.contract.ts'
import type { Currency } from '../locale/locale.table.ts'

/** A gift certificate that an order bought. */
export interface TestCertificate {
  readonly id: string
  readonly code: string
  readonly currency: Currency
  readonly amountMinor: number
  balanceMinor: number
  readonly orderNumber: string
  voided: boolean
}

/** One change of a user's credit; what paid no order in the end is taken out again. */
export interface TestCreditChange {
  readonly userId: string
  readonly kind: CreditChangeKind
  /** The certificate; null for Spoondollars. */
  readonly certificateId: string | null
  /** The growth of the balance, in the minor unit of its currency. */
  readonly minor: number
  readonly cartId: string | null
}
