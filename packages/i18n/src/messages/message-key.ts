import type { english } from './en/index.ts'
import type { MessageParamsByKey } from './message-params.generated.ts'

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

type Key = {
  [Feature in keyof Features & string]: `${Feature}.${keyof Features[Feature] & string}`
}[keyof Features & string]
/** The forms of a message with a number in all languages, by the categories of Intl. */
type Forms<Each extends string> = Each extends `${infer Stem}_other`
  ? `${Stem}_${Intl.LDMLPluralRule}`
  : never

/**
 * Messages in place of ours, to be spread after a catalog: `{ ...catalogue, ...own }`. A message
 * with a number has a key for each of its forms, such as `cart.badge_one` and `cart.badge_other`;
 * a language of your own has those of its plural rules, such as `cart.badge_few`.
 */
// A type of its own and no `Partial`, so that the compiler names it, and not its thousands of keys,
// beside a wrong one.
export type CustomMessages = { readonly [Each in Key | Forms<Key>]?: string }

type KeyWithParams<Key extends MessageKey> = Key & keyof MessageParamsByKey

/** One type with the members of every type in a union. */
type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Each,
) => void
  ? Each
  : never

/** The parameters of a message; of a union of keys, all that any of its messages needs. */
export type ParamsOf<Key extends MessageKey> = Intersection<MessageParamsByKey[KeyWithParams<Key>]>

/** The arguments after the key in a call of `t`: the message's parameters, if it has any. */
export type MessageArgs<Key extends MessageKey> = [KeyWithParams<Key>] extends [never]
  ? []
  : [params: ParamsOf<Key>]
