import type { Language } from '@selvage/core/locale'
import { pathIn } from '../page/path-in.ts'

/** The questions of a page of passkeys, each the name of the parameter with the passkey. */
export const PASSKEY_QUESTIONS = ['delete', 'rename'] as const
export type PasskeyQuestion = (typeof PASSKEY_QUESTIONS)[number]

/** The page of a member's passkeys, or its question about one of them. */
export const passkeysPath = (lang: Language, to?: PasskeyQuestion, id?: string): string =>
  pathIn('passkeys', lang, to === undefined ? {} : { [to]: id })
