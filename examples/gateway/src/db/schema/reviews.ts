import type { FlagReason, Project, ReviewMaterial, ReviewState } from '@selvage/core/reviews'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { designs } from './catalogue.ts'
import { bytea, timestampColumn } from './columns.ts'
import { orders } from './payment.ts'
import { users } from './session.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    material: text('material').$type<ReviewMaterial>().notNull(),
    rating: integer('rating').notNull(),
    printRating: integer('print_rating'),
    materialRating: integer('material_rating'),
    made: text('made').$type<Project>(),
    recommend: boolean('recommend'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The language of the page that it was written on. */
    language: text('language').notNull(),
    /** The screen name that it is published under; null where there is none to show. */
    author: text('author'),
    /** Hash of the request, by which the same review sent twice is known. */
    sentHash: text('sent_hash').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /** Why it was rejected. */
    reason: text('reason').$type<FlagReason>(),
    helpfulCount: integer('helpful_count').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [
    unique().on(table.userId, table.designId, table.material),
    index('reviews_of_order').on(table.orderNumber),
    index('reviews_of_design').on(table.designId, table.state, table.decidedAt.desc().nullsFirst()),
    index('reviews_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
export type ReviewRow = typeof reviews.$inferSelect

export const reviewPhotos = pgTable(
  'review_photos',
  {
    /** Known to the uploader alone. */
    id: text('id').primaryKey(),
    /** Names the picture in public addresses. */
    name: text('name').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until its review is sent. */
    reviewId: text('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer('position'),
    caption: text('caption'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** WebP of the two widths of `REVIEW_PHOTO_WIDTHS`. */
    small: bytea('small').notNull(),
    large: bytea('large').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('review_photos_of_user').on(table.userId),
    index('review_photos_of_review').on(table.reviewId, table.position),
    index('review_photos_unsent')
      .on(table.createdAt)
      .where(sql`${table.reviewId} IS NULL`),
  ],
)

const reader = () => ({
  reviewId: text('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestampColumn('created_at').notNull(),
})

export const reviewVotes = pgTable('review_votes', reader(), (table) => [
  primaryKey({ columns: [table.reviewId, table.userId] }),
  index('review_votes_of_user').on(table.userId),
])

export const reviewFlags = pgTable(
  'review_flags',
  {
    ...reader(),
    reason: text('reason').$type<FlagReason>().notNull(),
    /** When an operator decided that the review stays. */
    seenAt: timestampColumn('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('review_flags_of_user').on(table.userId),
  ],
)
