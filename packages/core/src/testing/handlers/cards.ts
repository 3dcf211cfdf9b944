import { listCards, removeCard } from '../../payment/saved-cards.contract.ts'
import { listPaymentRules } from '../../payment/payment-rules.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { TEST_PAYMENT_RULES, wireRule } from '../payment-rules.ts'
import { reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestCart, TestShop, TestUser } from '../test-shop.ts'

const listed = ({ cards }: TestUser) => ({
  cards: cards.map(({ id, brand, last4, expiryMonth, expiryYear, expired }) => ({
    id,
    brand,
    last4,
    exp_month: expiryMonth,
    exp_year: expiryYear,
    expired,
  })),
})

/** Saves the card that paid a cart, if its member wanted that. */
export function saveCard(shop: TestShop, user: TestUser, cart: TestCart): void {
  const { payment, token } = cart
  if (!cart.saveCard || user.guest || payment?.method !== 'card') return
  const { brand, last4, expiryMonth, expiryYear } = payment
  const id = newId(shop, 'card')
  user.cards.unshift({ id, brand, last4, expiryMonth, expiryYear, expired: false, token })
}

/** Calls of the ways to pay and of a member's saved cards. */
export const cardHandlers: readonly Handler[] = [
  handle(listPaymentRules, () => ({ rules: TEST_PAYMENT_RULES.map(wireRule) })),
  handle(listCards, (request) => listed(signedIn(request))),
  handle(removeCard, (request) => {
    const user = signedIn(request)
    const at = user.cards.findIndex(({ id }) => id === request.params['id'])
    if (user.cards[at]?.token.startsWith('tok_stays')) reject('CARD_DELETE_FAILED')
    if (at >= 0) user.cards.splice(at, 1)
    return listed(user)
  }),
]
