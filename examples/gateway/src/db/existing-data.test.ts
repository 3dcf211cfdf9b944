import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../seed/seed.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openMemory, openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const BEFORE = '0012'
const DESIGNS = 20

describe.each(DATABASES)('a shop that has run before wallpaper came, on %s', (database) => {
  let db: OpenDatabase
  let stop = async (): Promise<void> => {}
  beforeAll(async () => {
    if (database === 'pglite') {
      db = await openMemory()
    } else {
      const cluster = await startPostgres()
      stop = () => cluster.stop()
      db = openPostgres(await cluster.createDatabase('before'))
    }
    await migrate(
      db.pool,
      readMigrations().filter(({ name }) => name < BEFORE),
    )
    await db.pool.query(
      `INSERT INTO designers (id, name, screen_name, bio, town) VALUES (1, 'Ada', 'ada', '', '')`,
    )
    await db.pool.query(
      `INSERT INTO designs SELECT n, 'T' || n, 't' || n, 1, 'polka', 1, 'Orchard', 'basic', 4, 4, 4, 4, '{}', '{}', 'floral', '{}', '{}', 'MINKY', 0, 0, 0, now(), false, true, '{}', to_tsvector('') FROM generate_series(1, 3) n`,
    )
    await db.pool.query(
      "INSERT INTO fabrics VALUES ('MINKY', 'available', 0), ('VELVET', 'available', 1)",
    )
    await db.pool.query(
      "INSERT INTO users (id, guest, country, currency, locale, measurement_system, created_at) VALUES ('u', true, 'US', 'USD', 'en_US', 'imperial', now())",
    )
    await db.pool.query("INSERT INTO carts VALUES ('c', 'u', 'open', 4, NULL, now(), now())")
    await db.pool
      .query(`INSERT INTO cart_items (id, cart_id, status, design_id, fabric_code, size, quantity, created_at) VALUES
      ('a', 'c', 'pending', 1, 'MINKY', 'YARD', 2, now()), ('b', 'c', 'pending', 1, 'VELVET', 'YARD', 1, now()), ('s', 'c', 'saved', 1, 'MINKY', 'YARD', 120, now())`)
    await migrate(db.pool)
    await seed(db.pool, DESIGNS)
  })
  afterAll(async () => {
    await db.close()
    await stop()
  })

  it('keeps its carts, each line with its merge key', async () => {
    const { rows } = await db.pool.query(
      'SELECT id, type, status, quantity, merge_key FROM cart_items ORDER BY position',
    )
    expect(rows).toEqual([
      { id: 'a', type: 'fabric', status: 'pending', quantity: 2, merge_key: 'fabric 1 MINKY YARD' },
      {
        id: 'b',
        type: 'fabric',
        status: 'pending',
        quantity: 1,
        merge_key: 'fabric 1 VELVET YARD',
      },
      { id: 's', type: 'fabric', status: 'saved', quantity: 120, merge_key: 'fabric 1 MINKY YARD' },
    ])
    const twice =
      "INSERT INTO cart_items (id, cart_id, design_id, fabric_code, size, quantity, merge_key, created_at) VALUES ('d', 'c', 1, 'MINKY', 'YARD', 1, 'fabric 1 MINKY YARD', now())"
    await expect(db.pool.query(twice)).rejects.toThrow(/cart_items_same_line/)
    await expect(
      db.pool.query(
        twice.replace("'MINKY', 'YARD', 1,", "NULL, 'YARD', 1,").replace('fabric 1', 'x'),
      ),
    ).rejects.toThrow(/cart_items_merchandise/)
  })

  it('sells wallpaper from its next start on, and another start changes nothing', async () => {
    const counted = async () =>
      (
        await db.pool.query(
          'SELECT (SELECT count(*) FROM wallpapers)::int AS wallpapers, (SELECT count(*) FROM wallpaper_prices)::int AS prices',
        )
      ).rows
    expect(await counted()).toEqual([{ wallpapers: 9, prices: 3 * 5 + 6 * 2 }])
    await db.pool.query("UPDATE wallpaper_prices SET usd_minor = 1 WHERE wallpaper_code = 'VINYL'")
    await seed(db.pool, DESIGNS)
    expect(await counted()).toEqual([{ wallpapers: 9, prices: 27 }])
    expect(
      (
        await db.pool.query(
          "SELECT DISTINCT usd_minor FROM wallpaper_prices WHERE wallpaper_code = 'VINYL'",
        )
      ).rows,
    ).toEqual([{ usd_minor: 1 }])
  })
})
