import type { GrantFileUse } from '../student-grant/grant-file.ts'
import type { StudentGrantForm } from '../student-grant/student-grant-rules.ts'

/** The student project grant of a test gateway. */
export interface TestStudentGrants {
  /** What each file is for, and the application that has it, if any does. */
  readonly files: Map<string, { readonly use: GrantFileUse; application?: StudentGrantForm }>
  readonly applications: StudentGrantForm[]
}
