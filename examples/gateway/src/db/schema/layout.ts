import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ArtParams, PictureArt } from '@selvage/example-art'
import { fabrics } from './catalogue.ts'
import { timestampColumn } from './columns.ts'

/** The art of a cell: of a family, or the picture of a member's design. */
export type LayoutArt =
  | ArtParams
  | (Pick<PictureArt, 'repeat' | 'repeatWidthIn' | 'repeatHeightIn'> & { readonly artId: string })

export const layouts = pgTable('layouts', {
  id: text('id').primaryKey(),
  code: text('code').notNull(),
  templateId: integer('template_id').notNull(),
  fabricCode: text('fabric_code')
    .notNull()
    .references(() => fabrics.code),
  collectionId: integer('collection_id').notNull(),
  collectionName: text('collection_name').notNull(),
  palette: text('palette').array().notNull(),
  art: jsonb('art').$type<Readonly<Record<string, LayoutArt>>>().notNull(),
  fingerprint: text('fingerprint').notNull().unique(),
  createdAt: timestampColumn('created_at').notNull(),
})
export type LayoutRow = typeof layouts.$inferSelect
