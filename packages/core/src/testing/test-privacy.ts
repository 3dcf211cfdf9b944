import type { PrivacyRequestKind, PrivacyState } from '../privacy-request/privacy-requests.table.ts'

/** A request about the data of an address, under the token of its mail. */
export interface TestPrivacyRequest {
  readonly token: string
  readonly email: string
  readonly request: PrivacyRequestKind
  state: PrivacyState
}
