import { cleanText, SPELUNK_PAGE_SIZE, searchSpelunks } from '@selvage/core/search'
import type { SpelunkType } from '@selvage/core/search'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { collectionDesigns, collections, designers, designs } from '../db/schema/catalogue.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'

/** Designs that a result is shown by. */
const THUMBNAILS = 4

interface SpelunkRow extends Record<string, unknown> {
  id: number
  name: string
  text: string
  user_id: number
  user_name: string
  screen_name: string
  num_public_designs: number
  thumbnails: { id: number; palette: string[] }[] | null
  total: number
}

/** True for a row whose name or text has the words that were typed. */
const has = (text: SQL, s: string): SQL =>
  s === '' ? sql`true` : sql`position(lower(${s}) IN lower(${text})) > 0`

const SOURCES: Readonly<Record<SpelunkType, (s: string) => SQL>> = {
  designers: (s) => sql`
    SELECT d.id, d.name, d.bio AS text, d.id AS user_id, d.name AS user_name, d.screen_name,
      d.design_count AS num_public_designs
    FROM ${designers} AS d
    WHERE d.design_count > 0 AND ${has(sql`d.name || ' ' || d.bio`, s)}`,
  collections: (s) => sql`
    SELECT c.id, c.name, c.description AS text, d.id AS user_id, d.name AS user_name,
      d.screen_name, (SELECT count(*)::integer FROM ${collectionDesigns} AS m
        JOIN ${designs} AS e ON e.id = m.design_id AND NOT e.mature
        WHERE m.collection_id = c.id) AS num_public_designs
    FROM ${collections} AS c JOIN ${designers} AS d ON d.id = c.designer_id
    WHERE c.public AND ${has(sql`c.name || ' ' || c.description || ' ' || d.name`, s)}`,
}

/** The designs of each row that is shown, most loved or first in its order. */
const PICTURES: Readonly<Record<SpelunkType, SQL>> = {
  designers: sql`SELECT e.id, e.palette_hexes FROM ${designs} AS e
    WHERE e.designer_id = page.id AND NOT e.mature ORDER BY e.sold_count DESC, e.id`,
  collections: sql`SELECT e.id, e.palette_hexes FROM ${collectionDesigns} AS m
    JOIN ${designs} AS e ON e.id = m.design_id
    WHERE m.collection_id = page.id AND NOT e.mature ORDER BY m.position, e.id`,
}

/** One statement: the rows of the page with their pictures, and how many there are. */
async function find(type: SpelunkType, s: string, page: number, { db }: Pick<Deps, 'db'>) {
  const { rows } = await db.orm.execute<SpelunkRow>(sql`
    WITH fit AS (${SOURCES[type](s)}),
    page AS (
      SELECT *, (SELECT count(*)::integer FROM fit) AS total FROM fit
      ORDER BY num_public_designs DESC, id
      LIMIT ${SPELUNK_PAGE_SIZE} OFFSET ${page * SPELUNK_PAGE_SIZE})
    SELECT page.*, (
      SELECT json_agg(json_build_object('id', shown.id, 'palette', shown.palette_hexes))
      FROM (${PICTURES[type]} LIMIT ${THUMBNAILS}) AS shown) AS thumbnails
    FROM page ORDER BY page.num_public_designs DESC, page.id`)
  return rows
}

const search = handle(searchSpelunks, async ({ query }, deps) => {
  const page = query.page_offset ?? 0
  const s = cleanText(query.s ?? '')
  const rows = await find(query.type, s, page, deps)
  // A page beyond the last has no row that says how many there are.
  const [first] = rows.length > 0 || page === 0 ? rows : await find(query.type, s, 0, deps)
  return {
    results: rows.map((row) => ({
      id: row.id,
      name: row.name,
      text: row.text,
      user: { user_id: row.user_id, screen_name: row.screen_name, name: row.user_name },
      num_public_designs: row.num_public_designs,
      design_thumbnails: row.thumbnails ?? [],
    })),
    total: first?.total ?? 0,
    page_offset: page,
    page_size: SPELUNK_PAGE_SIZE,
  }
})

/** The search for designers and collections. */
export const spelunkRoutes: readonly Route[] = [search]
