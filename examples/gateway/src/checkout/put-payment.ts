import { ADDRESS_REGIONS } from '@selvage/core/address-regions'
import { checkBillingAddress, normalizeAddress, putPayment } from '@selvage/core/checkout'
import { withoutDirectionControls } from '@selvage/core/contract'
import { isCompanyMethod } from '@selvage/core/payment'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { StoredPayment } from '../db/schema/checkout.ts'
import { storefrontOf } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { CallContext } from '../http/handle.ts'
import type { PortToken } from '../payment-port/payment-port.ts'
import { findCard, isExpired } from '../saved-cards/saved-cards.ts'
import { assertSavedBefore } from './assert-saved.ts'
import { explainChange } from './explain-change.ts'
import { assertBilling } from './field-errors.ts'
import { fitsOrder } from './fits-order.ts'
import { saveCheckout, termsOf } from './load-checkout.ts'
import type { LoadedCheckout } from './load-checkout.ts'
import { assertMethod } from './payment-rules.ts'
import { writeStep } from './write-step.ts'

type Context = CallContext<typeof putPayment>

const missing = (field: string) => httpError('PAYMENT_DETAILS_MISSING_ERROR', { field })

/** The card of a token. Asked outside the transaction, so that no row waits for the provider. */
async function cardOf({ body }: Context, { payments }: Deps): Promise<PortToken | null> {
  if (body.method !== 'card') return null
  if (body.token === '') throw missing('token')
  return payments.token(body.token).catch(() => {
    throw httpError('PAYMENT_TECHNICAL_FAILURE')
  })
}

function storedCard({ body }: Context, card: PortToken): StoredPayment {
  return {
    method: 'card',
    token: body.token,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    name: withoutDirectionControls(card.name),
    fingerprint: card.fingerprint,
    saveCard: body.saveCard,
  }
}

/** Stores how the order is paid, for exactly what it costs now. */
export const putPaymentRoute = handle(putPayment, async (context, deps) => {
  const { method, billingAddress } = context.body
  if (billingAddress) assertBilling(checkBillingAddress(billingAddress, ADDRESS_REGIONS))
  const card = await cardOf(context, deps)
  return writeStep(context, deps, async (tx, loaded, row) => {
    assertSavedBefore('payment', loaded)
    const merchantOrigin = storefrontOf(context.request, deps.config)
    const order = { cartId: row.id, currency: loaded.currency, merchantOrigin }
    if (card && card.currency !== order.currency) throw httpError('CURRENCY_CHANGED')
    if (method === 'card' && (!card || !fitsOrder(card, order))) throw missing('token')
    const { terms } = loaded.stored
    const { dueMinor } = loaded.credits
    // The order can change while its frame is opened: the stored terms are newer then.
    const isOther = (minor: number | null = null) => minor !== null && minor !== dueMinor
    if (card && (isOther(terms?.totalMinor) || isOther(card.amountMinor)))
      throw explainChange(loaded, terms)
    assertMethod(method, loaded, context.locale)
    assertSaving(context, loaded)
    const payment = card ? storedCard(context, card) : await otherPayment(tx, context, deps.now())
    await saveCheckout(
      tx,
      row.id,
      {
        payment,
        billingAddress: billingAddress && normalizeAddress(billingAddress),
        terms: termsOf(loaded),
      },
      deps.now(),
    )
  })
})

/** Only members save cards, and a subscription is paid with a card that is saved. */
function assertSaving({ body, session }: Context, { payable }: LoadedCheckout): void {
  if (body.saveCard && session.guest)
    throw httpError('STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED')
  if (payable.subscription && body.method === 'card' && !body.saveCard)
    throw httpError('CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM')
}

async function otherPayment(
  tx: Queryable,
  { body, session }: Context,
  now: Date,
): Promise<StoredPayment> {
  if (isCompanyMethod(body.method)) return { method: body.method }
  const saved = await findCard(tx, session.userId, body.cardId)
  if (body.cardId === '') throw missing('card_id')
  if (!saved) throw httpError('CARD_NOT_SAVED', { field: 'card_id' })
  if (isExpired(saved, now)) throw httpError('CARD_EXPIRED', { field: 'card_id' })
  const { providerId, brand, last4, expMonth, expYear, name, fingerprint } = saved
  const card = { brand, last4, expMonth, expYear, name, fingerprint }
  return { method: 'saved_card', token: providerId, ...card }
}
