import { desc, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { vocabulary } from '../db/schema/catalogue.ts'

/** A text of more words is not corrected. */
const MAX_TERMS = 8
/** How alike a known word must be to what was typed, 0 to 1. */
const NEAR_ENOUGH = 0.4

/**
 * The text with each unknown word replaced by the nearest known one; undefined when nothing
 * changes.
 */
export async function searchTerms(db: Queryable, typed: string): Promise<string | undefined> {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0 || words.length > MAX_TERMS) return undefined
  const meant: string[] = []
  for (const word of words) meant.push((await nearest(db, word)) ?? word)
  return meant.join(' ') === words.join(' ') ? undefined : meant.join(' ')
}

async function nearest(db: Queryable, word: string): Promise<string | undefined> {
  const likeness = sql<number>`similarity(${vocabulary.word}, ${word})`
  const [row] = await db
    .select({ word: vocabulary.word, likeness })
    .from(vocabulary)
    .where(sql`${vocabulary.word} % ${word}`)
    .orderBy(desc(likeness), desc(vocabulary.uses), vocabulary.word)
    .limit(1)
  return row && row.likeness >= NEAR_ENOUGH ? row.word : undefined
}
