import type { CallReply } from '@selvage/core/contract'
import type { searchSpelunks, SpelunkType } from '@selvage/core/search'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { collectionDesigns, collections, designers, designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'

/** Designs that a result is shown by. */
const THUMBNAILS = 4

/** A designer or a collection that was found, with how many there are. */
interface SpelunkRow extends Record<string, unknown> {
  id: number
  name: string
  text: string
  user_id: number | null
  user_name: string
  screen_name: string
  num_public_designs: number
  thumbnails: { id: number; palette: string[] }[] | null
  total: number
}

/** A search, and the part of the results that is wanted. */
export interface SpelunkSearch {
  readonly type: SpelunkType
  /** Everything when empty. */
  readonly s: string
  /** True finds `s` at the beginning of a word of the name alone, else anywhere in the texts. */
  readonly byName?: boolean
  readonly limit: number
  readonly offset: number
}

type Has = (name: SQL, texts: SQL) => SQL

/** True for a row that has the words that were typed. */
function matching({ s, byName = false }: SpelunkSearch): Has {
  if (s === '') return () => sql`true`
  return byName
    ? (name) => sql`position(' ' || lower(${s}) IN ' ' || lower(${name})) > 0`
    : (name, texts) => sql`position(lower(${s}) IN lower(${name} || ' ' || ${texts})) > 0`
}

/** The name of a collection's owner, unless it is an e-mail address (`publicName` of the core). */
const OWNER_NAME = sql`CASE WHEN u.screen_name NOT LIKE '%@%' THEN u.screen_name END`

const SOURCES: Readonly<Record<SpelunkType, (has: Has) => SQL>> = {
  designers: (has) => sql`
    SELECT d.id, d.name, d.bio AS text, d.id AS user_id, d.name AS user_name, d.screen_name,
      d.design_count AS num_public_designs
    FROM ${designers} AS d
    WHERE d.design_count > 0 AND ${has(sql`d.name`, sql`d.bio`)}`,
  collections: (has) => sql`
    SELECT c.id, c.name, c.description AS text, d.id AS user_id,
      coalesce(d.name, ${OWNER_NAME}, '') AS user_name,
      coalesce(d.screen_name, ${OWNER_NAME}, '') AS screen_name, (SELECT count(*)::integer FROM ${collectionDesigns} AS m
        JOIN ${designs} AS e ON e.id = m.design_id AND NOT e.mature
        WHERE m.collection_id = c.id) AS num_public_designs
    FROM ${collections} AS c LEFT JOIN ${designers} AS d ON d.id = c.designer_id
      LEFT JOIN ${users} AS u ON u.id = c.owner_id
    WHERE c.public AND NOT c.designer_only AND ${has(
      sql`c.name`,
      sql`c.description || ' ' || coalesce(d.name, ${OWNER_NAME}, '')`,
    )}`,
}

/** The designs of each row that is shown, most loved or first in its order. */
const PICTURES: Readonly<Record<SpelunkType, SQL>> = {
  designers: sql`SELECT e.id, e.palette_hexes FROM ${designs} AS e
    WHERE e.designer_id = page.id AND NOT e.mature ORDER BY e.sold_count DESC, e.id`,
  collections: sql`SELECT e.id, e.palette_hexes FROM ${collectionDesigns} AS m
    JOIN ${designs} AS e ON e.id = m.design_id
    WHERE m.collection_id = page.id AND NOT e.mature ORDER BY m.position, e.id`,
}

/**
 * Finds designers or collections, those with the most designs first. One statement: the wanted
 * rows with their pictures, and how many there are.
 */
export async function findSpelunks(
  search: SpelunkSearch,
  { db }: Pick<Deps, 'db'>,
): Promise<SpelunkRow[]> {
  const { type, limit, offset } = search
  const { rows } = await db.orm.execute<SpelunkRow>(sql`
    WITH fit AS (${SOURCES[type](matching(search))}),
    page AS (
      SELECT *, (SELECT count(*)::integer FROM fit) AS total FROM fit
      ORDER BY num_public_designs DESC, id
      LIMIT ${limit} OFFSET ${offset})
    SELECT page.*, (
      SELECT json_agg(json_build_object('id', shown.id, 'palette', shown.palette_hexes))
      FROM (${PICTURES[type]} LIMIT ${THUMBNAILS}) AS shown) AS thumbnails
    FROM page ORDER BY page.num_public_designs DESC, page.id`)
  return rows
}

/** Returns a found designer or collection on the wire. */
export function toWireSpelunk(
  row: SpelunkRow,
): CallReply<typeof searchSpelunks>['results'][number] {
  return {
    id: row.id,
    name: row.name,
    text: row.text,
    user: { user_id: row.user_id, screen_name: row.screen_name, name: row.user_name },
    num_public_designs: row.num_public_designs,
    design_thumbnails: row.thumbnails ?? [],
  }
}
