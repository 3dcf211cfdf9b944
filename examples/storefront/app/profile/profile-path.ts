import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/**
 * Returns the address of a member's profile.
 * @source spec 2 §2.2 (/account/{userId}?sub_action=settings|orders|privacy)
 */
export const profilePath = (language: Language, userId: string): string =>
  localizePath(
    'account',
    language,
    { userId },
    { sub_action: 'settings', [LANGUAGE_PARAM]: language },
  )
