import { english } from '@selvage/i18n/messages/en'
import { german } from '@selvage/i18n/messages/de'
import { spanish } from '@selvage/i18n/messages/es'
import { french } from '@selvage/i18n/messages/fr'
import { createI18next, translateWith } from '@selvage/i18n/messages/i18next'
import { flattenMessages, pseudoMessages } from '@selvage/i18n/messages'
import type { MessagesByFeature } from '@selvage/i18n/messages'
import { createMessages } from '@selvage/react/messages'
import type { Messages, MessagesOptions } from '@selvage/react/messages'
import { initialGlobals } from './globals.ts'
import type { StoryGlobals, StoryLanguage } from './globals.ts'

const messages: Readonly<Record<StoryLanguage, MessagesByFeature>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pseudo: pseudoMessages(english),
  rtl: pseudoMessages(english),
}

/** Returns the language of the page for a language of the toolbar. */
export function languageFor(language: StoryLanguage): 'en' | 'de' | 'es' | 'fr' {
  return language === 'pseudo' || language === 'rtl' ? 'en' : language
}

/** Loads a story's messages through i18next, as on the server. */
export async function messagesFor({
  language,
  measurement,
}: Pick<StoryGlobals, 'language' | 'measurement'>): Promise<MessagesOptions> {
  const lang = languageFor(language)
  const byFeature = messages[language]
  const instance = createI18next({ locale: lang, messages: { [lang]: byFeature } })
  return {
    lang,
    measurement,
    catalogue: flattenMessages(byFeature),
    translate: translateWith(instance),
  }
}

/** Loads the messages of a widget, which has the page's language and never the pseudo-language. */
export async function widgetMessages(given: Partial<StoryGlobals>): Promise<Messages> {
  const { language, measurement } = { ...initialGlobals, ...given }
  return createMessages(await messagesFor({ language: languageFor(language), measurement }))
}
