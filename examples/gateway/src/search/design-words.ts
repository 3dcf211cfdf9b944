import { isNear, plainOf } from './in-english.ts'
import { PASSED_OVER } from './merchandise-words.table.ts'

/** A shorter first part of a German word says nothing, as the `Vor` of a `Vorhang`. */
const SHORTEST_FIRST_PART = 4

/** A shorter word is near to too many that name a design. */
const SHORTEST_MISSPELLED = 6

/** How the words of the merchandise are met: as they are written, or misspelled as well. */
type Spelling = 'exact' | 'near'

/**
 * Returns a typed text without what names the merchandise: `palms` for `wallpaper with palms`,
 * `Blumen` for `Blumentapete`. Undefined where nothing or everything would go, and for a text with
 * signs of a search engine such as `"` or `-`.
 */
export function designWords(
  text: string,
  lang: string,
  spelling: Spelling = 'exact',
): string | undefined {
  if (!Object.hasOwn(PASSED_OVER, lang) || /["-]/.test(text)) return undefined
  const { merchandise, joining } = PASSED_OVER[lang as keyof typeof PASSED_OVER]
  const firstPart = (word: string): string => {
    const second = merchandise.find((each) => plainOf(word).endsWith(each))
    // In this form a letter with an accent is one, as in the plain word.
    const first = second ? word.normalize('NFC').slice(0, -second.length) : word
    return first.length < SHORTEST_FIRST_PART ? word : first
  }
  const isMerchandise = (word: string): boolean => {
    const plain = plainOf(word)
    if (merchandise.includes(plain)) return true
    const isRead = spelling === 'near' && plain.length >= SHORTEST_MISSPELLED
    return isRead && merchandise.some((each) => isNear(plain, each))
  }
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const left = words
    .filter((word) => !isMerchandise(word) && !joining.includes(plainOf(word)))
    .map((word) => (lang === 'de' ? firstPart(word) : word))
  const design = left.join(' ')
  return left.length === 0 || design === words.join(' ') ? undefined : design
}
