/**
 * One feature's messages in one language by key, with plural forms as `key_one` and `key_other`.
 */
export type FeatureMessages = Readonly<Record<string, string>>

/** One language's messages by feature, as in `messages/{language}/{feature}.json`. */
export type MessagesByFeature = Readonly<Record<string, FeatureMessages>>

/**
 * One language's messages in one flat table, as a page carries them: `{ 'cart.title': 'Your cart'
 * }`.
 */
export type Catalogue = Readonly<Record<string, string>>

/** The key of a catalog's own language, which `messagesFor` keeps. */
export const LANGUAGE_KEY = 'lang'

/** Flattens the messages of the given features into one catalog. */
export function flattenMessages(features: MessagesByFeature): Catalogue {
  const flat: Record<string, string> = {}
  for (const [feature, messages] of Object.entries(features)) {
    for (const [key, sentence] of Object.entries(messages)) flat[`${feature}.${key}`] = sentence
  }
  return flat
}

/** The ending of a plural form's key. */
export const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Returns the key of a message without the ending of a plural form. */
export const withoutPlural = (key: string): string => key.replace(PLURAL, '')

/**
 * Returns the part of a catalog that an island needs: whole features (`cart`), single messages
 * (`fabric.added`) and groups of messages, with a `*` in the name (`invoice.unit_*`).
 */
export function pickFeatures(catalogue: Catalogue, wanted: readonly string[]): Catalogue {
  const features = new Set(wanted.filter((name) => !name.includes('.')))
  const patterns = wanted.filter((name) => name.includes('.')).map((name) => name.split('*'))
  const isWanted = (key: string): boolean =>
    patterns.some(([start = '', end]) => {
      const base = withoutPlural(key)
      return end === undefined ? base === start : key.startsWith(start) && base.endsWith(end)
    })
  return Object.fromEntries(
    Object.entries(catalogue).filter(
      ([key]) => features.has(key.slice(0, key.indexOf('.'))) || isWanted(key),
    ),
  )
}
