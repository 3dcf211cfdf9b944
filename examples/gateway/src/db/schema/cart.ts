import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'

export const carts = pgTable('carts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  state: text('state').$type<'open' | 'paying' | 'ordered'>().notNull().default('open'),
  version: integer('version').notNull().default(1),
  promoCode: text('promo_code'),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})
export type CartRow = typeof carts.$inferSelect

export const cartItems = pgTable('cart_items', {
  id: text('id').primaryKey(),
  cartId: text('cart_id').notNull(),
  status: text('status').$type<'pending' | 'saved'>().notNull().default('pending'),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  type: text('type').$type<'fabric' | 'wallpaper' | 'fill_a_yard'>().notNull().default('fabric'),
  designId: integer('design_id'),
  fabricCode: text('fabric_code'),
  size: text('size'),
  wallpaperCode: text('wallpaper_code'),
  wallpaperSize: text('wallpaper_size'),
  layoutId: text('layout_id'),
  /** What makes two lines of a cart the same one. */
  mergeKey: text('merge_key').notNull(),
  quantity: integer('quantity').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
})
export type CartItemRow = typeof cartItems.$inferSelect

export const promos = pgTable('promos', {
  code: text('code').primaryKey(),
  percentOff: integer('percent_off').notNull(),
  minSubtotalUsdMinor: integer('min_subtotal_usd_minor').notNull(),
  startsAt: timestampColumn('starts_at').notNull(),
  endsAt: timestampColumn('ends_at'),
  usageLimit: integer('usage_limit'),
  usedCount: integer('used_count').notNull(),
})
export type PromoRow = typeof promos.$inferSelect

export const cartHandovers = pgTable('cart_handovers', {
  codeHash: bytea('code_hash').primaryKey(),
  cartId: text('cart_id').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  redeemedAt: timestampColumn('redeemed_at'),
  redeemedBy: text('redeemed_by'),
  savedForLater: integer('saved_for_later').notNull().default(0),
})
