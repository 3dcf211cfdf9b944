import {
  GRANT_FILE_PAGES_MAX,
  GRANT_FILES,
  STUDENT_GRANT_FIELDS,
  STUDENT_GRANT_LENGTHS,
} from '@selvage/core/student-grant'
import type {
  GrantFileReason,
  GrantFileUse,
  StudentGrantError,
  StudentGrantField,
} from '@selvage/core/student-grant'
import type { ErrorCode } from '@selvage/core/errors'
import type { SummaryError } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/**
 * The error of a field: of the form's rules, the reason of a file, or the gateway's code. A file is
 * `unsent` where it did not arrive, and the files are too large `together` where the form did not.
 */
export type StudentGrantFieldError =
  StudentGrantError | GrantFileReason | 'unsent' | 'together' | ErrorCode

/** The errors of the form by field. */
export type StudentGrantFieldErrors = Readonly<
  Partial<Record<StudentGrantField, StudentGrantFieldError>>
>

const BYTES_PER_MEGABYTE = 1024 * 1024

/** Returns the most that a file may weigh, megabytes. */
export const megabytesOf = (use: GrantFileUse): number =>
  GRANT_FILES[use].maxBytes / BYTES_PER_MEGABYTE

const isFile = (field: StudentGrantField): field is GrantFileUse =>
  Object.hasOwn(GRANT_FILES, field)
const isLong = (field: StudentGrantField): field is keyof typeof STUDENT_GRANT_LENGTHS =>
  Object.hasOwn(STUDENT_GRANT_LENGTHS, field)

/** Says what is wrong with a field and what would be right; undefined when it is right. */
export function studentGrantErrorText(
  t: Messages['t'],
  field: StudentGrantField,
  error: StudentGrantFieldError | undefined,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined
    case 'required':
    case 'email':
    case 'country':
      return t(field === 'email' ? 'forms.email' : `student-grant.error_${field}`)
    case 'too_long':
      return t('forms.too_long_max', { max: STUDENT_GRANT_LENGTHS[isLong(field) ? field : 'plan'] })
    case 'text':
    case 'card_number':
      return t(`forms.${error}`)
    case 'gone':
    case 'unsent':
      return t(`student-grant.error_${error}`)
    case 'kind':
      return t(`student-grant.file_kind_${field === 'work' ? field : 'proof'}`)
    case 'large':
      return t('student-grant.file_large', { max: megabytesOf(isFile(field) ? field : 'proof') })
    case 'together':
      return t('student-grant.file_together', {
        proof: megabytesOf('proof'),
        work: megabytesOf('work'),
      })
    case 'pages':
      return t('student-grant.file_pages', { pages: GRANT_FILE_PAGES_MAX })
    case 'empty':
    case 'broken':
    case 'locked':
    case 'active':
      return t(`student-grant.file_${error}`)
    default:
      return errorText(t, { code: error })
  }
}

/** The id of a form's field, which the summary links to. */
export const studentGrantFieldId = (field: StudentGrantField): string => `student-${field}`

const FIELDS = Object.keys(STUDENT_GRANT_FIELDS) as StudentGrantField[]

/** The lines of the form's summary, in the order of the fields. */
export const studentGrantSummary = (
  t: Messages['t'],
  errors: StudentGrantFieldErrors,
): SummaryError[] =>
  summaryLines(FIELDS, studentGrantFieldId, (field) =>
    studentGrantErrorText(t, field, errors[field]),
  )
