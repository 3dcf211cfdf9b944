import { desc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designsOf, selectListed, toWireThumbnails } from '../collection/collections.ts'
import { designs } from '../db/schema/catalogue.ts'
import { artOf } from './art-of.ts'
import type { ImageKind, ImageStore } from './image-store.ts'

/** As many best sellers as one page of the shop shows. */
const FIRST_PAGE = 84
/** As many new designs as home shows. */
const NEWEST = 4
/** Drawings that are asked for at a time. */
const LANES = 4

/** The picture that most screens take for a card. */
const USUAL: ImageKind = { view: 'card', width: 650, format: 'avif' }
/** The one that phones take. */
const PHONE: ImageKind = { view: 'card', width: 480, format: 'avif' }
const SMALL: ImageKind = { view: 'card', width: 300, format: 'avif' }

/**
 * Draws what home, the first shop page and the first page of collections show, most wanted first,
 * until the signal says that it is time to open.
 */
export async function drawFirstPages(
  store: Pick<ImageStore, 'get'>,
  deps: Pick<Deps, 'db'>,
  signal: AbortSignal,
): Promise<number> {
  const sold = await firstIds(deps, desc(designs.soldCount), FIRST_PAGE)
  const newest = await firstIds(deps, desc(designs.createdAt), NEWEST)
  const usual = new Set([...sold.slice(0, 12), ...newest, ...sold, ...(await thumbnails(deps))])
  const jobs = [
    ...[...usual].map((id) => ({ id, kind: USUAL })),
    ...[PHONE, SMALL].flatMap((kind) => sold.map((id) => ({ id, kind }))),
  ]
  let drawn = 0
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job && !signal.aborted; job = jobs.shift()) {
      const { id, kind } = job
      await store
        .get(id, kind, () => artOf(id, deps), { priority: 'low' })
        .then(
          () => {
            drawn += 1
          },
          () => {},
        )
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return drawn
}

async function firstIds(
  deps: Pick<Deps, 'db'>,
  order: ReturnType<typeof desc>,
  limit: number,
): Promise<number[]> {
  const rows = await deps.db.orm
    .select({ id: designs.id })
    .from(designs)
    .where(eq(designs.mature, false))
    .orderBy(order, designs.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the designs by which the first page of collections shows them. */
async function thumbnails(deps: Pick<Deps, 'db'>): Promise<number[]> {
  const listed = await selectListed(deps, 0)
  const own = await designsOf(
    listed.map(({ collection }) => collection.id),
    deps,
  )
  return listed.flatMap(({ collection }) =>
    toWireThumbnails(own.get(collection.id) ?? []).map(({ id }) => id),
  )
}
