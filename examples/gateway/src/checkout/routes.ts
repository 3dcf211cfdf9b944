import { ADDRESS_REGIONS } from '@selvage/core/address-regions'
import {
  checkShipping,
  getCheckout,
  isEmail,
  NO_GIFT,
  normalizeAddress,
  normalizeEmail,
  openPayment,
  putDelivery,
  putShipping,
  unshippedErrors,
} from '@selvage/core/checkout'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { listPaymentRules } from '@selvage/core/payment'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { assertOpen, lockOwnCart } from '../cart/cart-rows.ts'
import type { Queryable } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { users } from '../db/schema/session.ts'
import { storefrontOf } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readPublicId } from '../http/read-public-id.ts'
import { assertSavedBefore } from './assert-saved.ts'
import { checkoutCreditRoutes } from './credit-routes.ts'
import { assertShipping } from './field-errors.ts'
import { loadCheckout, saveCheckout, termsOf } from './load-checkout.ts'
import { assertMethod, paymentRules, toWireRule } from './payment-rules.ts'
import { putPaymentRoute } from './put-payment.ts'
import { wireCheckout } from './wire-checkout.ts'
import { vatNumberRoute } from './vat-route.ts'
import { assertItems, writeStep } from './write-step.ts'

/** A cart of the session's own; anybody else's is the same 404 as an unknown one. */
async function ownCart(db: Queryable, userId: string, cartId: string): Promise<CartRow> {
  const id = readPublicId(cartId, 'ORDER_NOT_FOUND')
  const [row] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.userId, userId)))
  if (!row) throw httpError('ORDER_NOT_FOUND')
  return row
}

const get = handle(getCheckout, async (context, deps) => {
  const row = await ownCart(deps.db.orm, context.session.userId, context.params.id)
  const checkout = await wireCheckout(deps.db.orm, row, deps)
  if (checkout.order.order_items.length === 0) throw httpError('ORDER_CONTAINS_NO_ITEMS')
  return { checkout }
})

const shipping = handle(putShipping, async (context, deps) => {
  const {
    session: { guest },
    body,
  } = context
  const fieldErrors = {
    ...checkShipping(body, { guest, regions: ADDRESS_REGIONS }),
    // A member may leave the e-mail out, but an invalid one is rejected.
    ...(!guest &&
      body.email.trim() !== '' &&
      !isEmail(normalizeEmail(body.email)) && { email: 'email' as const }),
  }
  const { fullName, line1, line2, city, state, zipcode, country, phone } = normalizeAddress(body)
  return writeStep(context, deps, async (tx, { cart }, row) => {
    assertShipping(cart.needsShipping ? fieldErrors : unshippedErrors(fieldErrors))
    await saveCheckout(
      tx,
      row.id,
      {
        shippingAddress: { fullName, line1, line2, city, state, zipcode, country, phone },
        email: body.email.trim() === '' ? null : normalizeEmail(body.email),
        newsletter: body.newsletter,
        saveAddress: !guest && body.saveAddress === true,
      },
      deps.now(),
    )
    // The shopper's cart and pages go on in the country that the order goes to.
    if (cart.needsShipping) await tx.update(users).set({ country }).where(eq(users.id, row.userId))
  })
})

const delivery = handle(putDelivery, async (context, deps) =>
  writeStep(context, deps, async (tx, loaded, row) => {
    assertSavedBefore('delivery', loaded)
    const { deliveryOptionId, gift } = context.body
    if (!loaded.options.some(({ id }) => id === deliveryOptionId))
      throw httpError('DELIVERY_OPTION_MISSING', { field: 'delivery_option_id' })
    await saveCheckout(
      tx,
      row.id,
      {
        deliveryOptionId,
        gift: gift.isGift ? { ...gift, message: gift.message.trim() } : NO_GIFT,
      },
      deps.now(),
    )
  }),
)

const open = handle(openPayment, async (context, deps) => {
  const row = await ownCart(deps.db.orm, context.session.userId, context.params.id)
  assertOpen(row)
  const loaded = await loadCheckout(deps.db.orm, row, deps)
  assertItems(loaded)
  assertSavedBefore('payment', loaded)
  assertMethod('card', loaded, context.locale)
  const session = await deps.payments
    .openSession({
      cartId: row.id,
      amountMinor: loaded.credits.dueMinor,
      currency: loaded.currency,
      merchantOrigin: storefrontOf(context.request, deps.config),
      language: context.locale,
    })
    .catch(() => {
      throw httpError('PAYMENT_TECHNICAL_FAILURE')
    })
  await storeTerms(context.session.userId, row.id, deps)
  return {
    provider: deps.payments.providerOf('card'),
    session_id: session.id,
    frame_url: session.frameUrl,
    frame_origin: session.frameOrigin,
  }
})

/**
 * Stores what the order costs now, so that a later difference can be explained. A card that was
 * given for other terms must not fit these. The order is read again, because it may have been
 * changed, or paid in another way, while the provider was asked.
 */
async function storeTerms(userId: string, cartId: string, deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnCart(tx, userId, cartId)
    assertOpen(row)
    const loaded = await loadCheckout(tx, row, deps)
    const change = { terms: termsOf(loaded), ...(!loaded.paymentFits && { payment: null }) }
    await saveCheckout(tx, row.id, change, deps.now())
  })
}

const rules = handle(
  listPaymentRules,
  async ({ query: { currency = DEFAULT_CURRENCY } }, deps) => ({
    rules: (await paymentRules(deps.db.orm, currency, deps.config)).map(toWireRule),
  }),
)

/** The steps before the order is placed. */
export const checkoutRoutes: readonly Route[] = [
  get,
  shipping,
  delivery,
  open,
  putPaymentRoute,
  ...checkoutCreditRoutes,
  vatNumberRoute,
  rules,
]
