import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/open-database.ts'
import { testDatabase } from '../payment/testing/pay-shop.ts'
import { ERASURE } from './erasure.table.ts'
import { EXPORT } from './export.table.ts'
import { STORED_BY_LAW } from './stored-by-law.table.ts'

/** The tables about people, beside those of partners, which are companies. */
const PERSONAL = `
  WITH RECURSIVE about AS (
    SELECT unnest(ARRAY['users', 'accounts']) AS name
    UNION
    SELECT conrelid::regclass::text FROM pg_constraint
      JOIN about ON about.name = confrelid::regclass::text WHERE contype = 'f'
  )
  SELECT name FROM about
  UNION SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%email%'
  ORDER BY name`

/** The tables that go with a row of another. */
const GO_ALONG = ['collection_designs']

/** The tables that are left out of an export, each with its reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
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

  it('is in an export, or left out for a reason', () => {
    const exported = new Set(EXPORT.flatMap(({ tables: of }) => of))
    expect(tables.filter((name) => !exported.has(name))).toEqual(Object.keys(NOT_EXPORTED))
  })
})
