import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { collections, designs } from './catalogue.ts'
import { timestampColumn } from './columns.ts'
import { users } from './session.ts'

export const favorites = pgTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designId] }),
    index('favorites_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.designId.desc().nullsFirst(),
    ),
    index('favorites_of_design').on(table.designId),
  ],
)

export const collectionFavorites = pgTable(
  'collection_favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collectionId] }),
    index('collection_favorites_of_collection').on(table.collectionId),
  ],
)
