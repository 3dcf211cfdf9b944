import { COLOR_FORMS, WORDS } from './words.table.ts'

/** A word of another language, and what designs are described with. */
interface KnownWord {
  readonly word: string
  /** In lower case and without accents. */
  readonly plain: string
  readonly english: string
}

const KNOWN: ReadonlyMap<string, readonly KnownWord[]> = new Map(
  Object.entries(WORDS).map(([lang, words]) => [
    lang,
    Object.entries(words).map(([word, english]) => ({ word, plain: plainOf(word), english })),
  ]),
)

const ENGLISH: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WORDS).map(([lang, words]) => {
    const forms = COLOR_FORMS[lang as keyof typeof COLOR_FORMS]
    const all = Object.entries({ ...forms, ...words })
    return [lang, new Map(all.map(([word, english]) => [plainOf(word), english]))]
  }),
)

/**
 * Returns a text with the words that are known in a language in English, in which designs are
 * described. Every other word, and how the text is put together, stays.
 */
export function inEnglish(text: string, lang: string): string {
  const words = ENGLISH.get(lang)
  if (words === undefined) return text
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => words.get(plainOf(word)) ?? word)
}

/**
 * Returns the known words of a language that begin with a text: those with the same accents first,
 * and of these the shortest.
 */
export function wordsFrom(prefix: string, lang: string): readonly KnownWord[] {
  const plain = plainOf(prefix)
  const hasAccents = ({ word }: KnownWord): boolean =>
    word.toLowerCase().startsWith(prefix.toLowerCase())
  return (KNOWN.get(lang) ?? [])
    .filter((known) => known.plain.startsWith(plain))
    .sort(
      (a, b) => Number(hasAccents(b)) - Number(hasAccents(a)) || a.plain.length - b.plain.length,
    )
}

/** Words that are shorter are near to too many others. */
const SHORTEST_RESPELLED = 4
/** From so many letters on, two of them may be wrong. */
const LONG_WORD = 8

/**
 * Returns a text with each word that is not known in a language in place of the one that it is
 * nearest to: `Zitrne` is `Zitrone`. Undefined where nothing changes.
 */
export function respelled(text: string, lang: string): string | undefined {
  const known = KNOWN.get(lang)
  if (known === undefined) return undefined
  const words = ENGLISH.get(lang)
  const meant = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const plain = plainOf(word)
    if (words?.has(plain) || plain.length < SHORTEST_RESPELLED) return word
    const near = known
      .map((each) => ({ word: each.word, changes: changesBetween(plain, each.plain) }))
      .filter(({ changes }) => changes <= mostChanges(plain))
      .sort((a, b) => a.changes - b.changes)
    return near[0]?.word ?? word
  })
  return meant === text ? undefined : meant
}

/** Returns how many letters of a word may be wrong. */
const mostChanges = ({ length }: string): number => (length < LONG_WORD ? 1 : 2)

/** True when a word without accents is another one, or that one misspelled. */
export const isNear = (plain: string, meant: string): boolean =>
  changesBetween(plain, meant) <= mostChanges(plain)

/** Counts the letters to change, to add, to leave out, or to swap with the next, between words. */
function changesBetween(from: string, to: string): number {
  const rows = [[...to, ''].map((_, at) => at)]
  for (const [y, letter] of [...from].entries()) {
    const row = [y + 1]
    for (const [x, other] of [...to].entries()) {
      const above = rows[y] ?? []
      const isSwapped = letter === to[x - 1] && from[y - 1] === other
      row[x + 1] = Math.min(
        (row[x] ?? 0) + 1,
        (above[x + 1] ?? 0) + 1,
        (above[x] ?? 0) + Number(letter !== other),
        isSwapped ? (rows[y - 1]?.[x - 1] ?? Infinity) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? Infinity
}

/** Returns a word in lower case, without accents and ligatures. */
export function plainOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
