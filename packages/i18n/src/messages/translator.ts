import { intlLocale } from '../locale/locale.ts'
import type { Catalogue } from './catalogue.ts'
import type { MessageArgs, MessageKey } from './message-key.ts'

/** Values for the placeholders of a message. `count` also selects the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>

/**
 * Returns the message of a key, filled with the parameters that the English message names. For a
 * union of keys, such as `errors.${code}`, it takes the parameters of all of them.
 */
export type Translate = <Key extends MessageKey>(key: Key, ...args: MessageArgs<Key>) => string

/** Options of {@link createTranslator}. */
export interface TranslatorOptions {
  /** The flat messages of one language. */
  readonly catalogue: Catalogue
  /** Language or locale, for the plural forms and the digits of `{{count, number}}`. */
  readonly locale: string
  /** Called for each key that the catalog lacks; the translator then returns the key. */
  readonly onMissing?: (key: string) => void
}

const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g

/**
 * Makes a translator for a compiled catalog. The browser uses it instead of i18next; both give the
 * same text for every key. Placeholders and `$t(…)` inside a value stay plain text.
 */
export function createTranslator(options: TranslatorOptions): Translate {
  const { catalogue, onMissing } = options
  const locale = intlLocale(options.locale)
  let plurals: Intl.PluralRules | undefined
  let digits: Intl.NumberFormat | undefined

  const fill = (sentence: string, params: MessageParams) =>
    sentence.replace(placeholder, (_, name: string, kind?: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined
      if (value === undefined) return ''
      if (kind === undefined) return String(value)
      digits ??= new Intl.NumberFormat(locale)
      return digits.format(Number(value))
    })

  const form = (key: string, count: number) => {
    if (count === 0 && own(catalogue, `${key}_zero`) !== undefined) return catalogue[`${key}_zero`]
    plurals ??= new Intl.PluralRules(locale)
    return own(catalogue, `${key}_${plurals.select(count)}`) ?? own(catalogue, `${key}_other`)
  }

  const translate = (key: string, params: MessageParams = {}): string => {
    const count = Object.hasOwn(params, 'count') ? params['count'] : undefined
    const sentence =
      (typeof count === 'number' ? form(key, count) : undefined) ?? own(catalogue, key)
    if (sentence !== undefined) return fill(sentence, params)
    onMissing?.(key)
    return key
  }
  return translate as Translate
}

// Only own keys count: the key `constructor` must not find the property of Object.
function own(catalogue: Catalogue, key: string): string | undefined {
  return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}
