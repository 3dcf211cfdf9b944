import { defineCall } from '@selvage/core/contract'
import { asc, desc } from 'drizzle-orm'
import * as v from 'valibot'
import { businessApplications } from '../db/schema/business.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { assertOperator } from './operator.ts'

/** Lists the applications for the small-business grant, the newest round first, for operators. */
const applicationsCall = defineCall({
  name: 'ops.business.applications',
  method: 'GET',
  path: '/ops/business_applications',
  auth: 'none',
  answer: v.unknown(),
})

const applicationList = handle(applicationsCall, async (context, deps) => {
  assertOperator(context, deps)
  const rows = await deps.db.orm
    .select()
    .from(businessApplications)
    .orderBy(
      desc(businessApplications.closesOn),
      asc(businessApplications.email),
      asc(businessApplications.appliedAt),
    )
  return {
    applications: rows.map((row) => ({
      id: row.id,
      round: row.closesOn,
      kind: row.kind,
      email: row.email,
      locale: row.locale,
      business_type: row.businessType,
      shop_link: row.shopLink,
      stage: row.stage,
      question: row.question,
      applied_at: row.appliedAt.toISOString(),
    })),
  }
})

/** The applications for the small-business grant, as a person decides them. */
export const businessOpsRoutes: readonly Route[] = [applicationList]
