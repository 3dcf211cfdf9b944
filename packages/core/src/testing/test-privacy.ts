import type { PrivacyRequestKind, PrivacyState } from '../privacy-request/privacy-requests.table.ts'

import type { PrivacyAgent } from '../privacy-request/privacy-request-rules.ts'

/** A request about the data of an address, under the token of its mail. */
export interface TestPrivacyRequest {
  readonly token: string
  readonly email: string
  readonly request: PrivacyRequestKind
  readonly agent: PrivacyAgent | null
  state: PrivacyState
}
