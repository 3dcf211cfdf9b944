import i18next from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '@selvage/core/locale'
import { languages } from '../locale/languages.table.ts'
import { intlLocale, languageOf } from '../locale/locale.ts'
import type { MessagesByFeature } from './catalogue.ts'
import type { Translate } from './translator.ts'

export interface I18nextOptions {
  /** Language or locale of the page. */
  readonly locale: string
  /** Words by language and feature; load only the page's language unless it must change. */
  readonly messages: Partial<Record<Language, MessagesByFeature>>
}

/** An i18next instance over the same JSON as the browser's catalogue: a feature is a namespace. */
export async function createI18next({ locale, messages }: I18nextOptions): Promise<i18n> {
  const instance = i18next.createInstance()
  const features = Object.keys(Object.values(messages)[0] ?? {})
  await instance.init({
    lng: intlLocale(locale),
    supportedLngs: [...languages, intlLocale(locale)],
    fallbackLng: languageOf(locale),
    ns: features,
    defaultNS: features[0] ?? 'common',
    nsSeparator: '.',
    keySeparator: false,
    // React escapes text; escaping here as well would show '&amp;' to people.
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: resourcesOf(messages),
    returnEmptyString: true,
  })
  return instance
}

/**
 * i18next's `t` as the components' typed translator, with nesting off: a value's `$t(…)` is text.
 */
export function translateWith(instance: i18n): Translate {
  return (key, params = {}) => instance.t(key, { ...params, nest: false })
}

function resourcesOf(messages: I18nextOptions['messages']): Record<string, MessagesByFeature> {
  const given = languages.flatMap((language) =>
    messages[language] === undefined
      ? []
      : [[language, withEveryPluralForm(messages[language])] as const],
  )
  return Object.fromEntries(given)
}

// French and Spanish have a form for millions that most sentences do not need: it reads as the
// plural.
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
