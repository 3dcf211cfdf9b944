import { eq } from 'drizzle-orm'
import type { Art } from '@selvage/example-art'
import type { Deps } from '../app-deps.ts'
import { arts } from '../db/schema/art.ts'
import { designs } from '../db/schema/catalogue.ts'
import { isMade } from '../design/made-designs.ts'
import { artToStore, toArt } from '../design/stored-art.ts'
import { httpError } from '../http/http-error.ts'

const columns = {
  family: designs.family,
  seed: designs.seed,
  palette: designs.palette,
  artId: designs.artId,
  repeatType: designs.repeatType,
  repeatWidthIn: designs.repeatWidthIn,
  repeatHeightIn: designs.repeatHeightIn,
  mature: designs.mature,
}

/** Returns what a design is drawn from; throws 404 for one that is not shown. */
export async function artOf(id: number, deps: Pick<Deps, 'db'>): Promise<Art> {
  const [row] = await deps.db.orm
    .select({ ...columns, screen: arts.screen })
    .from(designs)
    .leftJoin(arts, eq(arts.id, designs.artId))
    .where(eq(designs.id, id))
  const stored = row && !row.mature ? artToStore(row) : undefined
  const art = stored && toArt(stored, () => row?.screen)
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
