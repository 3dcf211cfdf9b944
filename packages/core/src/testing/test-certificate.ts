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
