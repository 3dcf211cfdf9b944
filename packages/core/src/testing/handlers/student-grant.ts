import { accountEmail } from '../../account/account-rules.ts'
import { checkGrantFile, GRANT_FILE_USES } from '../../student-grant/grant-file.ts'
import { toStudentGrantDetails } from '../../student-grant/student-grant-field.contract.ts'
import { checkStudentGrant } from '../../student-grant/student-grant-rules.ts'
import type { StudentGrantForm } from '../../student-grant/student-grant-rules.ts'
import {
  addGrantFile,
  applyForStudentGrant,
  readStudentGrantBody,
} from '../../student-grant/student-grant.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject, Rejection } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestShop } from '../test-shop.ts'

const isSame = (one: StudentGrantForm, other: StudentGrantForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The files of a form that are not there for it. */
const goneFiles = ({ studentGrants: { files } }: TestShop, form: StudentGrantForm) =>
  GRANT_FILE_USES.filter((use) => {
    const file = files.get(form[use])
    return file?.use !== use || file.application !== undefined
  })

/** Applications for the student project grant. A file is looked at by its first and last bytes. */
export const studentGrantHandlers: readonly Handler[] = [
  handle(addGrantFile, ({ shop, body: { use, file } }) => {
    const bytes = Uint8Array.from(atob(file), (byte) => byte.charCodeAt(0))
    const reason = checkGrantFile(use, bytes)
    if (reason) return reject('GRANT_FILE_INVALID', { field: 'file', params: { reason } })
    const id = newId(shop, 'grantfile')
    shop.studentGrants.files.set(id, { use })
    return { id }
  }),
  handle(applyForStudentGrant, ({ shop, body }) => {
    const typed = readStudentGrantBody(body)
    const details = toStudentGrantDetails(checkStudentGrant(typed))
    if (details.length > 0) throw new Rejection(400, details)
    const form = { ...typed, email: accountEmail(typed.email) }
    const { applications, files } = shop.studentGrants
    if (applications.some((each) => isSame(each, form))) return undefined
    const gone = goneFiles(shop, form).map((use) => [use, 'gone'] as const)
    if (gone.length > 0) throw new Rejection(400, toStudentGrantDetails(Object.fromEntries(gone)))
    applications.push(form)
    for (const use of GRANT_FILE_USES) files.set(form[use], { use, application: form })
    return undefined
  }),
]
