import { GUESSED_TERMS } from './guessed-terms.table.ts'

/** The fewest different characters of a password, in whatever case. */
export const PASSWORD_DIFFERENT_MIN = 5

/** The fewest characters of a password that nobody knows from a list or from its member. */
const UNKNOWN_MIN = 11
/** The most characters that all known names and terms in a password count for together. */
const NAMES_WORTH = 6
/** The least characters of a name that is looked for. */
const NAME_MIN = 3
/** A year stands behind many a password, and is changed as it passes. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu
/** The least characters that are a row, such as `123`, `cba` or `aaa`. */
const ROW_MIN = 3

const NO_LETTER = '[^\\p{L}\\p{M}\\p{N}]'
/** Signs behind a word, which are put there to please a rule. */
const ENDING = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])${NO_LETTER}{2,}$`, 'u')

/** The terms of all languages, the longest first. */
const TERMS = Object.values(GUESSED_TERMS)
  .flat()
  .sort((one, other) => other.length - one.length)

/**
 * True for a password that is tried first: few characters again and again, a short text with a year
 * or with characters in a row such as `1234` behind it, a term such as `password` of any language
 * with little else, and what others know of its member, however often. `own` is that: the e-mail
 * address and the screen name.
 */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const typed = plain(password)
  if (new Set(typed).size < PASSWORD_DIFFERENT_MIN) return true
  const names = own
    .flatMap((text) => [text, text.split('@', 1).join('')])
    .map((text) => lettersOf(plain(text)))
    .filter((name) => [...name].length >= NAME_MIN)
    .sort((one, other) => other.length - one.length)
  const rest = [...names, ...TERMS].reduce(without, typed)
  const worth = Math.min(NAMES_WORTH, [...typed].length - [...rest].length)
  const unknown = rest.replaceAll(YEAR, '9').replace(ENDING, '.')
  return worth + withoutRows([...unknown]) < UNKNOWN_MIN
}

/** Counts characters, of which those in a row are one together. */
function withoutRows(characters: readonly string[]): number {
  let counted = 0
  let at = 0
  while (at < characters.length) {
    const length = rowAt(characters, at)
    at += length < ROW_MIN ? 1 : length
    counted += 1
  }
  return counted
}

/** Returns the length of the row that begins at a character: upward, downward, or all the same. */
function rowAt(characters: readonly string[], at: number): number {
  const stepAt = (index: number): number | undefined => {
    const [one, next] = [characters[index]?.codePointAt(0), characters[index + 1]?.codePointAt(0)]
    return one === undefined || next === undefined ? undefined : next - one
  }
  const step = stepAt(at)
  if (step === undefined || Math.abs(step) > 1) return 1
  let length = 2
  while (stepAt(at + length - 1) === step) length += 1
  return length
}

/** Takes a name out of a text, whatever stands between its letters. */
function without(text: string, name: string): string {
  // A pattern costs much to make, and most texts have none of the names.
  if (!lettersOf(text).includes(name)) return text
  return text.replaceAll(new RegExp([...name].join(`${NO_LETTER}*`), 'gu'), '')
}

/** A text in composed characters and lower case. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase()

/** The letters and numbers of a text. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
