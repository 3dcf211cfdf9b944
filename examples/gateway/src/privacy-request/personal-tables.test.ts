import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/open-database.ts'
import { testDatabase } from '../payment/testing/pay-shop.ts'
import { ERASURE } from './erasure.table.ts'
import type { ErasureRow } from './erasure.table.ts'
import { EXPORT } from './export.table.ts'
import { PERSONAL_COLUMNS } from './personal-columns.table.ts'
import { STORED_BY_LAW } from './stored-by-law.table.ts'

/** The tables about people, and of charges and cards, beside partners, which are companies. */
const PERSONAL = `
  WITH RECURSIVE about AS (
    SELECT unnest(ARRAY['users', 'accounts']) AS name
    UNION
    SELECT conrelid::regclass::text FROM pg_constraint
      JOIN about ON about.name = confrelid::regclass::text WHERE contype = 'f'
  )
  SELECT name FROM about
  UNION SELECT 'vendor_records'
  UNION SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%email%'
  ORDER BY name`

const WHOLE = /^DELETE FROM \w+ WHERE \w+ = ANY \(\$1::text\[\]\)$/
/** True for a step that deletes every row of the person. */
const isWhole = ({ sql }: ErasureRow) => WHOLE.test(sql)

/** The tables that go with a row of another. */
const GO_ALONG = ['art_parts', 'collection_designs']

/** The tables that are left out of an export, each with its reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  art_parts: 'the pixels of pictures that are in the list of designs',
  cart_handovers: 'hashes of codes that live for minutes',
  cart_tokens: 'hashes of tokens',
  gift_certificate_ledger: 'belongs to whoever has the code',
  idempotency_keys: 'repeats what other tables have',
  order_tokens: 'hashes of tokens',
  outbox: 'has no text of its own',
  passkey_challenges: 'random numbers that live for minutes',
  payment_holds: 'repeats what a payment has',
  payment_ledger: 'repeats what a payment has',
  refund_ledger: 'repeats what a refund has',
  reversals: 'repeats what an order has',
  spoondollar_accounts: 'the sum of the list of Spoondollars',
  vendor_records: 'numbers of the payment vendor, and a card for the days of its checkout',
  verifications: 'hashes of states that live for half an hour',
}

describe('every table about people', () => {
  let db: OpenDatabase
  let tables: string[]
  beforeAll(async () => {
    db = await testDatabase('postgres')
    const { rows } = await db.pool.query<{ name: string }>(PERSONAL)
    tables = rows.map(({ name }) => name)
  })
  afterAll(() => db.close())

  it('is emptied by a deletion, or stays by a named law', () => {
    const known = new Set([
      ...ERASURE.map(({ table }) => table),
      ...Object.keys(STORED_BY_LAW),
      ...GO_ALONG,
    ])
    expect(tables.filter((name) => !known.has(name))).toEqual([])
    expect(tables.length).toBeGreaterThan(40)
  })

  it('has no column with texts whose end nobody has decided', async () => {
    const deleted = new Set([...ERASURE.filter(isWhole).map(({ table }) => table), ...GO_ALONG])
    const { rows } = await db.pool.query<{ name: string; columns: string[] }>(
      `SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
        FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ANY ($1::text[])
          AND data_type IN ('text', 'json', 'jsonb', 'ARRAY', 'character varying')
        GROUP BY table_name`,
      [[...tables, ...Object.keys(STORED_BY_LAW)].filter((name) => !deleted.has(name))],
    )
    const decided = Object.entries(PERSONAL_COLUMNS).map(([name, { emptied, stays }]) => [
      name,
      [...emptied, ...stays].sort(),
    ])
    expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(
      Object.fromEntries(decided),
    )
  })

  it('empties what it is to empty', () => {
    for (const [name, { emptied }] of Object.entries(PERSONAL_COLUMNS))
      for (const column of emptied)
        expect(
          ERASURE.some(
            ({ table, sql }) => table === name && new RegExp(`\\b${column} = `).test(sql),
          ),
          `${name}.${column}`,
        ).toBe(true)
  })

  it('is in an export, or left out for a reason', () => {
    const exported = new Set(EXPORT.flatMap(({ tables: of }) => of))
    expect(tables.filter((name) => !exported.has(name))).toEqual(Object.keys(NOT_EXPORTED))
  })
})
