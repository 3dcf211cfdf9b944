import { readId } from '@selvage/core/contract'
import { CARD_BATCH_LIMIT, getDesign, getDesignCards } from '@selvage/core/design'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designColumns, designers, designs } from '../db/schema/catalogue.ts'
import type { DesignRow } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { seesMature } from '../session/sees-mature.ts'
import { cardColumns, selectCards, toWireCards } from './cards.ts'
import type { CardRow } from './cards.ts'

/** Further designs on a design's page. @source spec 1 §9 (other limits 8 and 20) */
const NEIGHBOURS = 8

const one = handle(getDesign, async (context, deps) => {
  const id = readId(context.params.id)
  const [found] =
    id === undefined
      ? []
      : await deps.db.orm
          .select({ design: designColumns, designer: designers, card: cardColumns })
          .from(designs)
          .innerJoin(designers, eq(designers.id, designs.designerId))
          .where(eq(designs.id, id))
  if (!found) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
  if (found.design.mature && !(await seesMature(context, undefined, deps)))
    throw httpError('NO_IMAGE_AVAILABLE', { status: 404, params: { hidden: 'mature' } })
  const { design, designer, card } = found
  const currency = context.query.currency ?? DEFAULT_CURRENCY
  const [own] = await toWireCards([card], currency, deps)
  if (!own) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
  return {
    ...own,
    tags: design.tags,
    style: design.style,
    topics: design.topics,
    colors: design.colours,
    created_at: design.createdAt.toISOString(),
    about_designer: { bio: designer.bio, town: designer.town, design_count: designer.designCount },
    more_by_designer: await toWireCards(
      await neighbours(design.id, eq(designs.designerId, design.designerId), deps),
      currency,
      deps,
    ),
    more_like_this: await toWireCards(
      await neighbours(design.id, alike(design), deps),
      currency,
      deps,
    ),
  }
})

/**
 * The condition for a similar design: the same style and a shared topic, or a shared color where
 * the design has no topic.
 */
function alike(design: DesignRow): SQL {
  const shared = [
    ...design.topics.map((topic) => `topic:${topic}`),
    ...(design.topics.length === 0 ? design.colours.map((colour) => `colour:${colour}`) : []),
  ]
  return sql`${designs.facets} @> ARRAY[${`style:${design.style}`}]::text[] AND ${designs.facets} && ${sql.param(shared)}::text[]`
}

function neighbours(id: number, where: SQL, deps: Deps): Promise<CardRow[]> {
  return selectCards(deps)
    .where(and(where, ne(designs.id, id), eq(designs.mature, false), eq(designs.forSale, true)))
    .orderBy(desc(designs.soldCount), designs.id)
    .limit(NEIGHBOURS)
}

const many = handle(getDesignCards, async (context, deps) => {
  const parts = context.query.ids.split(',').filter((part) => part !== '')
  const ids = [...new Set(parts.map(readId))]
  if (parts.length === 0 || parts.length > CARD_BATCH_LIMIT || ids.includes(undefined))
    throw httpError('FIELD_VALUE_INVALID', { field: 'ids' })
  const wanted = ids.filter((id) => id !== undefined)
  const mature = await seesMature(context, undefined, deps)
  const rows = await selectCards(deps).where(
    and(inArray(designs.id, wanted), ...(mature ? [] : [eq(designs.mature, false)])),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    designs: await toWireCards(
      wanted.flatMap((id) => byId.get(id) ?? []),
      context.query.currency ?? DEFAULT_CURRENCY,
      deps,
    ),
  }
})

/** Designs. */
export const designRoutes: readonly Route[] = [one, many]
