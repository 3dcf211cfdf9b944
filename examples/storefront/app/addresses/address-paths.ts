import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { QUESTION_PARAM } from '../account/account-paths.ts'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** The query parameter of one address: its id, or `new`. */
export const ADDRESS_PARAM = 'address'
export const NEW_ADDRESS = 'new'
/** The question before an address is deleted. */
export const DELETE_QUESTION = 'delete'

interface Shown {
  /** The address whose form is shown. */
  readonly address?: string
  readonly asks?: typeof DELETE_QUESTION
}

/**
 * Returns the address of the page of a member's addresses, of the form of one of them, or of a
 * question about it.
 */
export function addressesPath(language: Language, userId: string, { address, asks }: Shown = {}) {
  return localizePath(
    'account',
    language,
    { userId },
    {
      sub_action: 'addresses',
      [LANGUAGE_PARAM]: language,
      [ADDRESS_PARAM]: address,
      [QUESTION_PARAM]: asks,
    },
  )
}
