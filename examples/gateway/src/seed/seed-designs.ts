import type pg from 'pg'
import { collectionsOf, designersOf, designsOf } from '../catalogue/index.ts'
import type { SeedDesign } from '../catalogue/index.ts'
import { facetsOf, searchVectorOf, TERM_LENGTHS, termsOf } from '../design/index-design.ts'

const BATCH = 1_000
/** From so many designs on it is faster to build the large indexes afterwards. */
const INDEX_LATER_FROM = 20_000
/** The vocabulary is read from so many designs. */
const VOCABULARY_FROM = 20_000
const YEAR_MS = 365 * 24 * 3600 * 1000

const LARGE_INDEXES = {
  designs_facets: 'CREATE INDEX IF NOT EXISTS designs_facets ON designs USING gin (facets)',
  designs_search: 'CREATE INDEX IF NOT EXISTS designs_search ON designs USING gin (search)',
} as const

const INSERT = `
  INSERT INTO designs (id, title, slug, designer_id, family, seed, palette, repeat_type, repeat_width_in, repeat_height_in, period_width_in,
    period_height_in, palette_hexes, tags, style, topics, colours, recommended_fabric, sold_count, favourite_count, trend_score, created_at,
    mature, for_sale, facets, search)
  SELECT d.id, d.title, d.slug, d.designer_id, d.family, d.seed, d.palette, d.repeat_type, d.repeat_width_in, d.repeat_height_in, d.period_width_in,
    d.period_height_in, d.palette_hexes, d.tags, d.style, d.topics, d.colours, d.recommended_fabric, d.sold_count, d.favourite_count, d.trend_score,
    d.created_at, d.mature, d.for_sale, d.facets,
    ${searchVectorOf('d.title', 'd.tags', 'd.designer_name')}
  FROM jsonb_to_recordset($1::jsonb) AS d(id integer, title text, slug text, designer_id integer, family text, seed integer, palette text,
    repeat_type text, repeat_width_in double precision, repeat_height_in double precision, period_width_in double precision,
    period_height_in double precision, palette_hexes text[], tags text[], style text, topics text[], colours text[], recommended_fabric text,
    sold_count integer, favourite_count integer, trend_score integer, created_at timestamptz, mature boolean, for_sale boolean, facets text[],
    designer_name text)
  ON CONFLICT (id) DO NOTHING`

/**
 * Puts designers and designs 1 to `count` in, in committed batches, so that a start that was cut
 * off goes on where it stopped.
 */
export async function seedDesigns(
  client: pg.ClientBase,
  count: number,
  report: (done: number) => void,
): Promise<void> {
  const designers = designersOf()
  await client.query(
    `INSERT INTO designers (id, name, screen_name, bio, town)
    SELECT d.id, d.name, d."screenName", d.bio, d.town FROM jsonb_to_recordset($1::jsonb) AS d(id integer, name text, "screenName" text, bio text, town text)
    ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(designers)],
  )
  const {
    rows: [before],
  } = await client.query<{ seeded: number }>("SELECT seeded FROM seedings WHERE name = 'designs'")
  const start = before?.seeded ?? 0
  if (start >= count) return makeIndexes(client)
  const later = count - start >= INDEX_LATER_FROM
  if (later)
    for (const name of Object.keys(LARGE_INDEXES))
      await client.query(`DROP INDEX IF EXISTS ${name}`)
  const newest = newestOf(Math.min(count, BATCH))
  const nameOf = new Map(designers.map(({ id, name, screenName }) => [id, { name, screenName }]))
  let batch: object[] = []
  for (const design of designsOf(count)) {
    if (design.id <= start) continue
    batch.push(toRow(design, nameOf.get(design.designerId), newest))
    if (batch.length < BATCH && design.id < count) continue
    await client.query('BEGIN')
    await client.query(INSERT, [JSON.stringify(batch)])
    await client.query(
      "INSERT INTO seedings (name, seeded) VALUES ('designs', $1) ON CONFLICT (name) DO UPDATE SET seeded = $1, seeded_at = now()",
      [design.id],
    )
    await client.query('COMMIT')
    batch = []
    report(design.id)
  }
  await makeIndexes(client)
  await client.query(
    'UPDATE designers SET design_count = (SELECT count(*) FROM designs WHERE designer_id = designers.id AND NOT mature)',
  )
  await client.query('ANALYZE designs')
}

/** Makes the indexes that a start which was cut off may have left out. */
async function makeIndexes(client: pg.ClientBase): Promise<void> {
  for (const sql of Object.values(LARGE_INDEXES)) await client.query(sql)
}

/** Fills the vocabulary from the first designs, which use every word that the others do. */
export async function seedVocabulary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM vocabulary LIMIT 1')
  if (rows.length > 0) return
  await client.query(`INSERT INTO vocabulary (word, uses)
    SELECT word, count(*) FROM (
      SELECT ${termsOf('d.title', 'd.tags', 'm.name')} AS word
      FROM designs d JOIN designers m ON m.id = d.designer_id WHERE d.id <= ${VOCABULARY_FROM}
    ) AS words WHERE ${TERM_LENGTHS} GROUP BY word`)
  await client.query('ANALYZE vocabulary')
}

/** Puts the collections of the first designs in. */
export async function seedCollections(client: pg.ClientBase, count: number): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM collections LIMIT 1')
  if (rows.length > 0) return
  const collections = collectionsOf([...designsOf(Math.min(count, 2_000))])
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO collections (id, name, slug, description, designer_id)
    SELECT c.id, c.name, c.slug, c.description, c."designerId"
    FROM jsonb_to_recordset($1::jsonb) AS c(id integer, name text, slug text, description text, "designerId" integer)`,
    [JSON.stringify(collections)],
  )
  const members = collections.flatMap(({ id, designIds }) =>
    designIds.map((designId, position) => ({ id, designId, position })),
  )
  await client.query(
    `INSERT INTO collection_designs (collection_id, design_id, position)
    SELECT m.id, m."designId", m.position FROM jsonb_to_recordset($1::jsonb) AS m(id integer, "designId" integer, position integer)`,
    [JSON.stringify(members)],
  )
  await client.query('COMMIT')
}

function newestOf(sample: number): number {
  let newest = 0
  for (const { createdAt } of designsOf(sample)) newest = Math.max(newest, Date.parse(createdAt))
  return newest
}

function toRow(
  design: SeedDesign,
  designer: { name: string; screenName: string } | undefined,
  newest: number,
): object {
  const ageYears = Math.max(0, newest - Date.parse(design.createdAt)) / YEAR_MS
  const facets = facetsOf({ ...design, screenName: designer?.screenName ?? '' })
  return {
    id: design.id,
    title: design.title,
    slug: design.slug,
    designer_id: design.designerId,
    family: design.family,
    seed: design.seed,
    palette: design.palette,
    repeat_type: design.repeat,
    repeat_width_in: design.repeatWidthIn,
    repeat_height_in: design.repeatHeightIn,
    period_width_in: design.periodWidthIn,
    period_height_in: design.periodHeightIn,
    palette_hexes: design.paletteHexes,
    tags: design.tags,
    style: design.style,
    topics: design.topics,
    colours: design.colours,
    recommended_fabric: design.recommendedFabric,
    sold_count: design.soldCount,
    favourite_count: design.favoriteCount,
    // A sale of this year counts more than one of the year before.
    trend_score: Math.round((design.soldCount * 100) / (1 + 3 * ageYears)),
    created_at: design.createdAt,
    mature: design.mature,
    for_sale: design.forSale,
    facets,
    designer_name: designer?.name ?? '',
  }
}
