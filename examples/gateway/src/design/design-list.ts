import { DESIGN_LIST_SIZE, listDesigns } from '@selvage/core/design'
import { and, asc, between, eq, max } from 'drizzle-orm'
import { designs } from '../db/schema/catalogue.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'

const list = handle(listDesigns, async ({ query: { part = 0 } }, { db }) => {
  const shown = and(eq(designs.mature, false), eq(designs.forSale, true))
  const first = part * DESIGN_LIST_SIZE + 1
  const [last] = await db.orm
    .select({ id: max(designs.id) })
    .from(designs)
    .where(shown)
  const parts = Math.ceil((last?.id ?? 0) / DESIGN_LIST_SIZE)
  if (part >= parts) return { designs: [], parts }
  return {
    designs: await db.orm
      .select({ id: designs.id, title: designs.title })
      .from(designs)
      .where(and(shown, between(designs.id, first, first + DESIGN_LIST_SIZE - 1)))
      .orderBy(asc(designs.id)),
    parts,
  }
})

/** The list of designs for a map of the shop. */
export const designListRoutes: readonly Route[] = [list]
