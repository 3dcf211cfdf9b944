import { eq } from 'drizzle-orm'
import type { RenderRequest } from '@selvage/example-art/render'
import type { Deps } from '../app-deps.ts'
import { designs } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'

/** Returns what a design is drawn from; throws 404 for one that is not shown. */
export async function artOf(id: number, deps: Pick<Deps, 'db'>): Promise<RenderRequest['art']> {
  const [row] = await deps.db.orm
    .select({
      family: designs.family,
      seed: designs.seed,
      palette: designs.palette,
      repeat: designs.repeatType,
      mature: designs.mature,
    })
    .from(designs)
    .where(eq(designs.id, id))
  if (!row || row.mature) throw httpError('NO_IMAGE_AVAILABLE')
  return {
    family: row.family,
    seed: row.seed,
    palette: row.palette,
    repeat: row.repeat as RenderRequest['art']['repeat'],
  }
}
