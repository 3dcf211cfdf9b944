import { ORDER_PAGE_SIZE, orderSlug } from '@selvage/core/orders'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { QUESTION_PARAM } from '../account/account-paths.ts'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** The question of an order's page before it is canceled. */
export const CANCEL_QUESTION = 'cancel'

interface NamedOrder {
  readonly placedAt: string
  readonly orderNumber: string
}

/** Returns the address of an order's page, or of the question that stands on it. */
export function orderPath(
  language: Language,
  order: NamedOrder,
  question?: typeof CANCEL_QUESTION,
): string {
  return localizePath(
    'order',
    language,
    { order: orderSlug(order) },
    {
      [LANGUAGE_PARAM]: language,
      [QUESTION_PARAM]: question,
    },
  )
}

/**
 * Returns the address of the page that the token of an order's mail opens, or of the question that
 * stands on it.
 */
export function guestOrderPath(
  language: Language,
  token: string,
  question?: typeof CANCEL_QUESTION,
): string {
  return localizePath(
    'guest-order',
    language,
    {},
    { token, [LANGUAGE_PARAM]: language, [QUESTION_PARAM]: question },
  )
}

/** Whether the address of an order's page asks to cancel it, which is done once. */
export const asksToCancel = (
  { url }: Request,
  { canceledAt }: Pick<PlacedOrderDetails, 'canceledAt'>,
): boolean =>
  new URL(url).searchParams.get(QUESTION_PARAM) === CANCEL_QUESTION && canceledAt === null

/**
 * Returns the address of a page of a member's orders, which begins at an offset.
 * @source spec 2 §2.2 (/account/{userId}?sub_action=settings|orders|privacy)
 */
export function ordersPath(language: Language, userId: string, offset = 0): string {
  return localizePath(
    'account',
    language,
    { userId },
    {
      sub_action: 'orders',
      [LANGUAGE_PARAM]: language,
      page_offset: offset > 0 ? offset / ORDER_PAGE_SIZE : undefined,
    },
  )
}
