import { fromFieldDetails, toFieldDetails } from '../contract/field-details.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type {
  PrivacyRequestError,
  PrivacyRequestErrors,
  RepresentForm,
} from './privacy-request-rules.ts'

/** A field of the forms of a request. */
export type PrivacyRequestField = keyof RepresentForm

/** The gateway's name for each field, in the order of the forms. @source spec 2 §3.12 */
export const PRIVACY_REQUEST_FIELDS = {
  request: 'request',
  name: 'name',
  email: 'email',
  resident: 'resident',
} as const satisfies Record<PrivacyRequestField, string>

/** The texts of the gateway for the rules that a field can break. */
const RULES = {
  required: 'required',
  email: 'provide email',
  text: 'text',
  tooLong: 'too long',
  same: 'different addresses',
} as const satisfies Record<PrivacyRequestError, string>

/** Turns the errors of the form into those of a gateway's answer, for gateways. */
export const toPrivacyDetails = (errors: PrivacyRequestErrors): ErrorDetail[] =>
  toFieldDetails(errors, PRIVACY_REQUEST_FIELDS, RULES)

/**
 * Reads the errors of a gateway's answer by field, the inverse of {@link toPrivacyDetails}: the
 * rule that was broken, or the code of an error that is no rule's.
 */
export const fromPrivacyDetails = (
  details: readonly ErrorDetail[],
): Partial<Record<PrivacyRequestField, PrivacyRequestError | ErrorCode>> =>
  fromFieldDetails(details, PRIVACY_REQUEST_FIELDS, RULES)
