import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../payment/testing/pay-shop.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { RETENTION } from './retention.table.ts'
import { STORED_FOR_GOOD } from './stored-for-good.table.ts'

/** The table whose rows a statement of the retention deletes or empties. */
const tableOf = (sql: string) => /(?:DELETE FROM|UPDATE) (\w+)/.exec(sql)?.[1] ?? ''

describe('every table of the database', () => {
  let db: OpenDatabase
  let tables: string[]
  const names = async (text: string, values: unknown[] = []): Promise<string[]> =>
    ((await db.pool.query(text, values)).rows as { name: string }[]).map(({ name }) => name)
  beforeAll(async () => {
    db = await testDatabase('postgres')
    tables = await names(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    )
  })
  afterAll(() => db.close())

  it('has rows of the retention table, or a reason why its rows stay', () => {
    const deleted = new Set(RETENTION.map(({ sql }) => tableOf(sql)))
    const known = [...deleted, ...Object.keys(STORED_FOR_GOOD)].sort()
    expect(known).toEqual(tables)
    expect(tables.length).toBeGreaterThan(60)
  })

  it('that goes with its user is deleted with it', async () => {
    const withUser = Object.entries(STORED_FOR_GOOD)
      .filter(([, why]) => why.startsWith('goes with its user'))
      .map(([table]) => table)
    const cascading = await names(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'c'`,
    )
    expect(withUser.filter((table) => !cascading.includes(table))).toEqual([])
  })
})
