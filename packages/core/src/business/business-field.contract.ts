import { CARD_NUMBER_MESSAGE } from '../contract/card-number.ts'
import { fromFieldDetails, toFieldDetails } from '../contract/field-details.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { BusinessError, BusinessErrors, BusinessForm } from './business-rules.ts'

/** A field of the forms of the grant. */
export type BusinessField = keyof BusinessForm

/** The gateway's name for each field, in the order of the forms. @source spec 1 §3 */
export const BUSINESS_FIELDS = {
  businessType: 'business_type',
  shopLink: 'shop_link',
  stage: 'stage',
  email: 'email',
  question: 'biggest_question',
} as const satisfies Record<BusinessField, string>

/** The texts of the gateway for the rules that a field can break. */
const RULES = {
  required: 'required',
  email: 'provide email',
  link: 'provide a page by http or https',
  too_long: 'too long',
  text: 'text',
  card_number: CARD_NUMBER_MESSAGE,
} as const satisfies Record<BusinessError, string>

/** Turns the errors of the form into those of a gateway's answer, for gateways. */
export const toBusinessDetails = (errors: BusinessErrors): ErrorDetail[] =>
  toFieldDetails(errors, BUSINESS_FIELDS, RULES)

/**
 * Reads the errors of a gateway's answer by field, the inverse of {@link toBusinessDetails}: the
 * rule that was broken, or the code of an error that is no rule's.
 */
export const fromBusinessDetails = (
  details: readonly ErrorDetail[],
): Partial<Record<BusinessField, BusinessError | ErrorCode>> =>
  fromFieldDetails(details, BUSINESS_FIELDS, RULES)
