import { NO_GIFT, toWireAddress } from '@selvage/core/checkout'
import type { getCheckout } from '@selvage/core/checkout'
import type { CallReply } from '@selvage/core/contract'
import type { MeasurementSystem } from '@selvage/core/locale'
import { desc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { toWireCart, toWirePricing } from '../cart/wire-cart.ts'
import { withText } from '../product/item-text.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { isCard } from '../db/schema/checkout.ts'
import { attempts, isChallenged } from '../db/schema/payment.ts'
import type { OrderSnapshot } from '../db/schema/order-snapshot.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { toWireRule } from './payment-rules.ts'
import { loadCheckout } from './load-checkout.ts'
import type { LoadedCheckout, OfferedDelivery } from './load-checkout.ts'

/** A checkout as it goes on the wire. */
export type WireCheckout = CallReply<typeof getCheckout>['checkout']
type WirePayment = NonNullable<WireCheckout['payment']>

/** An attempt on the wire; the order's number shows once there is an order. */
export function toWireAttempt(row: AttemptRow): NonNullable<WireCheckout['attempt']> {
  return {
    id: row.id,
    state: isChallenged(row) ? 'challenged' : row.state,
    order_number: row.state === 'ordered' ? row.orderNumber : null,
    code: row.code,
    action_url: isChallenged(row) ? row.actionUrl : null,
  }
}

const toWireDelivery = (option: OfferedDelivery, currency: LoadedCheckout['currency']) => ({
  id: option.id,
  kind: option.kind,
  raw_price: option.priceMinor / 100,
  currency,
  arrives_from: option.arrivesFrom,
  arrives_until: option.arrivesUntil,
  pricing: toWirePricing(option.priced),
})

/** The stored payment on the wire, whether it fits the total or not. */
export function toWirePayment({ stored }: LoadedCheckout): WirePayment | null {
  if (!stored.payment) return null
  const billing_address = stored.billingAddress && toWireAddress(stored.billingAddress)
  if (!isCard(stored.payment)) return { method: stored.payment.method, billing_address }
  const { brand, last4, expMonth, expYear, name } = stored.payment
  return {
    method: 'card',
    brand,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
    name_on_card: name,
    billing_address,
  }
}

const giftOf = ({ stored }: LoadedCheckout) => {
  const gift = stored.gift ?? NO_GIFT
  return { is_gift: gift.isGift, remove_prices: gift.removePrices, message: gift.message }
}

/** The newest attempt of a cart. */
export async function latestAttempt(
  db: Queryable,
  cartId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.cartId, cartId))
    .orderBy(desc(attempts.createdAt))
    .limit(1)
  return row
}

/**
 * The state of a checkout on the wire. From the start of a payment on it shows the frozen order.
 */
export async function wireCheckout(
  db: Queryable,
  row: CartRow,
  deps: Pick<Deps, 'config' | 'now' | 'locale'>,
): Promise<WireCheckout> {
  const attempt = await latestAttempt(db, row.id)
  if (attempt && row.state !== 'open') return frozen(attempt, deps.locale)
  return toWireCheckout(await loadCheckout(db, row, deps), attempt ?? null)
}

/** An open checkout on the wire, with its newest attempt. */
export function toWireCheckout(loaded: LoadedCheckout, attempt: AttemptRow | null): WireCheckout {
  const { stored, options, delivery, currency, notices } = loaded
  return {
    order: toWireCart(loaded.cart),
    email: loaded.email,
    shipping_address: stored.shippingAddress && toWireAddress(stored.shippingAddress),
    newsletter_opt_in: stored.newsletter,
    save_address: stored.saveAddress,
    delivery_options: options.map((option) => toWireDelivery(option, currency)),
    delivery_option_id: delivery?.id ?? null,
    notices: [...notices],
    gift: giftOf(loaded),
    payment: loaded.paymentFits ? toWirePayment(loaded) : null,
    payment_rules: loaded.rules.map(toWireRule),
    has_subscription: loaded.payable.subscription,
    attempt: attempt && toWireAttempt(attempt),
    vat_number: stored.vatNumber,
    asks_vat_number: loaded.asksVatNumber,
    agreed: stored.agreed,
    ...creditOf(loaded),
    spoondollars: loaded.credits.balance && {
      raw_balance: loaded.credits.balance.cents / 100,
      raw_usable: loaded.credits.balance.usableCents / 100,
    },
  }
}

/** The credit that pays a part of an order, and what is left to pay. */
function creditOf({
  credits: { certificate, spoondollars, dueMinor },
  currency,
}: LoadedCheckout): Required<Pick<WireCheckout, 'credits'>> & { readonly raw_due: number } {
  return {
    credits: [
      ...(certificate
        ? [
            {
              kind: 'gift_certificate' as const,
              label: certificate.codeEnd,
              raw_amount: certificate.amountMinor / 100,
              currency,
            },
          ]
        : []),
      ...(spoondollars
        ? [
            {
              kind: 'spoondollars' as const,
              label: '',
              raw_amount: spoondollars.minor / 100,
              currency,
            },
          ]
        : []),
    ],
    raw_due: dueMinor / 100,
  }
}

function frozen(attempt: AttemptRow, locale: string): WireCheckout {
  const { order, email, shipping_address, newsletter_opt_in, delivery, gift, payment } =
    attempt.snapshot
  const { save_address = false, credits, raw_due } = attempt.snapshot
  return {
    order: { ...order, order_items: withText(order.order_items, locale) },
    email: email === '' ? null : email,
    shipping_address,
    newsletter_opt_in,
    save_address,
    delivery_options: delivery ? [delivery] : [],
    delivery_option_id: delivery?.id ?? null,
    notices: [],
    gift,
    payment,
    attempt: toWireAttempt(attempt),
    ...(credits && { credits }),
    ...(raw_due !== undefined && { raw_due }),
  }
}

/** The order as it is now, to be frozen; null while the checkout is incomplete. */
export function snapshotOf(
  loaded: LoadedCheckout,
  { locale, measurement }: { readonly locale: string; readonly measurement: MeasurementSystem },
): OrderSnapshot | null {
  const { stored, delivery, currency } = loaded
  const isPaidByCredit = loaded.credits.dueMinor === 0
  const payment = isPaidByCredit ? null : toWirePayment(loaded)
  const { needsShipping } = loaded.cart
  if (!stored.shippingAddress || (needsShipping && !delivery)) return null
  if (!payment && !isPaidByCredit) return null
  return {
    // A discount that did not count is no fact of the order.
    order: toWireCart({
      ...loaded.cart,
      promoCleanup: null,
      outdonePromo: null,
      groupDiscount: loaded.cart.priced.discountGroup && loaded.cart.groupDiscount,
    }),
    email: loaded.email ?? '',
    shipping_address: needsShipping ? toWireAddress(stored.shippingAddress) : null,
    billing_country: needsShipping ? null : stored.shippingAddress.country,
    gift: giftOf(loaded),
    delivery: delivery && toWireDelivery(delivery, currency),
    payment,
    tax_rate: loaded.tax?.rate ?? null,
    newsletter_opt_in: stored.newsletter,
    save_address: stored.saveAddress,
    locale,
    measurement_system: measurement,
    vat_number: stored.vatNumber,
    ...creditOf(loaded),
  }
}
