import { eq } from 'drizzle-orm'
import type { Art, PictureArt } from '@selvage/example-art'
import type { Deps } from '../app-deps.ts'
import { arts } from '../db/schema/art.ts'
import { designs } from '../db/schema/catalogue.ts'
import type { DesignRow } from '../db/schema/catalogue.ts'
import { isMade } from '../design/made-designs.ts'
import { httpError } from '../http/http-error.ts'

type Columns = 'family' | 'seed' | 'palette' | 'repeatType' | 'repeatWidthIn' | 'repeatHeightIn'
type Drawn = Pick<DesignRow, Columns> & { readonly screen: Uint8Array | null }

const columns = {
  family: designs.family,
  seed: designs.seed,
  palette: designs.palette,
  repeatType: designs.repeatType,
  repeatWidthIn: designs.repeatWidthIn,
  repeatHeightIn: designs.repeatHeightIn,
  mature: designs.mature,
}

/** Returns the art of a row: of its family, or of its picture; undefined once that is gone. */
function toArt(row: Drawn): Art | undefined {
  const { family, seed, palette, repeatWidthIn, repeatHeightIn, screen: picture } = row
  const repeat = row.repeatType as PictureArt['repeat']
  if (family !== null && seed !== null && palette !== null) return { family, seed, palette, repeat }
  return picture ? { picture, repeat, repeatWidthIn, repeatHeightIn } : undefined
}

/** Returns what a design is drawn from; throws 404 for one that is not shown. */
export async function artOf(id: number, deps: Pick<Deps, 'db'>): Promise<Art> {
  const [row] = await deps.db.orm
    .select({ ...columns, screen: arts.screen })
    .from(designs)
    .leftJoin(arts, eq(arts.id, designs.artId))
    .where(eq(designs.id, id))
  const art = row && !row.mature ? toArt(row) : undefined
  if (!art) throw httpError('NO_IMAGE_AVAILABLE')
  return art
}

/** Throws 404 for a member's design that is not shown now, whatever is drawn of it already. */
export async function assertShown(id: number, deps: Pick<Deps, 'db'>): Promise<void> {
  if (!isMade(id)) return
  const [row] = await deps.db.orm
    .select({ mature: designs.mature, artId: designs.artId })
    .from(designs)
    .where(eq(designs.id, id))
  if (!row || row.mature || row.artId === null) throw httpError('NO_IMAGE_AVAILABLE')
}
