import { FABRIC_CODES } from '@selvage/core/fabric'
import { OUT_OF_STOCK_FABRICS, OUT_OF_STOCK_WALLPAPERS } from '@selvage/core/sample-prices'
import { WALLPAPER_CODES } from '@selvage/core/wallpaper'
import type pg from 'pg'
import { priceList } from '../fabric/price-list.ts'
import { EXCHANGE_RATES } from '../prices/exchange-rates.table.ts'
import { productList, productPriceList } from '../product/price-list.ts'
import { PROMOS } from '../promo/promos.table.ts'
import { wallpaperPriceList } from '../wallpaper/price-list.ts'
import { withoutLimits } from '../db/without-limits.ts'
import { seedCollections, seedDesigns, seedVocabulary } from './seed-designs.ts'

/** Fills a migrated database with the reference catalogue; what is there already stays as it is. */
export async function seed(
  pool: pg.Pool,
  designCount: number,
  report: (done: number) => void = () => {},
): Promise<void> {
  await withoutLimits(pool, async (client) => {
    await seedTables(client)
    await seedDesigns(client, designCount, report)
    await seedCollections(client, designCount)
    await seedVocabulary(client)
  })
}

async function seedTables(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN')
  for (const [position, code] of FABRIC_CODES.entries()) {
    await client.query(
      'INSERT INTO fabrics (code, status, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [code, OUT_OF_STOCK_FABRICS.includes(code) ? 'out_of_stock' : 'available', position],
    )
  }
  await client.query(
    `INSERT INTO fabric_prices (fabric_code, size, usd_minor)
    SELECT p.fabric, p.size, p."usdMinor" FROM jsonb_to_recordset($1::jsonb) AS p(fabric text, size text, "usdMinor" integer) ON CONFLICT DO NOTHING`,
    [JSON.stringify(priceList())],
  )
  for (const [position, code] of WALLPAPER_CODES.entries()) {
    await client.query(
      'INSERT INTO wallpapers (code, status, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [code, OUT_OF_STOCK_WALLPAPERS.includes(code) ? 'out_of_stock' : 'available', position],
    )
  }
  await client.query(
    `INSERT INTO wallpaper_prices (wallpaper_code, size, usd_minor)
    SELECT p.wallpaper, p.size, p."usdMinor" FROM jsonb_to_recordset($1::jsonb) AS p(wallpaper text, size text, "usdMinor" integer) ON CONFLICT DO NOTHING`,
    [JSON.stringify(wallpaperPriceList())],
  )
  await client.query(
    `INSERT INTO products (kind, code, status, position)
    SELECT p.kind, p.code, p.status, p.position FROM jsonb_to_recordset($1::jsonb) AS p(kind text, code text, status text, position integer) ON CONFLICT DO NOTHING`,
    [JSON.stringify(productList())],
  )
  await client.query(
    `INSERT INTO product_prices (kind, code, size, option, usd_minor)
    SELECT p.kind, p.code, p.size, p.option, p."usdMinor" FROM jsonb_to_recordset($1::jsonb) AS p(kind text, code text, size text, option text, "usdMinor" integer) ON CONFLICT DO NOTHING`,
    [JSON.stringify(productPriceList())],
  )
  for (const [currency, rate] of Object.entries(EXCHANGE_RATES)) {
    await client.query(
      'INSERT INTO exchange_rates (currency, rate) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [currency, rate],
    )
  }
  for (const promo of PROMOS) {
    await client.query(
      `INSERT INTO promos (code, percent_off, min_subtotal_usd_minor, starts_at, ends_at, usage_limit,
        members_only)
      VALUES ($1, $2, $3, '2020-01-01Z', $4, $5, $6) ON CONFLICT DO NOTHING`,
      [
        promo.code,
        promo.percentOff,
        promo.minSubtotalUsdMinor,
        promo.endsAt,
        promo.usageLimit,
        promo.membersOnly === true,
      ],
    )
  }
  await client.query('COMMIT')
}
