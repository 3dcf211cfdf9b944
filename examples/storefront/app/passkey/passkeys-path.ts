import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'

/** What a page of passkeys asks, and the name of the parameter with the passkey. */
export const PASSKEY_QUESTIONS = ['delete', 'rename'] as const
export type PasskeyQuestion = (typeof PASSKEY_QUESTIONS)[number]

/** The page of a member's passkeys, or its question about one of them. */
export const passkeysPath = (lang: Language, to?: PasskeyQuestion, id?: string): string =>
  localizePath('passkeys', lang, {}, { lang, ...(to !== undefined && { [to]: id }) })
