import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

export const designers = pgTable('designers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  screenName: text('screen_name').notNull(),
  bio: text('bio').notNull(),
  town: text('town').notNull(),
  designCount: integer('design_count').notNull(),
})

export const designs = pgTable('designs', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  designerId: integer('designer_id').notNull(),
  family: text('family').notNull(),
  seed: integer('seed').notNull(),
  palette: text('palette').notNull(),
  repeatType: text('repeat_type').notNull(),
  repeatWidthIn: doublePrecision('repeat_width_in').notNull(),
  repeatHeightIn: doublePrecision('repeat_height_in').notNull(),
  periodWidthIn: doublePrecision('period_width_in').notNull(),
  periodHeightIn: doublePrecision('period_height_in').notNull(),
  paletteHexes: text('palette_hexes').array().notNull(),
  tags: text('tags').array().notNull(),
  style: text('style').notNull(),
  topics: text('topics').array().notNull(),
  colours: text('colours').array().notNull(),
  recommendedFabric: text('recommended_fabric').notNull(),
  soldCount: integer('sold_count').notNull(),
  favouriteCount: integer('favourite_count').notNull(),
  trendScore: integer('trend_score').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  mature: boolean('mature').notNull(),
  forSale: boolean('for_sale').notNull(),
  facets: text('facets').array().notNull(),
})

export const vocabulary = pgTable('vocabulary', {
  word: text('word').primaryKey(),
  uses: integer('uses').notNull(),
})

export const fabrics = pgTable('fabrics', {
  code: text('code').primaryKey(),
  status: text('status').$type<'available' | 'out_of_stock' | 'retired'>().notNull(),
  position: integer('position').notNull(),
})

export const fabricPrices = pgTable(
  'fabric_prices',
  {
    fabricCode: text('fabric_code').notNull(),
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
    wallpaperCode: text('wallpaper_code').notNull(),
    size: text('size').notNull(),
    usdMinor: integer('usd_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallpaperCode, table.size] })],
)

export const collections = pgTable('collections', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  description: text('description').notNull(),
  designerId: integer('designer_id').notNull(),
  public: boolean('public').notNull(),
})

export const collectionDesigns = pgTable(
  'collection_designs',
  {
    collectionId: integer('collection_id').notNull(),
    designId: integer('design_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.designId] })],
)

export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  rate: doublePrecision('rate').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})
