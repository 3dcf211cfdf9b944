import { defineCall } from '@selvage/core/contract'
import { asc, desc, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import { studentGrantApplications, studentGrantFiles } from '../db/schema/student-grant.ts'
import { handle } from '../http/handle.ts'
import type { PlainRoute, Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { assertOperator } from './operator.ts'
import { operatorRoute } from './operator-routes.ts'

/** Lists the applications for the student project grant, the newest semester first. */
const applicationsCall = defineCall({
  name: 'ops.studentGrant.applications',
  method: 'GET',
  path: '/ops/student_grant_applications',
  auth: 'none',
  answer: v.unknown(),
})

const FILES = '/ops/student_grant_files'

const applicationList = handle(applicationsCall, async (context, deps) => {
  assertOperator(context, deps)
  const { orm } = deps.db
  const rows = await orm
    .select()
    .from(studentGrantApplications)
    .orderBy(
      desc(studentGrantApplications.closesOn),
      asc(studentGrantApplications.email),
      desc(studentGrantApplications.appliedAt),
    )
  const files = await orm
    .select({
      id: studentGrantFiles.id,
      use: studentGrantFiles.use,
      applicationId: studentGrantFiles.applicationId,
    })
    .from(studentGrantFiles)
    .where(isNotNull(studentGrantFiles.applicationId))
  const pathOf = new Map(
    files.map(({ id, use, applicationId }) => [`${applicationId} ${use}`, `${FILES}/${id}`]),
  )
  return {
    applications: rows.map((row, at) => ({
      id: row.id,
      semester: row.closesOn,
      /** False for one that a newer one of the same address replaces. */
      counts: rows[at - 1]?.closesOn !== row.closesOn || rows[at - 1]?.email !== row.email,
      name: row.name,
      email: row.email,
      locale: row.locale,
      school: row.school,
      program: row.program,
      country: row.country,
      plan: row.plan,
      proof: pathOf.get(`${row.id} proof`),
      work: pathOf.get(`${row.id} work`),
      applied_at: row.appliedAt.toISOString(),
    })),
  }
})

const ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const

/** The applications for the student project grant, as a person decides them. */
export const studentGrantOpsRoutes: readonly Route[] = [applicationList]

/** The files of these applications, each to be saved: a browser runs nothing of it. */
export const studentGrantFileRoutes: readonly PlainRoute[] = [
  operatorRoute({
    path: `${FILES}/:id`,
    name: 'ops.studentGrant.file',
    run: async (_request, { id = '' }, deps) => {
      const [file] = await deps.db.orm
        .select()
        .from(studentGrantFiles)
        .where(eq(studentGrantFiles.id, id))
      if (!file) throw httpError('NO_IMAGE_AVAILABLE')
      const name = `${file.use}.${ENDINGS[file.type]}`
      return new Response(Uint8Array.from(file.bytes), {
        headers: {
          'Content-Type': file.type,
          'Content-Disposition': `attachment; filename="${name}"`,
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, no-store',
        },
      })
    },
  }),
]
