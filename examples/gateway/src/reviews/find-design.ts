import { readId } from '@selvage/core/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs } from '../db/schema/catalogue.ts'

/** The id of a design that the shop has; undefined for any other text. */
export async function findDesignId(db: Queryable, text: string): Promise<number | undefined> {
  const id = readId(text)
  if (id === undefined) return undefined
  const [known] = await db.select({ id: designs.id }).from(designs).where(eq(designs.id, id))
  return known?.id
}
