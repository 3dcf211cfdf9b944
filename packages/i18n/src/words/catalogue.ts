/** One feature's words in one language: key to sentence, plural forms as `key_one`, `key_other`. */
export type FeatureWords = Readonly<Record<string, string>>

/** One language's words by feature, as they are written in `words/{language}/{feature}.json`. */
export type WordsByFeature = Readonly<Record<string, FeatureWords>>

/** One language's words as one flat table: `{ 'cart.title': 'Your cart' }`. This is what a page carries. */
export type Catalogue = Readonly<Record<string, string>>

/** The flat catalogue of the given features. Leave features out to carry less. */
export function flattenWords(features: WordsByFeature): Catalogue {
  const flat: Record<string, string> = {}
  for (const [feature, words] of Object.entries(features)) {
    for (const [key, sentence] of Object.entries(words)) flat[`${feature}.${key}`] = sentence
  }
  return flat
}

/** The part of a catalogue that belongs to the named features, for an island that needs no more. */
export function pickFeatures(catalogue: Catalogue, features: readonly string[]): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => features.includes(key.slice(0, key.indexOf('.')))))
}
