import { readId } from '@selvage/core/contract'
import { getDesign, getDesignCards } from '@selvage/core/design'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designColumns, designers, designs } from '../db/schema/catalogue.ts'
import type { DesignRow } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { seesMature } from '../session/sees-mature.ts'
import { cardColumns, selectCards, toWireCards, withDesigner } from './cards.ts'
import type { CardRow } from './cards.ts'
import { designsLike, isShown } from './designs-like.ts'

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
          .innerJoin(designers, withDesigner)
          .where(eq(designs.id, id))
  if (!found) throw httpError('NO_IMAGE_AVAILABLE')
  if (found.design.mature && !(await seesMature(context, undefined, deps)))
    throw httpError('NO_IMAGE_AVAILABLE', { params: { hidden: 'mature' } })
  const { design, designer, card } = found
  const currency = context.query.currency ?? DEFAULT_CURRENCY
  const { country } = context.query
  const [own] = await toWireCards([card], currency, deps, { country })
  if (!own) throw httpError('NO_IMAGE_AVAILABLE')
  const others = await ofDesigner(design, deps)
  return {
    ...own,
    tags: design.tags,
    style: design.style ?? '',
    topics: design.topics,
    colors: design.colours,
    created_at: design.createdAt.toISOString(),
    about_designer: { bio: designer.bio, town: designer.town, design_count: designer.designCount },
    more_by_designer: await toWireCards(others, currency, deps, { country }),
    more_like_this: await toWireCards(
      await designsLike(design, { without: others, count: NEIGHBOURS }, deps),
      currency,
      deps,
      { country },
    ),
  }
})

/** The best sellers of the designer, without the design itself. */
function ofDesigner({ id, designerId }: DesignRow, deps: Deps): Promise<CardRow[]> {
  return selectCards(deps)
    .where(and(eq(designs.designerId, designerId), ne(designs.id, id), isShown))
    .orderBy(desc(designs.soldCount), designs.id)
    .limit(NEIGHBOURS)
}

const many = handle(getDesignCards, async (context, deps) => {
  const { ids } = context.query
  const mature = await seesMature(context, undefined, deps)
  const rows = await selectCards(deps).where(
    and(inArray(designs.id, ids), ...(mature ? [] : [eq(designs.mature, false)])),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    designs: await toWireCards(
      ids.flatMap((id) => byId.get(id) ?? []),
      context.query.currency ?? DEFAULT_CURRENCY,
      deps,
      { country: context.query.country },
    ),
  }
})

/** Designs. */
export const designRoutes: readonly Route[] = [one, many]
