import { isShopError } from '@selvage/core/contract'
import { listCards, removeCard } from '@selvage/core/payment'
import type { SavedCard } from '@selvage/core/payment'
import type { ErrorMessage } from '@selvage/react/flash'
import { data, redirect } from 'react-router'
import { knownUser, logInFirst } from './session-user.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { cardsPath } from './cards-path.ts'

/** The member and their saved cards; everybody else is led to the login and back. */
export async function ownCards(
  shop: Shop,
  request: Request,
): Promise<{ readonly userId: string; readonly cards: readonly SavedCard[] }> {
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const cards = await needed(
    shop.gateway.send(listCards, {}).catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
      throw error
    }),
  )
  return { userId: user.id, cards }
}

/** Deletes the card that a form names, and shows the others. */
export async function deleteCard(shop: Shop, request: Request) {
  const id = formText(await request.formData(), 'card')
  try {
    await shop.gateway.send(removeCard, { params: { id } })
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.status === 401 || error.status === 403) return logInFirst(shop, request)
    return data<{ error: ErrorMessage }>(
      { error: toErrorMessage(error) },
      { status: statusOf(error) },
    )
  }
  shop.flash.show({ severity: 'success', text: 'account.cardDeleted' })
  return redirect(cardsPath(shop.page.language), 303)
}
