import { accountEmail } from '@selvage/core/account'
import {
  addGrantFile,
  applyForStudentGrant,
  checkStudentGrant,
  GRANT_FILE_USES,
  GRANT_FILES,
  readStudentGrantBody,
  semesterRound,
  toStudentGrantDetails,
} from '@selvage/core/student-grant'
import type { StudentGrantErrors, StudentGrantForm } from '@selvage/core/student-grant'
import { and, eq, isNull } from 'drizzle-orm'
import { addNotice } from '../account/notices.ts'
import type { Queryable } from '../db/database.ts'
import { studentGrantApplications, studentGrantFiles } from '../db/schema/student-grant.ts'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { HttpError } from '../http/http-error.ts'
import { countShared } from '../http/shared-limit.ts'
import type { ImagePool } from '../images/image-pool.ts'
import { tokenHash } from '../secrets/keys.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { readGrantFile } from './read-grant-file.ts'

/** The longest body with a file, bytes: its base64, with the JSON around it. */
const FILE_BODY_BYTES = Math.ceil(GRANT_FILES.work.maxBytes / 3) * 4 + 1024

/** The call that sends a file, which the pool's threads read. */
export const studentGrantCalls = (pool: ImagePool): readonly Route[] => [
  handle(
    addGrantFile,
    async ({ request, body: { use, file } }, deps) => {
      assertStorefront(request, deps.config)
      const stored = await readGrantFile(use, Buffer.from(file, 'base64'), pool)
      const id = newPublicId()
      await deps.db.orm
        .insert(studentGrantFiles)
        .values({ id, use, ...stored, createdAt: deps.now() })
      return { id }
    },
    { limit: 'student-file-address', maxBodyBytes: FILE_BODY_BYTES },
  ),
]

function reject(errors: StudentGrantErrors): void {
  const details = toStudentGrantDetails(errors)
  if (details.length > 0) throw new HttpError(400, details)
}

/** Gives an application its files; throws for one that is not there, or is another's already. */
async function takeFiles(tx: Queryable, applicationId: string, form: StudentGrantForm) {
  const errors: Partial<Record<keyof StudentGrantForm, 'gone'>> = {}
  for (const use of GRANT_FILE_USES) {
    const taken = await tx
      .update(studentGrantFiles)
      .set({ applicationId })
      .where(
        and(
          eq(studentGrantFiles.id, form[use]),
          eq(studentGrantFiles.use, use),
          isNull(studentGrantFiles.applicationId),
        ),
      )
      .returning({ id: studentGrantFiles.id })
    if (taken.length === 0) errors[use] = 'gone'
  }
  reject(errors)
}

const apply = handle(applyForStudentGrant, async ({ request, body, peer, locale }, deps) => {
  assertStorefront(request, deps.config)
  const form = readStudentGrantBody(body)
  reject(checkStudentGrant(form))
  const now = deps.now()
  const email = accountEmail(form.email)
  const round = semesterRound(now)
  const application = {
    name: form.name.trim(),
    email,
    school: form.school.trim(),
    program: form.program.trim(),
    country: form.country,
    plan: form.plan.trim(),
    closesOn: round.closes,
  }
  const whole = [...Object.values(application), form.proof, form.work]
  await countShared('business-address', peer, deps)
  await countShared('business', tokenHash(email).toString('base64url'), deps)
  await deps.db.transaction(async (tx) => {
    const id = newPublicId()
    const fingerprint = tokenHash(JSON.stringify(whole))
    const made = await tx
      .insert(studentGrantApplications)
      .values({ id, ...application, locale, fingerprint, appliedAt: now })
      .onConflictDoNothing()
      .returning({ id: studentGrantApplications.id })
    if (made.length === 0) return
    await takeFiles(tx, id, form)
    const notice = { kind: 'student-applied', userId: null, email, locale } as const
    await addNotice(tx, { ...notice, subject: round.answers }, now)
  })
  return undefined
})

/** Applications for the student project grant. */
export const studentGrantRoutes: readonly Route[] = [apply]
