import { SHOWN_BY } from '@selvage/i18n/messages'

/** The path of the messages of the cart's panel; a locale follows. */
export const PANEL_MESSAGES_PATH = '/cart-messages/'

/** The messages that the cart's panel shows. */
export const PANEL_FEATURES = [...SHOWN_BY.cart, 'common.close'] as const
