import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'
import { users } from './session.ts'

export const arts = pgTable(
  'arts',
  {
    /** Known to its member alone. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: integer('bytes').notNull(),
    received: integer('received').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    /** This and what follows is null until all of the file has come and is read. */
    width: integer('width'),
    height: integer('height'),
    paletteHexes: text('palette_hexes').array(),
    tags: text('tags').array(),
    hasSeam: boolean('has_seam'),
    screen: bytea('screen'),
    preview: bytea('preview'),
  },
  (table) => [
    index('arts_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('arts_oldest').on(table.createdAt),
    check('arts_bytes_check', sql`${table.bytes} > 0`),
    check('arts_check', sql`${table.received} BETWEEN 0 AND ${table.bytes}`),
  ],
)

/** The parts of a file, by the bytes before each. */
export const artParts = pgTable(
  'art_parts',
  {
    artId: text('art_id')
      .notNull()
      .references(() => arts.id, { onDelete: 'cascade' }),
    start: integer('start').notNull(),
    part: bytea('part').notNull(),
  },
  (table) => [primaryKey({ columns: [table.artId, table.start] })],
)
