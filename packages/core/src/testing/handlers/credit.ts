import { setGiftCertificate, setSpoondollars } from '../../credit/credit.contract.ts'
import { readGiftBalance } from '../../credit/gift-balance.contract.ts'
import { readCredit } from '../../credit/member-credit.contract.ts'
import { giftCodeOf } from '../../credit/gift-code.ts'
import type { GiftCodeProblem } from '../../credit/gift-code.ts'
import { creditsOf } from '../credit.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { payableOf } from '../payment-rules.ts'
import { checkoutCartOf } from '../place-order.ts'
import { reject } from '../rejection.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { assertSavedBefore, savedCheckout } from '../wire-checkout.ts'
import { TODAY } from './today.ts'

const wrong = (message: GiftCodeProblem) =>
  reject('FIELD_VALUE_INVALID', { field: 'code', message })

/** The changes of a member's credit, the newest first. */
function changesOf({ creditChanges, certificates, invoices, users }: TestShop, { id }: TestUser) {
  const isOwn = (userId: string) => userId === id || users.get(userId)?.mergedInto?.userId === id
  const placed = [...invoices.values()]
  return creditChanges
    .filter(({ userId }) => isOwn(userId))
    .map(({ kind, certificateId, minor, cartId }) => {
      const certificate = certificates.find((each) => each.id === certificateId)
      const invoice = placed.find(({ cart }) => cart.id === cartId)?.invoice
      return {
        kind,
        label: certificate?.code.slice(-4) ?? '',
        raw_amount: minor / 100,
        currency: certificate?.currency ?? ('USD' as const),
        at: invoice?.placed_at ?? TODAY,
        order: invoice ? { number: invoice.order_number, placed_at: invoice.placed_at } : null,
      }
    })
    .toReversed()
}

/** Calls that read credit and pay with it. */
export const creditHandlers: readonly Handler[] = [
  handle(readCredit, (request) => {
    const user = signedIn(request)
    const changes = changesOf(request.shop, user)
    return {
      raw_balance: user.spoondollarCents / 100,
      spoondollars: changes.filter(({ label }) => label === ''),
      certificates: changes.filter(({ label }) => label !== ''),
    }
  }),
  handle(readGiftBalance, ({ shop, body }) => {
    const code = giftCodeOf(body.code)
    const found = shop.certificates.find((each) => each.code === code) ?? wrong('unknown')
    if (found.voided) wrong('canceled')
    return {
      label: found.code.slice(-4),
      raw_balance: found.balanceMinor / 100,
      currency: found.currency,
    }
  }),
  handle(setGiftCertificate, (request) => {
    const { shop, body } = request
    const cart = checkoutCartOf(request)
    assertSavedBefore('payment', shop, cart)
    const code = body.code === null ? null : giftCodeOf(body.code)
    const found = shop.certificates.find((each) => each.code === code)
    if (code !== null && !found) wrong('unknown')
    if (found?.voided) wrong('canceled')
    if (found && payableOf(shop, cart).subscription) wrong('subscription')
    if (found && found.currency !== cart.preferences.currency) wrong('currency')
    if (found?.balanceMinor === 0) wrong('empty')
    cart.certificateId = found?.id ?? null
    return savedCheckout(shop, cart)
  }),
  handle(setSpoondollars, (request) => {
    const { shop, body } = request
    const cents = body.amount === null ? null : Math.round(body.amount * 100)
    const cart = checkoutCartOf(request)
    assertSavedBefore('payment', shop, cart)
    if (cents !== null && payableOf(shop, cart).subscription)
      reject('CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM')
    if (cents !== null && cents > (creditsOf(shop, cart).balance?.cents ?? 0))
      reject('SPOONDOLLARS_BALANCE_TOO_LOW', { field: 'raw_amount' })
    cart.spoondollarCents = cents
    return savedCheckout(shop, cart)
  }),
]
