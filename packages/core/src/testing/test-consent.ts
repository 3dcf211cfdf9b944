import type { ConsentRecord } from '../consent/consent.contract.ts'

/** A choice about privacy, and the user of the session in which it was made. */
export interface TestConsent {
  readonly record: ConsentRecord
  readonly userId: string | null
}
