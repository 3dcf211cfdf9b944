import type { english } from './en/index.ts'

type Features = typeof english

/** `items_one` and `items_other` are asked for as `items`. */
type Base<Key extends string> = Key extends `${infer Stem}_one`
  ? Stem
  : Key extends `${infer Stem}_other`
    ? Stem
    : Key extends `${infer Stem}_zero`
      ? Stem
      : Key extends `${infer Stem}_many`
        ? Stem
        : Key

/** Every key that English has: a misspelt or missing one does not compile. */
export type MessageKey = {
  [Feature in keyof Features & string]: `${Feature}.${Base<keyof Features[Feature] & string>}`
}[keyof Features & string]
