import { DESIGN_LIST_SIZE, listDesigns } from '@selvage/core/design'
import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designs } from '../db/schema/catalogue.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { FIRST_MADE } from './made-designs.ts'

const shown = and(eq(designs.mature, false), eq(designs.forSale, true))

/** Returns the first id of each part: those of the catalog, then those that members have made. */
async function readParts({ db }: Pick<Deps, 'db'>): Promise<readonly number[]> {
  const isMade = sql`${designs.id} >= ${FIRST_MADE}`
  const [last] = await db.orm
    .select({
      seeded: sql<number>`coalesce(max(${designs.id}) FILTER (WHERE NOT ${isMade}), 0)`,
      made: sql<number>`coalesce(max(${designs.id}) FILTER (WHERE ${isMade}), 0)`,
    })
    .from(designs)
    .where(shown)
  const runs = [
    [1, last?.seeded ?? 0],
    [FIRST_MADE, last?.made ?? 0],
  ] as const
  return runs.flatMap(([first, end]) => {
    const length = Math.max(0, Math.ceil((end - first + 1) / DESIGN_LIST_SIZE))
    return Array.from({ length }, (_, at) => first + at * DESIGN_LIST_SIZE)
  })
}

const list = handle(listDesigns, async ({ query: { part = 0 } }, deps) => {
  const parts = await readParts(deps)
  const first = parts[part]
  if (first === undefined) return { designs: [], parts: parts.length }
  return {
    designs: await deps.db.orm
      .select({ id: designs.id, title: designs.title })
      .from(designs)
      .where(and(shown, between(designs.id, first, first + DESIGN_LIST_SIZE - 1)))
      .orderBy(asc(designs.id)),
    parts: parts.length,
  }
})

/** The list of designs for a map of the shop. */
export const designListRoutes: readonly Route[] = [list]
