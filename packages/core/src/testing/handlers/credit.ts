import { setGiftCertificate, setSpoondollars } from '../../credit/credit.contract.ts'
import { giftCodeOf } from '../../credit/gift-code.ts'
import { creditsOf } from '../credit.ts'
import { handle, memberOf } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { payableOf } from '../payment-rules.ts'
import { checkoutCartOf } from '../place-order.ts'
import { reject } from '../rejection.ts'
import { assertSavedBefore, wireCheckout } from '../wire-checkout.ts'
import { changed } from './lines.ts'

const wrong = (message: 'unknown' | 'empty' | 'currency' | 'subscription') =>
  reject('FIELD_VALUE_INVALID', { field: 'code', message })

/** Calls that pay with credit. */
export const creditHandlers: readonly Handler[] = [
  handle(setGiftCertificate, (request) => {
    const { shop, body } = request
    const cart = checkoutCartOf(request)
    assertSavedBefore('payment', shop, cart)
    const code = body.code === null ? null : giftCodeOf(body.code)
    const found = shop.certificates.find((each) => each.code === code && !each.voided)
    if (code !== null && !found) wrong('unknown')
    if (found && payableOf(shop, cart).subscription) wrong('subscription')
    if (found && found.currency !== cart.preferences.currency) wrong('currency')
    if (found?.balanceMinor === 0) wrong('empty')
    cart.certificateId = found?.id ?? null
    changed(shop, cart)
    return { checkout: wireCheckout(shop, cart) }
  }),
  handle(setSpoondollars, (request) => {
    const { shop, body } = request
    memberOf(request)
    const cents = body.amount === null ? null : Math.round(body.amount * 100)
    const cart = checkoutCartOf(request)
    assertSavedBefore('payment', shop, cart)
    if (cents !== null && payableOf(shop, cart).subscription)
      reject('CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM')
    if (cents !== null && cents > (creditsOf(shop, cart).balance?.cents ?? 0))
      reject('SPOONDOLLARS_BALANCE_TOO_LOW', { field: 'raw_amount' })
    cart.spoondollarCents = cents
    changed(shop, cart)
    return { checkout: wireCheckout(shop, cart) }
  }),
]
