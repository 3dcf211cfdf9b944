import type { CallBody } from '@selvage/core/contract'
import { DEFAULT_FABRIC } from '@selvage/core/fabric'
import {
  checkDesign,
  cleanDesignTags,
  cleanDesignTitle,
  designSlug,
  repeatOf,
} from '@selvage/core/own-designs'
import type { changeDesign, createDesign, DesignDetails } from '@selvage/core/own-designs'
import { colourNames } from '@selvage/example-art'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { changeCatalogue } from '../search/catalogue-version.ts'
import { findUpload } from './arts.ts'
import { ensureDesigner, facetColumns, indexText } from './write-design.ts'

/** A design that was made or changed. */
type Made = Pick<typeof designs.$inferSelect, 'id' | 'slug'>

/** Rejects details that no design can have, each of them named. */
function assertDetails(details: DesignDetails): void {
  const errors = Object.entries(checkDesign(details)).map(([field, code]) => ({ code, field }))
  if (errors.length > 0) throw new HttpError(400, errors)
}

const titled = (title: string) => {
  const cleaned = cleanDesignTitle(title)
  return { title: cleaned, slug: designSlug(cleaned) }
}

/** Makes a design of a picture that has come; asked again, it is the same design. */
export async function makeDesign(
  userId: string,
  body: CallBody<typeof createDesign>,
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
): Promise<Made> {
  const made = await deps.db.transaction((tx) => insertDesign(tx, userId, body, deps.now()))
  await changeCatalogue(deps)
  return made
}

async function insertDesign(
  tx: Queryable,
  userId: string,
  body: CallBody<typeof createDesign>,
  createdAt: Date,
): Promise<Made> {
  // The member's row is locked, so that two requests at once make one design.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const { art_id: artId, repeat_type: type, width: widthIn, mature, for_sale: forSale } = body
  const { width, height, paletteHexes } = await findUpload(tx, { id: artId, userId })
  if (width === null || height === null || !paletteHexes) throw httpError('ART_NOT_FOUND')
  const [before] = await tx
    .select({ id: designs.id, slug: designs.slug })
    .from(designs)
    .where(eq(designs.artId, artId))
  if (before) return before
  assertDetails({ title: body.title, tags: body.tags, widthIn, picture: { width, height } })
  const designer = await ensureDesigner(tx, userId)
  const repeat = repeatOf(type, widthIn, { width, height })
  const tags = cleanDesignTags(body.tags)
  const colours = colourNames(paletteHexes)
  const [made] = await tx
    .insert(designs)
    .values({
      id: sql`nextval('designs_made')`,
      ...titled(body.title),
      designerId: designer.id,
      artId,
      repeatType: type,
      repeatWidthIn: repeat.widthIn,
      repeatHeightIn: repeat.heightIn,
      periodWidthIn: repeat.periodWidthIn,
      periodHeightIn: repeat.periodHeightIn,
      paletteHexes,
      tags,
      topics: [],
      colours,
      recommendedFabric: DEFAULT_FABRIC,
      soldCount: 0,
      favoriteCount: 0,
      trendScore: 0,
      createdAt,
      mature,
      forSale,
      ...facetColumns(designer, { colours, paletteHexes, tags }),
      search: '',
    })
    .returning({ id: designs.id, slug: designs.slug })
  if (!made) throw new Error('The design was not inserted.')
  await indexText(tx, made.id, designer)
  return made
}

/** Changes a design of a member's own; throws 404 for any other. */
export async function reviseDesign(
  { id, userId }: { readonly id: number; readonly userId: string },
  body: CallBody<typeof changeDesign>,
  deps: Pick<Deps, 'db' | 'config'>,
): Promise<Made> {
  const made = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        design: {
          id: designs.id,
          slug: designs.slug,
          colours: designs.colours,
          paletteHexes: designs.paletteHexes,
          tags: designs.tags,
        },
        designer: { id: designers.id, name: designers.name, screenName: designers.screenName },
      })
      .from(designs)
      .innerJoin(designers, eq(designers.id, designs.designerId))
      .where(and(eq(designs.id, id), eq(designers.userId, userId), isNotNull(designs.artId)))
      .for('update', { of: designs })
    if (!row) throw httpError('NO_IMAGE_AVAILABLE')
    const { design, designer } = row
    assertDetails(body)
    const tags = body.tags === undefined ? design.tags : cleanDesignTags(body.tags)
    const [changed] = await tx
      .update(designs)
      .set({
        ...(body.title !== undefined && titled(body.title)),
        ...(body.mature !== undefined && { mature: body.mature }),
        ...(body.for_sale !== undefined && { forSale: body.for_sale }),
        tags,
        ...facetColumns(designer, { ...design, tags }),
      })
      .where(eq(designs.id, id))
      .returning({ id: designs.id, slug: designs.slug })
    await indexText(tx, id, designer)
    return changed ?? design
  })
  await changeCatalogue(deps)
  return { id: made.id, slug: made.slug }
}
