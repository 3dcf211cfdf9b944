import { termsOfRow } from '../cart/terms-of-row.ts'
import { httpError } from '../http/http-error.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/**
 * Rejects a payment for an order with something that is paid again each year: that needs a saved
 * card, and this gateway keeps none. @source spec 1 §8, spec 2 §8
 */
export function assertNoSubscription({ cart }: Pick<LoadedCheckout, 'cart'>): void {
  if (cart.lines.some(({ item }) => termsOfRow(item).subscription))
    throw httpError('CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM')
}
