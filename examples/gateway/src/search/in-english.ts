import { WORDS } from './words.table.ts'

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
  [...KNOWN].map(([lang, words]) => [
    lang,
    new Map(words.map(({ plain, english }) => [plain, english])),
  ]),
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

function plainOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
