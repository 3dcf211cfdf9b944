import { emailError } from '../account/account-rules.ts'
import { errorsOnly } from '../contract/errors-only.ts'
import { requiredTextError } from '../contract/free-text.ts'
import type { FreeTextError } from '../contract/free-text.ts'
import { GRANT_COUNTRIES } from './grant-countries.table.ts'

/** The most characters of what is typed. */
export const STUDENT_GRANT_LENGTHS = {
  name: 120,
  school: 160,
  program: 160,
  plan: 2_000,
} as const

/** The form of the student project grant as it was filled in. @source spec 2 §5 */
export interface StudentGrantForm {
  readonly name: string
  readonly email: string
  readonly school: string
  /** The program of study. */
  readonly program: string
  /** Code of the country, such as `US`. */
  readonly country: string
  /** The project that the credit is for. */
  readonly plan: string
  /** The id of the proof, from `addGrantFile`; empty until one has come. */
  readonly proof: string
  /** The id of previous work, from `addGrantFile`; empty until it has come. */
  readonly work: string
}

/** A form in which nothing is filled in. */
export const EMPTY_STUDENT_GRANT: StudentGrantForm = {
  name: '',
  email: '',
  school: '',
  program: '',
  country: '',
  plan: '',
  proof: '',
  work: '',
}

/** An error of one field; `gone` is a file that the gateway has no longer for this application. */
export type StudentGrantError = FreeTextError | 'email' | 'country' | 'gone'

/** The errors of a form; a valid field has none. */
export type StudentGrantErrors = Readonly<
  Partial<Record<keyof StudentGrantForm, StudentGrantError>>
>

const countryError = (country: string): StudentGrantError | undefined => {
  if (country === '') return 'required'
  return GRANT_COUNTRIES.includes(country) ? undefined : 'country'
}

const fileError = (id: string): StudentGrantError | undefined =>
  id === '' ? 'required' : undefined

/** Checks a form; an empty object means that it can be sent. */
export const checkStudentGrant = (form: StudentGrantForm): StudentGrantErrors =>
  errorsOnly({
    name: requiredTextError(form.name, STUDENT_GRANT_LENGTHS.name),
    email: emailError(form.email),
    school: requiredTextError(form.school, STUDENT_GRANT_LENGTHS.school),
    program: requiredTextError(form.program, STUDENT_GRANT_LENGTHS.program),
    country: countryError(form.country),
    plan: requiredTextError(form.plan, STUDENT_GRANT_LENGTHS.plan),
    proof: fileError(form.proof),
    work: fileError(form.work),
  })
