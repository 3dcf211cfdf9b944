import { LANGUAGES } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import type { Catalogue } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'

const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, es, fr }

/** Messages of a widget that could not be read, in every language, computed at build time. */
export const failedMessages = Object.fromEntries(
  LANGUAGES.map((lang) => [
    lang,
    {
      unavailable: catalogues[lang]['embed.unavailable'] ?? '',
      tryAgain: catalogues[lang]['common.tryAgain'] ?? '',
    },
  ]),
) as Readonly<Record<Language, { readonly unavailable: string; readonly tryAgain: string }>>
