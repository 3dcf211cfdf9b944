import { emptyAddress } from '@selvage/core/checkout'
import type { Currency } from '@selvage/core/locale'
import type { PayableOrder, PaymentRule } from '@selvage/core/payment'
import { asksVatNumber } from '@selvage/core/vat'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { currencyOfUser, loadMerchandise, priceCart } from '../cart/load-cart.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { PricedOrder } from '../cart/pricing.ts'
import { termsOfRow } from '../cart/terms-of-row.ts'
import { wholeAddress } from '../cart/whole-address.ts'
import { loadCredits } from '../credit/credits.ts'
import type { Credits } from '../credit/credits.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { accounts } from '../db/schema/account.ts'
import { checkouts } from '../db/schema/checkout.ts'
import type { CheckoutRow, PaymentTerms } from '../db/schema/checkout.ts'
import { deliveryNotices, deliveryOptions } from '../delivery/delivery.ts'
import type { PricedDelivery } from '../delivery/delivery.ts'
import { users } from '../db/schema/session.ts'
import type { TaxTerms } from '../tax/tax.ts'
import { paymentRules } from './payment-rules.ts'

/** A delivery option, and what the whole order costs with it. */
export interface OfferedDelivery extends PricedDelivery {
  readonly priced: PricedOrder
}

/** A cart in checkout, priced with its delivery and tax as they are now. */
export interface LoadedCheckout {
  readonly cart: LoadedCart
  readonly stored: CheckoutRow
  /** Where the confirmation goes: the typed e-mail address, else that of the member's account. */
  readonly email: string | null
  readonly currency: Currency
  readonly options: readonly OfferedDelivery[]
  /** The chosen option, if it is still offered. */
  readonly delivery: OfferedDelivery | null
  readonly notices: readonly string[]
  readonly tax: TaxTerms | null
  /** True where VAT is due and its invoice may name a number. */
  readonly asksVatNumber: boolean
  /** The credit that pays a part of it, and what is left to pay. */
  readonly credits: Credits
  /** True when the stored card was given for exactly what the order costs now, tax included. */
  readonly paymentFits: boolean
  /** A rule for each way to pay that the shop offers. */
  readonly rules: readonly PaymentRule[]
  /** The facts of the order that decide how it can be paid. */
  readonly payable: PayableOrder
}

const nothingStored = (cartId: string, now: Date): CheckoutRow => ({
  cartId,
  email: null,
  shippingAddress: null,
  newsletter: false,
  deliveryOptionId: null,
  gift: null,
  terms: null,
  agreed: null,
  payment: null,
  billingAddress: null,
  updatedAt: now,
  saveAddress: false,
  giftCertificateId: null,
  spoondollarCents: null,
  vatNumber: null,
})

/** Reads what the checkout of a cart has so far and prices the order by it. */
export async function loadCheckout(
  db: Queryable,
  row: CartRow,
  deps: Pick<Deps, 'config' | 'now' | 'locale'>,
): Promise<LoadedCheckout> {
  const now = deps.now()
  const [found] = await db.select().from(checkouts).where(eq(checkouts.cartId, row.id))
  const stored = found ?? nothingStored(row.id, now)
  const user = await userOf(db, row.userId)
  const isMember = !user.guest
  const email = stored.email ?? (isMember ? await accountEmailOf(db, row.userId) : null)
  const currency = await currencyOfUser(db, row.userId)
  const merchandise = await loadMerchandise(db, row, { currency, isCheckout: true, isMember }, deps)
  // A member to whom nothing is shipped has nothing to type: the account names who and where.
  const known = isMember && !merchandise.needsShipping ? user.country : null
  const address = wholeAddress(stored.shippingAddress, merchandise)
  const place = address ?? (known === null ? null : emptyAddress(known))
  const tax = place && merchandise.tax
  const options = (place ? deliveryOptions(place, merchandise, now) : []).map((option) => ({
    ...option,
    priced: priceCart(merchandise, option.priceMinor).priced,
  }))
  const delivery = options.find(({ id }) => id === stored.deliveryOptionId) ?? null
  const cart = priceCart(merchandise, delivery?.priceMinor ?? null)
  const notices = place && merchandise.needsShipping ? deliveryNotices(place, now, merchandise) : []
  const isAsked = tax?.included === true && place !== null && asksVatNumber(place.country)
  const loaded = {
    cart,
    stored: { ...stored, shippingAddress: place, vatNumber: isAsked ? stored.vatNumber : null },
    asksVatNumber: isAsked,
    email,
    currency,
    options,
    delivery,
    notices,
    tax,
  }
  const { terms } = stored
  const shopper = { country: place?.country ?? user.country, guest: user.guest }
  const subscription = cart.lines.some(({ item }) => termsOfRow(item).subscription)
  const credits = await loadCredits(db, stored, {
    totalMinor: cart.priced.totalMinor,
    currency,
    rate: cart.priced.rate,
    userId: row.userId,
    guest: shopper.guest,
    subscription,
  })
  const paymentFits =
    stored.payment !== null &&
    terms !== null &&
    terms.totalMinor === credits.dueMinor &&
    terms.currency === currency &&
    terms.taxRate === (tax?.rate ?? 0)
  const rules = await paymentRules(db, currency, deps.config)
  const payable: PayableOrder = {
    total: { minor: credits.dueMinor, currency },
    ...shopper,
    subscription,
  }
  return { ...loaded, credits, paymentFits, rules, payable }
}

/** The country of the order's user, and whether they are a guest. */
async function userOf(
  db: Queryable,
  userId: string,
): Promise<Pick<PayableOrder, 'country' | 'guest'>> {
  const [user] = await db
    .select({ guest: users.guest, country: users.country })
    .from(users)
    .where(eq(users.id, userId))
  return { country: user?.country ?? null, guest: user?.guest ?? true }
}

async function accountEmailOf(db: Queryable, userId: string): Promise<string | null> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  return account?.email ?? null
}

/** The terms that a payment session is opened for. */
export function termsOf({
  cart,
  credits,
  tax,
  currency,
}: Pick<LoadedCheckout, 'cart' | 'credits' | 'tax' | 'currency'>): PaymentTerms {
  return {
    totalMinor: credits.dueMinor,
    currency,
    rate: cart.priced.rate,
    taxRate: tax?.rate ?? 0,
    promoCode: cart.promo?.code ?? null,
    discountGroup: cart.priced.discountGroup,
  }
}

/** Writes part of a checkout. */
export async function saveCheckout(
  db: Queryable,
  cartId: string,
  change: Partial<Omit<CheckoutRow, 'cartId' | 'updatedAt'>>,
  now: Date,
): Promise<void> {
  const values = { ...change, updatedAt: now }
  await db
    .insert(checkouts)
    .values({ cartId, ...values })
    .onConflictDoUpdate({ target: checkouts.cartId, set: values })
}
