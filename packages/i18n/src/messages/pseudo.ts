import { LANGUAGE_KEY } from './catalogue.ts'
import type { Catalogue, FeatureMessages, MessagesByFeature } from './catalogue.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ľ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ľ',
  M: 'Ḿ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ř',
  S: 'Š',
  T: 'Ŧ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/**
 * Turns a sentence into the pseudo-language: accented letters, a third longer and in brackets.
 * Placeholders stay.
 */
export function pseudoSentence(sentence: string): string {
  const accented = sentence
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
    )
    .join('')
  return `[${accented}${'·'.repeat(Math.ceil(sentence.length / 3))}]`
}

/**
 * Turns a catalog into the pseudo-language. Plain English on such a page is text that does not come
 * from the catalog.
 */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(english).map(([key, sentence]) => [
      key,
      key === LANGUAGE_KEY ? sentence : pseudoSentence(sentence),
    ]),
  )
}

/** Turns messages by feature into the pseudo-language, for i18next. */
export function pseudoMessages(english: MessagesByFeature): MessagesByFeature {
  return Object.fromEntries(
    Object.entries(english).map(([feature, messages]): [string, FeatureMessages] => [
      feature,
      pseudoCatalogue(messages),
    ]),
  )
}
