import { getTableColumns, is } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getTableConfig, IndexedColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import type { Index, PgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as account from '../db/schema/account.ts'
import * as analytics from '../db/schema/analytics.ts'
import * as art from '../db/schema/art.ts'
import * as business from '../db/schema/business.ts'
import * as cart from '../db/schema/cart.ts'
import * as catalogue from '../db/schema/catalogue.ts'
import * as checkout from '../db/schema/checkout.ts'
import * as consent from '../db/schema/consent.ts'
import * as connections from '../db/schema/connections.ts'
import * as credit from '../db/schema/credit.ts'
import * as discount from '../db/schema/discount.ts'
import * as earnings from '../db/schema/earnings.ts'
import * as favorites from '../db/schema/favorites.ts'
import * as idempotency from '../db/schema/idempotency.ts'
import * as layout from '../db/schema/layout.ts'
import * as newsletter from '../db/schema/newsletter.ts'
import * as outboxTables from '../db/schema/outbox.ts'
import * as orders from '../db/schema/orders.ts'
import * as partner from '../db/schema/partner.ts'
import * as passkey from '../db/schema/passkey.ts'
import * as payment from '../db/schema/payment.ts'
import * as privacyRequest from '../db/schema/privacy-request.ts'
import * as promo from '../db/schema/promo.ts'
import * as rateLimit from '../db/schema/rate-limit.ts'
import * as reviews from '../db/schema/reviews.ts'
import * as savedCards from '../db/schema/saved-cards.ts'
import * as session from '../db/schema/session.ts'
import * as studentGrant from '../db/schema/student-grant.ts'
import * as vendor from '../db/schema/vendor.ts'

/** The tables of the Drizzle schema. */
export const TABLES: readonly PgTable[] = [
  account,
  analytics,
  art,
  business,
  cart,
  catalogue,
  checkout,
  consent,
  connections,
  credit,
  discount,
  earnings,
  favorites,
  idempotency,
  layout,
  newsletter,
  orders,
  outboxTables,
  partner,
  passkey,
  payment,
  privacyRequest,
  promo,
  rateLimit,
  reviews,
  savedCards,
  session,
  studentGrant,
  vendor,
]
  .flatMap((schema) => Object.values<unknown>(schema))
  .filter((value) => is(value, PgTable))

/** A table in one sorted sentence for each fact, so that a difference reads well. */
export interface TableFacts {
  readonly columns: readonly string[]
  /** Primary keys, unique constraints and foreign keys. */
  readonly constraints: readonly string[]
  /** Indexes other than those of constraints, as PostgreSQL writes them. */
  readonly indexes: readonly string[]
}

const columnFact = (name: string, type: string, notNull: boolean, filled: string): string =>
  [name, type, ...(notNull ? ['NOT NULL'] : []), ...(filled === '' ? [] : [filled])].join(' ')
const listed = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => name).join(', ')

/** The facts of a table as the Drizzle schema has them. */
export async function declaredFacts(table: PgTable, client: pg.ClientBase): Promise<TableFacts> {
  const { primaryKeys, uniqueConstraints, foreignKeys, indexes } = getTableConfig(table)
  const columns = Object.values(getTableColumns(table)) as PgColumn[]
  return {
    columns: columns
      .map((column) => columnFact(column.name, column.getSQLType(), column.notNull, filled(column)))
      .sort(),
    constraints: [
      ...columns.filter(({ primary }) => primary).map(({ name }) => `PRIMARY KEY (${name})`),
      ...primaryKeys.map((key) => `PRIMARY KEY (${listed(key.columns)})`),
      ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => `UNIQUE (${name})`),
      ...uniqueConstraints.map((one) => `UNIQUE (${listed(one.columns)})`),
      ...foreignKeys.map((key) => {
        const { columns: from, foreignColumns, foreignTable } = key.reference()
        const target = `${getTableConfig(foreignTable).name}(${listed(foreignColumns)})`
        const { onDelete: rule = 'no action' } = key
        const onDelete = rule === 'no action' ? '' : ` ON DELETE ${rule.toUpperCase()}`
        return `FOREIGN KEY (${listed(from)}) REFERENCES ${target}${onDelete}`
      }),
    ].sort(),
    indexes: await asPostgresWrites(indexes, getTableConfig(table).name, client),
  }
}

function filled(column: PgColumn): string {
  if (column.generatedIdentity) return 'IDENTITY'
  return column.hasDefault ? 'DEFAULT' : ''
}

/** Builds the indexes under another name and drops them again: PostgreSQL says what they are. */
async function asPostgresWrites(
  indexes: readonly Index[],
  table: string,
  client: pg.ClientBase,
): Promise<string[]> {
  const definitions: string[] = []
  await client.query('BEGIN')
  for (const { config } of indexes) {
    const { name, unique, method = 'btree', columns, where } = config
    const probe = `probe_${name}`
    const parts = columns.map((column) =>
      is(column, IndexedColumn) ? partOf(column) : inline(column as SQL),
    )
    const condition = where ? ` WHERE ${inline(where)}` : ''
    await client.query(
      `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${probe} ON ${table} USING ${method} (${parts.join(', ')})${condition}`,
    )
    const { rows } = await client.query<{ definition: string }>(
      'SELECT pg_get_indexdef($1::regclass) AS definition',
      [probe],
    )
    definitions.push((rows[0]?.definition ?? '').replace(probe, name ?? ''))
  }
  await client.query('ROLLBACK')
  return definitions.sort()
}

function partOf({ name, indexConfig }: IndexedColumn): string {
  const { opClass = '', order, nulls } = indexConfig
  // GIN has no order; ascending with nulls last is what PostgreSQL takes when nothing is written.
  const isOrdered = order === 'desc' || nulls === 'first'
  return `${name} ${opClass} ${isOrdered ? `${order} NULLS ${nulls}` : ''}`
}

function inline(sql: SQL): string {
  return new PgDialect().sqlToQuery(sql.inlineParams()).sql
}

/** The facts of a table as the database has them. */
export async function storedFacts(table: string, client: pg.ClientBase): Promise<TableFacts> {
  const columns = await client.query<{
    name: string
    type: string
    not_null: boolean
    filled: string
  }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS not_null,
      CASE WHEN attidentity <> '' THEN 'IDENTITY' WHEN atthasdef THEN 'DEFAULT' ELSE '' END AS filled
    FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  )
  const constraints = await client.query<{ definition: string }>(
    `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'f')`,
    [table],
  )
  const indexes = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = $1::regclass
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`,
    [table],
  )
  return {
    columns: columns.rows
      .map((row) => columnFact(row.name, row.type, row.not_null, row.filled))
      .sort(),
    constraints: constraints.rows.map(({ definition }) => definition).sort(),
    indexes: indexes.rows.map(({ definition }) => definition).sort(),
  }
}
