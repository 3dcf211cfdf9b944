import type { english } from './en/index.ts'

type Features = typeof english

/** The key without its plural form: `items_one` and `items_other` are both requested as `items`. */
type Base<Key extends string> = Key extends `${infer Stem}_one`
  ? Stem
  : Key extends `${infer Stem}_other`
    ? Stem
    : Key extends `${infer Stem}_zero`
      ? Stem
      : Key extends `${infer Stem}_many`
        ? Stem
        : Key

/** Every key of the English messages. A misspelled or missing key does not compile. */
export type MessageKey = {
  [Feature in keyof Features & string]: `${Feature}.${Base<keyof Features[Feature] & string>}`
}[keyof Features & string]
