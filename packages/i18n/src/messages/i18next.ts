import i18next from 'i18next'
import type { i18n } from 'i18next'
import type { Language, Locale } from '@selvage/core/locale'
import { languages } from '../locale/languages.table.ts'
import { intlLocale, languageOf } from '../locale/locale.ts'
import type { MessagesByFeature } from './catalogue.ts'
import type { MessageParams, Translate } from './translator.ts'

/** Options of {@link createI18next}. */
export interface I18nextOptions {
  /** Language or locale of the page. */
  readonly locale: string
  /**
   * Messages by language and feature. Pass only the page's language unless the page can change it.
   */
  readonly messages: Partial<Record<Language, MessagesByFeature>>
}

/**
 * Makes an i18next instance with the same messages as the browser's catalog. Each feature is a
 * namespace.
 */
export function createI18next({ locale, messages }: I18nextOptions): i18n {
  const instance = i18next.createInstance()
  const features = Object.keys(Object.values(messages)[0] ?? {})
  // With its resources at hand, i18next is ready when `init` returns.
  void instance.init({
    lng: intlLocale(locale),
    supportedLngs: [...languages, intlLocale(locale)],
    fallbackLng: languageOf(locale),
    ns: features,
    defaultNS: features[0] ?? 'common',
    nsSeparator: '.',
    keySeparator: false,
    // React escapes text; escaping here as well would show '&amp;' on the page.
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: resourcesOf(messages),
    returnEmptyString: true,
  })
  return instance
}

/**
 * Returns i18next's `t` as a typed translator. Nesting is off, so `$t(…)` in a value stays plain
 * text.
 */
export function translateWith(instance: i18n): Translate {
  const translate = (key: string, params: MessageParams = {}): string =>
    instance.t(key, { ...params, nest: false })
  return translate as Translate
}

/**
 * Returns a function that gives a locale's translator, for a server that renders in every language.
 * Each locale has one i18next instance, made at its first use and used from then on.
 * @param regional messages of locales that have words of their own, such as `en_GB`
 */
export function createTranslators(
  messages: Readonly<Record<Language, MessagesByFeature>>,
  regional: Readonly<Partial<Record<Locale, MessagesByFeature>>> = {},
): (locale: Locale) => Translate {
  const translators = new Map<Locale, Translate>()
  return (locale) => {
    const cached = translators.get(locale)
    if (cached) return cached
    const language = languageOf(locale)
    const instance = createI18next({
      locale,
      messages: { [language]: regional[locale] ?? messages[language] },
    })
    const translate = cachedSentences(translateWith(instance))
    translators.set(locale, translate)
    return translate
  }
}

/** The most sentences that a translator of a server has at hand; a long page has 300. */
const MOST_SENTENCES = 5_000

/** Returns a translator that makes each sentence once: pages of a shop repeat them. */
function cachedSentences(translate: Translate): Translate {
  const sentences = new Map<string, string>()
  const untyped = translate as (key: string, params?: MessageParams) => string
  const cached = (key: string, params?: MessageParams): string => {
    const id = params === undefined ? key : key + JSON.stringify(params)
    const known = sentences.get(id)
    if (known !== undefined) return known
    if (sentences.size >= MOST_SENTENCES) sentences.clear()
    const sentence = untyped(key, params)
    sentences.set(id, sentence)
    return sentence
  }
  return cached as Translate
}

function resourcesOf(messages: I18nextOptions['messages']): Record<string, MessagesByFeature> {
  const given = languages.flatMap((language) =>
    messages[language] === undefined
      ? []
      : [[language, withEveryPluralForm(messages[language])] as const],
  )
  return Object.fromEntries(given)
}

// French and Spanish have a plural form for millions; messages without it use their plural.
function withEveryPluralForm(byFeature: MessagesByFeature): MessagesByFeature {
  return Object.fromEntries(
    Object.entries(byFeature).map(([feature, messages]) => {
      const filled: Record<string, string> = { ...messages }
      for (const [key, sentence] of Object.entries(messages)) {
        if (key.endsWith('_other')) filled[`${key.slice(0, -'other'.length)}many`] ??= sentence
      }
      return [feature, filled]
    }),
  )
}
