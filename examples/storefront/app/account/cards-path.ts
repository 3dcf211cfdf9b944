import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'

/** Name of the parameter with the card that the page asks about. */
export const DELETE_PARAM = 'delete'

/** The page of a member's saved cards, or its question before one of them is deleted. */
export const cardsPath = (lang: Language, cardId?: string): string =>
  localizePath(
    'payment-methods',
    lang,
    {},
    { lang, ...(cardId !== undefined && { [DELETE_PARAM]: cardId }) },
  )
