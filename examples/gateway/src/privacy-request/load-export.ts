import { sql } from 'drizzle-orm'
import { documentRoutes } from '@selvage/i18n/document-routes'
import type { Deps } from '../app-deps.ts'
import { EXPORT } from './export.table.ts'
import { findPerson } from './person.ts'
import { STORED_BY_LAW } from './stored-by-law.table.ts'
import { withArray } from './with-array.ts'

/**
 * Loads all data about an e-mail address, as named lists of plain facts, with who made the file,
 * when, and what stays of it after a deletion.
 */
export async function loadExport(
  email: string,
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
): Promise<Record<string, unknown>> {
  const notice = documentRoutes.localizePath('privacy', 'en')
  const data: Record<string, unknown> = {
    about: {
      email,
      made_at: now().toISOString(),
      made_by: config.seller.name,
      contact: config.contactEmail,
      privacy_notice: new URL(notice, config.storefrontOrigins[0]).href,
      what_stays_after_a_deletion: Object.values(STORED_BY_LAW),
    },
  }
  // One snapshot of the database, so that no list contradicts another.
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`)
    const person = await findPerson(tx, email)
    for (const { name, by, sql: statement } of EXPORT)
      data[name] = await listOf(tx, statement, person[by])
  })
  return data
}

type Transaction = Parameters<Parameters<Deps['db']['transaction']>[0]>[0]

/** The entries of a list, as PostgreSQL writes them. */
async function listOf(
  tx: Transaction,
  statement: string,
  values: readonly string[],
): Promise<unknown> {
  const list = withArray(statement, values)
  const { rows } = await tx.execute<{ list: unknown }>(
    sql`SELECT coalesce(json_agg(entry), '[]'::json) AS list FROM (${list}) AS entry`,
  )
  return rows[0]?.list ?? []
}
