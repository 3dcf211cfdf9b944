/** One feature's words in one language: key to sentence, plural forms as `key_one`, `key_other`. */
export type FeatureMessages = Readonly<Record<string, string>>

/** One language's words by feature, as they are written in `words/{language}/{feature}.json`. */
export type MessagesByFeature = Readonly<Record<string, FeatureMessages>>

/**
 * One language's words as one flat table: `{ 'cart.title': 'Your cart' }`. This is what a page
 * carries.
 */
export type Catalogue = Readonly<Record<string, string>>

/** The flat catalogue of the given features. Leave features out to carry less. */
export function flattenMessages(features: MessagesByFeature): Catalogue {
  const flat: Record<string, string> = {}
  for (const [feature, messages] of Object.entries(features)) {
    for (const [key, sentence] of Object.entries(messages)) flat[`${feature}.${key}`] = sentence
  }
  return flat
}

/** What is left of a key when the form of its plural goes. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/**
 * The part of a catalogue that an island needs: whole features (`cart`), single words
 * (`fabric.added`) and families of words, with a `*` in the name (`invoice.unit_*`).
 */
export function pickFeatures(catalogue: Catalogue, wanted: readonly string[]): Catalogue {
  const features = new Set(wanted.filter((name) => !name.includes('.')))
  const messages = wanted.filter((name) => name.includes('.')).map((name) => name.split('*'))
  const isWanted = (key: string): boolean =>
    messages.some(([start = '', end]) =>
      end === undefined
        ? key.replace(PLURAL, '') === start
        : key.startsWith(start) && key.replace(PLURAL, '').endsWith(end),
    )
  return Object.fromEntries(
    Object.entries(catalogue).filter(
      ([key]) => features.has(key.slice(0, key.indexOf('.'))) || isWanted(key),
    ),
  )
}
