import type { CallReply } from '@selvage/core/contract'
import { listCards, removeCard } from '@selvage/core/payment'
import type { Deps } from '../app-deps.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { dropCard, findCard, isExpired, loadCards } from './saved-cards.ts'

async function listed(userId: string, deps: Deps): Promise<CallReply<typeof listCards>> {
  const rows = await loadCards(deps.db.orm, userId)
  return {
    cards: rows.map((row) => ({
      id: row.id,
      brand: row.brand,
      last4: row.last4,
      exp_month: row.expMonth,
      exp_year: row.expYear,
      expired: isExpired(row, deps.now()),
    })),
  }
}

const list = handle(listCards, ({ session }, deps) => listed(session.userId, deps))

/** The provider forgets the card first: one that it does not forget stays in the list. */
const remove = handle(removeCard, async ({ session, params: { id } }, deps) => {
  const { userId } = session
  const card = await findCard(deps.db.orm, userId, id)
  if (card) {
    for (const each of [card.providerId, ...card.olderIds]) {
      const request = { id: each, customerId: userId }
      const forgotten = await deps.payments.forgetCard(request).catch(() => {
        throw httpError('CARD_DELETE_FAILED')
      })
      if (!forgotten) throw httpError('CARD_DELETE_FAILED')
    }
    await deps.db.transaction((tx) => dropCard(tx, card))
  }
  return listed(userId, deps)
})

/** The cards that a member has saved. */
export const savedCardRoutes: readonly Route[] = [list, remove]
