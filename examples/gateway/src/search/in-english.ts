import { WORDS } from './words.table.ts'

/**
 * Returns a text with the words that are known in a language in English, in which designs are
 * described. Every other word, and how the text is put together, stays.
 */
export function inEnglish(text: string, lang: string): string {
  if (!Object.hasOwn(WORDS, lang)) return text
  const words = WORDS[lang as keyof typeof WORDS]
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const plain = plainOf(word)
    return Object.hasOwn(words, plain) ? (words[plain] ?? word) : word
  })
}

const plainOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
