import { intlLocale } from '../locale/locale.ts'
import type { Catalogue } from './catalogue.ts'
import type { MessageKey } from './message-key.ts'

/** What a sentence is filled with. `count` also chooses the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>

/** Gives the sentence for a key, filled with the parameters. */
export type Translate = (key: MessageKey, params?: MessageParams) => string

export interface TranslatorOptions {
  /** The language's flat words. */
  readonly catalogue: Catalogue
  /** Language or locale: chooses plural forms and the digits of `{{count, number}}`. */
  readonly locale: string
  /** Told of each key that the catalogue lacks; the key itself is then shown. */
  readonly onMissing?: (key: string) => void
}

const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g

/**
 * A translator over a compiled catalogue: the browser's stand-in for i18next, equal to it on every
 * key. A value is put in as it is: placeholders or `$t(…)` inside a value stay plain text.
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

  return (key, params = {}) => {
    const count = Object.hasOwn(params, 'count') ? params['count'] : undefined
    const sentence =
      (typeof count === 'number' ? form(key, count) : undefined) ?? own(catalogue, key)
    if (sentence !== undefined) return fill(sentence, params)
    onMissing?.(key)
    return key
  }
}

// A key called `constructor` must not find Object's own.
function own(catalogue: Catalogue, key: string): string | undefined {
  return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}
