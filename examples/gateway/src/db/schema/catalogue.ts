import type { ProductKindName, ProductStatus } from '@selvage/core/product'
import { getTableColumns, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { arts } from './art.ts'
import { indexOfPresent, timestampColumn, tsvector } from './columns.ts'
import { users } from './session.ts'

export const designers = pgTable('designers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  screenName: text('screen_name').notNull().unique(),
  bio: text('bio').notNull(),
  town: text('town').notNull(),
  designCount: integer('design_count').notNull().default(0),
  /** The member who is this designer; null for one of the reference catalog. */
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
})

export const designs = pgTable(
  'designs',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    designerId: integer('designer_id')
      .notNull()
      .references(() => designers.id),
    /** The art of a design of the reference catalog, with the next two; null for a member's. */
    family: text('family'),
    seed: integer('seed'),
    palette: text('palette'),
    /** The picture that a member's design is made of; null once its designer is gone. */
    artId: text('art_id')
      .unique()
      .references(() => arts.id, { onDelete: 'set null' }),
    repeatType: text('repeat_type').notNull(),
    repeatWidthIn: doublePrecision('repeat_width_in').notNull(),
    repeatHeightIn: doublePrecision('repeat_height_in').notNull(),
    periodWidthIn: doublePrecision('period_width_in').notNull(),
    periodHeightIn: doublePrecision('period_height_in').notNull(),
    paletteHexes: text('palette_hexes').array().notNull(),
    tags: text('tags').array().notNull(),
    /** Null for a member's design, whose tags say what it is. */
    style: text('style'),
    topics: text('topics').array().notNull(),
    colours: text('colours').array().notNull(),
    recommendedFabric: text('recommended_fabric').notNull(),
    soldCount: integer('sold_count').notNull(),
    favoriteCount: integer('favourite_count').notNull(),
    trendScore: integer('trend_score').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    mature: boolean('mature').notNull(),
    forSale: boolean('for_sale').notNull(),
    /** `style:floral`, `topic:birds`, `colour:red`, `tag:block-print`, `designer:maria_holt`. */
    facets: text('facets').array().notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('designs_facets').using('gin', table.facets),
    index('designs_search').using('gin', table.search),
    index('designs_best_selling').on(table.soldCount.desc().nullsFirst(), table.id),
    index('designs_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('designs_most_favorited').on(table.favoriteCount.desc().nullsFirst(), table.id),
    index('designs_trending').on(table.trendScore.desc().nullsFirst(), table.id),
    index('designs_alphabetical').on(table.title, table.id),
    index('designs_of_designer').on(table.designerId, table.soldCount.desc().nullsFirst()),
    check(
      'designs_drawn_from',
      sql`(${table.family} IS NULL) = (${table.seed} IS NULL)
        AND (${table.family} IS NULL) = (${table.palette} IS NULL)
        AND (${table.family} IS NULL OR ${table.artId} IS NULL)`,
    ),
  ],
)

/** A design's columns for reading; its search vector is large and only ever compared. */
export const designColumns = (({ search: _search, ...columns }) => columns)(
  getTableColumns(designs),
)
export type DesignRow = Omit<typeof designs.$inferSelect, 'search'>

export const vocabulary = pgTable(
  'vocabulary',
  {
    word: text('word').primaryKey(),
    uses: integer('uses').notNull(),
  },
  (table) => [index('vocabulary_near').using('gin', table.word.op('gin_trgm_ops'))],
)

export const fabrics = pgTable('fabrics', {
  code: text('code').primaryKey(),
  status: text('status').$type<'available' | 'out_of_stock' | 'retired'>().notNull(),
  position: integer('position').notNull(),
})

export const fabricPrices = pgTable(
  'fabric_prices',
  {
    fabricCode: text('fabric_code')
      .notNull()
      .references(() => fabrics.code, { onDelete: 'cascade' }),
    size: text('size').notNull(),
    usdMinor: integer('usd_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fabricCode, table.size] })],
)

export const wallpapers = pgTable('wallpapers', {
  code: text('code').primaryKey(),
  status: text('status').$type<'available' | 'out_of_stock' | 'retired'>().notNull(),
  position: integer('position').notNull(),
})

export const wallpaperPrices = pgTable(
  'wallpaper_prices',
  {
    wallpaperCode: text('wallpaper_code')
      .notNull()
      .references(() => wallpapers.code, { onDelete: 'cascade' }),
    size: text('size').notNull(),
    usdMinor: integer('usd_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallpaperCode, table.size] })],
)

export const products = pgTable(
  'products',
  {
    kind: text('kind').$type<ProductKindName>().notNull(),
    code: text('code').notNull(),
    status: text('status').$type<ProductStatus>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
)

export const productPrices = pgTable(
  'product_prices',
  {
    kind: text('kind').$type<ProductKindName>().notNull(),
    code: text('code').notNull(),
    size: text('size').notNull(),
    /** The addition of a home good, else empty. */
    option: text('option').notNull(),
    usdMinor: integer('usd_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.code, table.size, table.option] }),
    foreignKey({
      name: 'product_prices_product',
      columns: [table.kind, table.code],
      foreignColumns: [products.kind, products.code],
    }).onDelete('cascade'),
  ],
)

export const collections = pgTable(
  'collections',
  {
    id: integer('id')
      .primaryKey()
      .default(sql`nextval('collections_made')`),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    /** Null for a collection of a member's. */
    designerId: integer('designer_id').references(() => designers.id),
    public: boolean('public').notNull().default(true),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The name by which a member's collections differ; null for a designer's. */
    nameKey: text('name_key'),
    designerOnly: boolean('designer_only').notNull().default(false),
  },
  (table) => [
    indexOfPresent('collections_of_designer', table.designerId),
    check('collections_maker', sql`(${table.designerId} IS NULL) <> (${table.ownerId} IS NULL)`),
    uniqueIndex('collections_own_name')
      .on(table.ownerId, table.nameKey)
      .where(sql`${table.ownerId} IS NOT NULL`),
  ],
)

export const collectionDesigns = pgTable(
  'collection_designs',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.designId] }),
    index('collection_designs_order').on(table.collectionId, table.position),
  ],
)

export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  rate: doublePrecision('rate').notNull(),
  updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
})

/** How far the seed has come, so that a start that was cut off goes on where it stopped. */
export const seedings = pgTable('seedings', {
  name: text('name').primaryKey(),
  seeded: integer('seeded').notNull(),
  seededAt: timestampColumn('seeded_at').notNull().defaultNow(),
})
