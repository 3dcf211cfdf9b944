import type { ProductKindName } from '@selvage/core/product'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { designs, fabrics, products, wallpapers } from './catalogue.ts'
import { bytea, indexOfPresent, timestampColumn } from './columns.ts'
import { layouts } from './layout.ts'
import { partners } from './partner.ts'
import { users } from './session.ts'

export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state')
      .$type<'open' | 'paying' | 'ordered' | 'merged'>()
      .notNull()
      .default('open'),
    version: integer('version').notNull().default(1),
    promoCode: text('promo_code'),
    /** The partner whose page brought the cart, the last one where there were several. */
    partnerKey: text('partner_key').references(() => partners.key),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    // A user has one cart that is not an order yet.
    uniqueIndex('carts_pending')
      .on(table.userId)
      .where(sql`${table.state} IN ('open', 'paying')`),
    index('carts_of_user').on(table.userId),
  ],
)
export type CartRow = typeof carts.$inferSelect

export const cartItems = pgTable(
  'cart_items',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    status: text('status').$type<'pending' | 'saved' | 'removed'>().notNull().default('pending'),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    type: text('type')
      .$type<'fabric' | 'wallpaper' | 'fill_a_yard' | 'product'>()
      .notNull()
      .default('fabric'),
    designId: integer('design_id').references(() => designs.id),
    fabricCode: text('fabric_code').references(() => fabrics.code),
    size: text('size'),
    wallpaperCode: text('wallpaper_code').references(() => wallpapers.code),
    wallpaperSize: text('wallpaper_size'),
    layoutId: text('layout_id').references(() => layouts.id),
    productKind: text('product_kind').$type<ProductKindName>(),
    productCode: text('product_code'),
    /** The addition of a home good, empty for other products. */
    productOption: text('product_option'),
    /** Length of each continuous piece of fabric; null for one piece. */
    chunkSize: integer('chunk_size'),
    /** Two lines of a cart with the same key are one line. */
    mergeKey: text('merge_key').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** When a removed line was taken out. */
    removedAt: timestampColumn('removed_at'),
    /** True for a removed line that could not be bought any more when it was taken out. */
    gone: boolean('gone').notNull().default(false),
    /** Who gets a gift certificate; null for other products, and where its buyer gets it. */
    recipientEmail: text('recipient_email'),
    giftMessage: text('gift_message'),
  },
  (table) => [
    unique('cart_items_same_line').on(table.cartId, table.status, table.mergeKey),
    index('cart_items_recipient')
      .on(sql`lower(${table.recipientEmail})`)
      .where(sql`${table.recipientEmail} IS NOT NULL`),
    index('cart_items_cart').on(table.cartId, table.position),
    indexOfPresent('cart_items_of_layout', table.layoutId),
    foreignKey({
      name: 'cart_items_product',
      columns: [table.productKind, table.productCode],
      foreignColumns: [products.kind, products.code],
    }),
  ],
)
export type CartItemRow = typeof cartItems.$inferSelect

export const cartHandovers = pgTable(
  'cart_handovers',
  {
    codeHash: bytea('code_hash').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    redeemedAt: timestampColumn('redeemed_at'),
    redeemedBy: text('redeemed_by').references(() => users.id),
    savedForLater: integer('saved_for_later').notNull().default(0),
    /** Origin of the page that made the code; null where the request named none. */
    origin: text('origin'),
    /** The country and the currency that this page named; null for none. */
    country: text('country'),
    currency: text('currency'),
  },
  (table) => [
    index('cart_handovers_of_cart').on(table.cartId),
    indexOfPresent('cart_handovers_redeemed_by', table.redeemedBy),
  ],
)
