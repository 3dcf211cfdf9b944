import type { BusinessApplication } from '../business/business.contract.ts'
import type { GrantFileUse } from '../student-grant/grant-file.ts'
import type { StudentGrantForm } from '../student-grant/student-grant-rules.ts'

/** The applications for grants at a test gateway. */
export interface TestGrants {
  readonly businessApplications: BusinessApplication[]
  readonly studentGrants: {
    /** The use of each file by its id, and the application that has it, if any does. */
    readonly files: Map<
      string,
      { readonly use: GrantFileUse; readonly application?: StudentGrantForm }
    >
    readonly applications: StudentGrantForm[]
  }
}
