import { MAX_SUGGESTIONS } from '@selvage/core/search'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs, vocabulary } from '../db/schema/catalogue.ts'
import { inEnglish, plainOf, wordsFrom } from './in-english.ts'

/** Designs are counted up to here. */
const COUNTED_UP_TO = 10_000
/** Words that are counted, of which the ones with designs are suggested. */
const WORDS_COUNTED = 8
/** A text of more words is searched for as it is. */
const MAX_WORDS = 8

/** A text to search for, and how many designs it finds; null above 10,000. */
export interface SuggestedText {
  readonly text: string
  readonly count: number | null
}

interface Typed {
  /** The words before the last one, with a space after each. */
  readonly head: string
  readonly last: string
}

/** The last word of a text, which may be the prefix of one; undefined without a word. */
function splitLast(typed: string): Typed | undefined {
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const last = words.at(-1)
  if (last === undefined || words.length > MAX_WORDS) return undefined
  return {
    head: words
      .slice(0, -1)
      .map((word) => `${word} `)
      .join(''),
    last,
  }
}

/** The query for designs with every word of a text and a word that begins with its last one. */
export function prefixQuery(typed: string, lang: string): SQL | undefined {
  const split = splitLast(typed)
  if (split === undefined) return undefined
  const words = wordsFrom(split.last, lang).map(({ english }) => `'${english}'`)
  // The words are letters and digits alone, so that quotes hold them.
  const last = `(${[`'${split.last.toLowerCase()}':*`, ...words].join(' | ')})`
  const before = inEnglish(split.head, lang).split(' ').filter(Boolean)
  return sql`to_tsquery('english', ${[...before.map((word) => `'${word}'`), last].join(' & ')})`
}

/**
 * Returns the texts that a typed one may become: its last word completed, in the reader's language
 * and by the words of the designs, each with the designs that it finds.
 */
export async function suggestTexts(
  typed: string,
  lang: string,
  db: Queryable,
): Promise<SuggestedText[]> {
  const split = splitLast(typed)
  if (split === undefined) return []
  const { head, last } = split
  const own = wordsFrom(last, lang)
    .slice(0, WORDS_COUNTED)
    .map(({ word, english }) => ({ text: head + word, english: inEnglish(head, lang) + english }))
  const known = await knownWords(plainOf(last), db)
  const texts = [
    ...own,
    ...known.map((word) => ({ text: head + word, english: inEnglish(head, lang) + word })),
  ].slice(0, WORDS_COUNTED)
  if (texts.length === 0) return []
  const { rows } = await db.execute<{ at: number; count: number; same: string }>(sql`
    SELECT each.at::integer AS at, websearch_to_tsquery('english', each.q)::text AS same, (
      SELECT count(*)::integer FROM (
        SELECT 1 FROM ${designs} AS d
        WHERE NOT d.mature AND d.search @@ websearch_to_tsquery('english', each.q)
        LIMIT ${COUNTED_UP_TO + 1}) AS fit) AS count
    FROM unnest(${sql.param(texts.map(({ english }) => english))}::text[])
      WITH ORDINALITY AS each (q, at)
    ORDER BY each.at`)
  // Words of one stem find the same designs; the first of them stands for all.
  const bySearch = new Map(rows.toReversed().map((row) => [row.same, row]))
  return rows
    .filter((row) => row.count > 0 && bySearch.get(row.same) === row)
    .slice(0, MAX_SUGGESTIONS.searches)
    .map(({ at, count }) => ({
      text: texts[at - 1]?.text ?? typed,
      count: count > COUNTED_UP_TO ? null : count,
    }))
}

/** The words of designs that begin with a text, those of the most designs first. */
async function knownWords(prefix: string, db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ word: vocabulary.word })
    .from(vocabulary)
    .where(sql`${vocabulary.word} LIKE ${`${prefix}%`}`)
    .orderBy(sql`${vocabulary.uses} DESC`, vocabulary.word)
    .limit(WORDS_COUNTED)
  return rows.map(({ word }) => word)
}
