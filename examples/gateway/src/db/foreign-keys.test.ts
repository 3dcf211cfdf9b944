import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { openMemory } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

let db: OpenDatabase
let client: pg.PoolClient
beforeAll(async () => {
  db = await openMemory()
  await migrate(db.pool)
  client = await db.pool.connect()
})
afterAll(async () => {
  client.release()
  await db.close()
})

/** References to what is never deleted: the catalog and the partners of a shop stay. */
const TO_LASTING = [
  'cart_items(design_id)',
  'cart_items(fabric_code)',
  'cart_items(product_kind,product_code)',
  'cart_items(wallpaper_code)',
  'carts(partner_key)',
  'collection_designs(design_id)',
  'layouts(fabric_code)',
  'orders(partner_key)',
  'users(partner_key)',
]

/** Lists the foreign keys whose columns begin no index: `carts(user_id)`. */
async function withoutIndex(): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    SELECT t.relname || '(' || string_agg(a.attname, ',' ORDER BY k.at) || ')' AS key
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k (attnum, at)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
    WHERE c.contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid
        AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey
        AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
    GROUP BY c.oid, t.relname ORDER BY 1`)
  return rows.map(({ key }) => key)
}

it('every reference to another table has an index, so that deleting there finds what refers to it', async () => {
  expect(await withoutIndex()).toEqual(TO_LASTING)
})
