import { CARD_NUMBER_MESSAGE } from '../contract/card-number.ts'
import { fromFieldDetails, toFieldDetails } from '../contract/field-details.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type {
  StudentGrantError,
  StudentGrantErrors,
  StudentGrantForm,
} from './student-grant-rules.ts'

/** A field of the form of the student project grant. */
export type StudentGrantField = keyof StudentGrantForm

/** The gateway's name for each field, in the order of the form. */
export const STUDENT_GRANT_FIELDS = {
  name: 'name',
  email: 'email',
  school: 'school',
  program: 'program',
  country: 'country',
  plan: 'plan',
  proof: 'proof_id',
  work: 'work_id',
} as const satisfies Record<StudentGrantField, string>

/** The texts of the gateway for the rules that a field can break. */
const RULES = {
  required: 'required',
  email: 'provide email',
  country: 'provide a country that may apply',
  too_long: 'too long',
  text: 'text',
  card_number: CARD_NUMBER_MESSAGE,
  gone: 'send the file again',
} as const satisfies Record<StudentGrantError, string>

/** Turns the errors of the form into those of a gateway's answer, for gateways. */
export const toStudentGrantDetails = (errors: StudentGrantErrors): ErrorDetail[] =>
  toFieldDetails(errors, STUDENT_GRANT_FIELDS, RULES)

/**
 * Reads the errors of a gateway's answer by field, the inverse of {@link toStudentGrantDetails}:
 * the rule that was broken, or the code of an error that is no rule's.
 */
export const fromStudentGrantDetails = (
  details: readonly ErrorDetail[],
): Partial<Record<StudentGrantField, StudentGrantError | ErrorCode>> =>
  fromFieldDetails(details, STUDENT_GRANT_FIELDS, RULES)
