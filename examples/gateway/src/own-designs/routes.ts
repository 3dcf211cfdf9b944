import { readId } from '@selvage/core/contract'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import {
  changeDesign,
  createDesign,
  listOwnDesigns,
  OWN_DESIGNS_PAGE_SIZE,
} from '@selvage/core/own-designs'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { designers, designs } from '../db/schema/catalogue.ts'
import { earnings } from '../db/schema/earnings.ts'
import { cardColumns, toWireCards, withDesigner } from '../design/cards.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { makeDesign, reviseDesign } from './make-design.ts'
import { findOwnDesigner } from './write-design.ts'

const limited = { limit: 'own-design' } as const

const create = handle(
  createDesign,
  async ({ session: { userId }, body }, deps) => ({ design: await makeDesign(userId, body, deps) }),
  limited,
)

const change = handle(
  changeDesign,
  async ({ params, session: { userId }, body }, deps) => {
    const id = readId(params.id)
    if (id === undefined) throw httpError('NO_IMAGE_AVAILABLE')
    return { design: await reviseDesign({ id, userId }, body, deps) }
  },
  limited,
)

const list = handle(listOwnDesigns, async ({ query, session: { userId } }, deps) => {
  const { page_offset: offset = 0, currency = DEFAULT_CURRENCY } = query
  const { orm } = deps.db
  const own = eq(designers.userId, userId)
  const sumOf = (column: AnyPgColumn) =>
    sql<number>`(SELECT coalesce(sum(${column}), 0)::int FROM ${earnings}
      WHERE ${earnings.designId} = ${designs.id})`
  const facts = {
    tags: designs.tags,
    mature: designs.mature,
    sold: sumOf(earnings.pieces),
    earnedMinor: sumOf(earnings.amountMinor),
  }
  const [designer, rows, [all]] = await Promise.all([
    findOwnDesigner(orm, userId),
    orm
      .select({ card: cardColumns, facts })
      .from(designs)
      .innerJoin(designers, withDesigner)
      .where(own)
      .orderBy(desc(designs.createdAt), desc(designs.id))
      .limit(OWN_DESIGNS_PAGE_SIZE)
      .offset(offset),
    orm.select({ total: count() }).from(designs).innerJoin(designers, withDesigner).where(own),
  ])
  const cards = await toWireCards(
    rows.map(({ card }) => card),
    currency,
    deps,
  )
  return {
    screen_name: designer?.screenName ?? null,
    designs: cards.flatMap((card, at) => {
      const own = rows[at]?.facts
      if (!own) return []
      const { tags, mature, sold, earnedMinor } = own
      return [{ card, tags, mature, num_sold: sold, raw_earned: earnedMinor / 100 }]
    }),
    total: all?.total ?? 0,
    page_offset: offset,
  }
})

/** The designs that members make. */
export const ownDesignRoutes: readonly Route[] = [create, change, list]
