import { createHash } from 'node:crypto'
import { designsOfLayout, gridOf, layoutCode, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Art } from '@selvage/example-art'
import type { LayoutRequest } from '@selvage/example-art/render-layout'
import type { Queryable } from '../db/database.ts'
import { arts } from '../db/schema/art.ts'
import type { DesignRow } from '../db/schema/catalogue.ts'
import { layouts } from '../db/schema/layout.ts'
import type { LayoutArt } from '../db/schema/layout.ts'
import { artToStore, toArt } from '../design/stored-art.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'

type Printed = Pick<
  DesignRow,
  | 'id'
  | 'family'
  | 'seed'
  | 'palette'
  | 'artId'
  | 'repeatType'
  | 'repeatWidthIn'
  | 'repeatHeightIn'
  | 'paletteHexes'
>

/** Most colors that represent a layout. */
const MAX_COLOURS = 12

/**
 * Stores the layout of a cart's line and returns its id. The same layout of the same art is one
 * row, so that the same line merges. The art is stored with it, so that an order shows what was
 * ordered even when a design changes later.
 */
export async function storeLayout(
  tx: Queryable,
  {
    layout,
    collectionName,
    printed,
  }: { layout: Layout; collectionName: string; printed: readonly Printed[] },
  deps: Pick<Deps, 'now'>,
): Promise<string> {
  const code = layoutCode(layout)
  const used = designsOfLayout(layout).flatMap(
    (id) => printed.find((design) => design.id === id) ?? [],
  )
  const art = Object.fromEntries(
    used.flatMap((design) => {
      const own = artToStore(design)
      return own ? [[String(design.id), own]] : []
    }),
  )
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([code, art]))
    .digest('base64url')
  await tx
    .insert(layouts)
    .values({
      id: newPublicId(),
      code,
      templateId: layout.templateId,
      fabricCode: layout.fabric,
      collectionId: layout.collectionId,
      collectionName,
      palette: coloursOf(used),
      art,
      fingerprint,
      createdAt: deps.now(),
    })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: layouts.id })
    .from(layouts)
    .where(eq(layouts.fingerprint, fingerprint))
  if (!row) throw new Error('A layout that was just kept is not there.')
  return row.id
}

/** Returns the art of a layout's designs; a picture that is gone leaves its cells white. */
async function readArt(
  stored: Readonly<Record<string, LayoutArt>>,
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlyMap<number, Art>> {
  const ids = Object.values(stored).flatMap((own) => ('artId' in own ? [own.artId] : []))
  const rows =
    ids.length === 0
      ? []
      : await db.orm
          .select({ id: arts.id, screen: arts.screen })
          .from(arts)
          .where(inArray(arts.id, ids))
  const screens = new Map(rows.map(({ id, screen }) => [id, screen]))
  const found = new Map<number, Art>()
  for (const [id, own] of Object.entries(stored)) {
    const art = toArt(own, (artId) => screens.get(artId))
    if (art) found.set(Number(id), art)
  }
  return found
}

/** The colors of the designs in turn, the ground of each first, without duplicates. */
function coloursOf(used: readonly Printed[]): string[] {
  const longest = Math.max(0, ...used.map(({ paletteHexes }) => paletteHexes.length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    used.flatMap(({ paletteHexes }) => paletteHexes[at] ?? []),
  ).flat()
  return [...new Set(inTurn)].slice(0, MAX_COLOURS)
}

/** The parameters that a stored layout is rendered from; throws 404 for an unknown one. */
export async function readFilled(
  id: string,
  deps: Pick<Deps, 'db'>,
): Promise<Pick<LayoutRequest, 'grid' | 'cells' | 'art'>> {
  const [row] = await deps.db.orm
    .select({ code: layouts.code, art: layouts.art })
    .from(layouts)
    .where(eq(layouts.id, id))
  const layout = row && readLayoutCode(row.code)
  if (!layout) throw httpError('NO_IMAGE_AVAILABLE')
  const art = await readArt(row.art, deps)
  const used = designsOfLayout(layout).filter((design) => art.has(design))
  return {
    grid: gridOf(layout.templateId, layout.fabric),
    art: used.flatMap((design) => art.get(design) ?? []),
    cells: layout.cells.map((cell) =>
      cell !== null && used.includes(cell) ? used.indexOf(cell) : null,
    ),
  }
}
