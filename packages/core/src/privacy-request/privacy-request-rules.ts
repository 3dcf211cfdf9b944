import { emailError } from '../account/account-rules.ts'
import { PRIVACY_CHOICES } from './privacy-requests.table.ts'
import type { PrivacyChoice, PrivacyRequestKind, PrivacyState } from './privacy-requests.table.ts'

/** The form of a request about one's own data. @source spec 2 §3.12 */
export interface PrivacyRequestForm {
  readonly email: string
  /** Empty until one is chosen. */
  readonly request: PrivacyChoice | ''
}

/** A request as its mailed link shows it. */
export interface PrivacyRequest {
  readonly request: PrivacyRequestKind
  readonly state: PrivacyState
  /** The address whose data it is about; empty once that is deleted. */
  readonly email: string
  /** True where the address has an account whose member has to be logged in. */
  readonly needsLogIn: boolean
  /**
   * The time until which the link confirms, the copy can be downloaded, or the data is deleted;
   * null for a request that has ended otherwise.
   */
  readonly until: string | null
}

/** An error of one field of the form. */
export type PrivacyRequestError = 'required' | 'email'

/** The errors of the form; a valid field has none. */
export type PrivacyRequestErrors = Readonly<
  Partial<Record<keyof PrivacyRequestForm, PrivacyRequestError>>
>

/** True for a text that is one of the choices. */
export const isPrivacyChoice = (value: unknown): value is PrivacyChoice =>
  PRIVACY_CHOICES.some((choice) => choice === value)

/**
 * Checks the form; an empty object means that it can be sent. One choice has to be made, and all
 * but the one that counts at once need an e-mail address.
 * @source spec 2 §5
 */
export function checkPrivacyRequest({ email, request }: PrivacyRequestForm): PrivacyRequestErrors {
  if (request === 'doNotSell') return {}
  const error = emailError(email)
  return {
    ...(!isPrivacyChoice(request) && { request: 'required' as const }),
    ...(error !== undefined && { email: error === 'required' ? error : ('email' as const) }),
  }
}
