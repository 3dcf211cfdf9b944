import { english } from '@selvage/i18n/words/en'
import { german } from '@selvage/i18n/words/de'
import { spanish } from '@selvage/i18n/words/es'
import { french } from '@selvage/i18n/words/fr'
import { createI18next, translateWith } from '@selvage/i18n/words/i18next'
import { flattenWords, pseudoWords } from '@selvage/i18n/words'
import type { WordsByFeature } from '@selvage/i18n/words'
import type { WordsOptions } from '@selvage/react/words'
import type { StoryGlobals, StoryLanguage } from './globals.ts'

const words: Readonly<Record<StoryLanguage, WordsByFeature>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pseudo: pseudoWords(english),
  rtl: pseudoWords(english),
}

/** The language that stands behind one of the toolbar's. */
export function languageFor(language: StoryLanguage): 'en' | 'de' | 'es' | 'fr' {
  return language === 'pseudo' || language === 'rtl' ? 'en' : language
}

/** A story's words, read through i18next as on the server. */
export async function wordsFor({
  language,
  measurement,
}: Pick<StoryGlobals, 'language' | 'measurement'>): Promise<WordsOptions> {
  const lang = languageFor(language)
  const byFeature = words[language]
  const instance = await createI18next({ locale: lang, words: { [lang]: byFeature } })
  return {
    lang,
    measurement,
    catalogue: flattenWords(byFeature),
    translate: translateWith(instance),
  }
}
