import type { Recipe } from './recipe.ts'

const SRC = 'examples/gateway/src'
const TABLE = 'recipe_notes'
const FACTS = `${SRC}/testing/schema-facts.ts`
const AGREEMENT = `${SRC}/db/schema-agreement.test.ts`
const PERSONAL = `${SRC}/privacy-request/personal-tables.test.ts`
const RETENTION = `${SRC}/retention/retention.test.ts`

const schema = `import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { users } from './session.ts'

export const recipeNotes = pgTable(
  '${TABLE}',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.note] })],
)
`

const migration = `CREATE TABLE ${TABLE} (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, note)
);
`

export const databaseTable: Recipe = {
  title: 'A database table',
  pieces: [
    { file: `${SRC}/db/schema/recipe-notes.ts`, text: schema },
    { file: `${SRC}/db/migrations/9000-recipe-notes.sql`, text: migration },
    {
      file: FACTS,
      after: "import * as rateLimit from '../db/schema/rate-limit.ts'",
      text: "import * as recipeNotes from '../db/schema/recipe-notes.ts'",
    },
    {
      file: FACTS,
      after: '  rateLimit,',
      text: '  recipeNotes,',
      missing: { by: AGREEMENT, names: ['have the same tables', TABLE] },
    },
    {
      file: `${SRC}/retention/stored-for-good.table.ts`,
      after: 'export const STORED_FOR_GOOD: Readonly<Record<string, string>> = {',
      text: `  ${TABLE}: OWN_USER,`,
      missing: { by: RETENTION, names: ['has rows of the retention table', TABLE] },
    },
    {
      file: `${SRC}/privacy-request/erasure.table.ts`,
      after: "  deleteOf('favorites', 'userIds', 'user_id'),",
      text: `  deleteOf('${TABLE}', 'userIds', 'user_id'),`,
      missing: { by: PERSONAL, names: ['is emptied by a deletion', TABLE] },
    },
    {
      file: `${SRC}/privacy-request/export.table.ts`,
      after:
        "  ofUser('spoondollars', 'spoondollar_ledger', 'at, kind, amount_cents / 100.0 AS us_dollars'),",
      text: `  ofUser('recipe_notes', '${TABLE}', 'created_at, note'),`,
      missing: { by: PERSONAL, names: ['is in an export', TABLE] },
    },
  ],
  tests: [AGREEMENT, PERSONAL, RETENTION, `${SRC}/db/foreign-keys.test.ts`],
}
