import { LANGUAGES } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import type { Catalogue } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { FAILED_KEYS } from './failed-keys.ts'

const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, es, fr }

/** Messages of a widget that could not be read, in every language, computed at build time. */
export const failedMessages = Object.fromEntries(
  LANGUAGES.map((lang) => [
    lang,
    Object.fromEntries(FAILED_KEYS.map((key) => [key, catalogues[lang][key] ?? ''])),
  ]),
) as Readonly<Record<Language, Readonly<Record<(typeof FAILED_KEYS)[number], string>>>>
