import type { CreditChangeKind } from '../credit/member-credit.contract.ts'
import { payWithSpoondollars } from '../credit/spoondollars.ts'
import type { SpoondollarAmount } from '../credit/spoondollars.ts'
import { termsOf } from './merchandise.ts'
import { RATES } from './prices.table.ts'
import { raw } from './prices.ts'
import type { TestCertificate, TestCreditChange } from './test-certificate.ts'
import type { TestCart, TestShop, TestUser, WireCheckout } from './test-shop.ts'
import { totalMinorOf } from './wire-cart.ts'

/** The user whose cart this is. */
export const ownerOf = ({ users }: TestShop, cart: TestCart): TestUser | undefined =>
  [...users.values()].find((user) => user.cart === cart || user.orders.includes(cart))

/** The credit that pays a cart, and what is left to pay. */
export interface TestCredits {
  readonly certificate: {
    readonly certificate: TestCertificate
    readonly minor: number
  } | null
  readonly spoondollars: SpoondollarAmount | null
  readonly dueMinor: number
  readonly balance: { readonly cents: number; readonly usableCents: number } | null
}

/** Reads the credit that pays a cart: the certificate first, then Spoondollars. */
export function creditsOf(shop: TestShop, cart: TestCart): TestCredits {
  const { currency } = cart.preferences
  const total = totalMinorOf(cart)
  const subscription = cart.lines.some(({ merchandise }) => termsOf(merchandise).subscription)
  const found = shop.certificates.find(({ id }) => id === cart.certificateId)
  const isUsable = found && !subscription && !found.voided && found.currency === currency
  const minor = isUsable ? Math.min(found.balanceMinor, total) : 0
  const certificate = found && minor > 0 ? { certificate: found, minor } : null
  const left = total - minor
  const owner = ownerOf(shop, cart)
  if (!owner || owner.guest)
    return { certificate, spoondollars: null, dueMinor: left, balance: null }
  const balanceCents = owner.spoondollarCents
  const wantedCents = cart.spoondollarCents ?? 0
  const rest = { leftMinor: left, rate: RATES[currency], subscription }
  return { certificate, ...payWithSpoondollars({ balanceCents, wantedCents }, rest) }
}

/** Returns the rest that is left to pay of a cart, in the minor unit of its currency. */
export const dueMinorOf = (shop: TestShop, cart: TestCart): number => creditsOf(shop, cart).dueMinor

/** The credit of a cart on the wire. */
export function wireCredits(
  shop: TestShop,
  cart: TestCart,
): Pick<WireCheckout, 'credits' | 'raw_due' | 'spoondollars'> {
  const { currency } = cart.preferences
  const { certificate, spoondollars, dueMinor, balance } = creditsOf(shop, cart)
  return {
    credits: [
      ...(certificate
        ? [
            {
              kind: 'gift_certificate' as const,
              label: certificate.certificate.code.slice(-4),
              raw_amount: raw(certificate.minor),
              currency,
            },
          ]
        : []),
      ...(spoondollars
        ? [
            {
              kind: 'spoondollars' as const,
              label: '',
              raw_amount: raw(spoondollars.minor),
              currency,
            },
          ]
        : []),
    ],
    raw_due: raw(dueMinor),
    spoondollars: balance && {
      raw_balance: raw(balance.cents),
      raw_usable: raw(balance.usableCents),
    },
  }
}

/** Takes the credit that pays a cart off its balances. */
export function spendCredits(shop: TestShop, cart: TestCart): void {
  const { certificate, spoondollars } = creditsOf(shop, cart)
  cart.spent = {
    certificateMinor: certificate?.minor ?? 0,
    spoondollarCents: spoondollars?.cents ?? 0,
  }
  move(shop, cart, -1)
  shop.creditChanges.push(...spentOf(shop, cart, 'spent'))
}

/** The changes of credit that paying a cart makes, or undoes. */
function spentOf(
  shop: TestShop,
  cart: TestCart,
  kind: 'spent' | 'returned',
): readonly TestCreditChange[] {
  const userId = ownerOf(shop, cart)?.id ?? ''
  const { certificateMinor = 0, spoondollarCents = 0 } = cart.spent ?? {}
  const sign = kind === 'spent' ? -1 : 1
  const of = { userId, kind, cartId: cart.id }
  return [
    { ...of, certificateId: cart.certificateId, minor: sign * certificateMinor },
    { ...of, certificateId: null, minor: sign * spoondollarCents },
  ].filter(({ minor }) => minor !== 0)
}

/** Gives the credit that pays a cart back, once. */
export function returnCredits(shop: TestShop, cart: TestCart): void {
  move(shop, cart, 1)
  if (cart.state === 'ordered') shop.creditChanges.push(...spentOf(shop, cart, 'returned'))
  // A declined payment spent nothing of the credit that was set aside for it.
  else shop.creditChanges = shop.creditChanges.filter(({ cartId }) => cartId !== cart.id)
  cart.spent = null
}

function move(shop: TestShop, { spent, certificateId, ...cart }: TestCart, sign: 1 | -1): void {
  if (!spent) return
  const certificate = shop.certificates.find(({ id }) => id === certificateId)
  if (certificate) certificate.balanceMinor += sign * spent.certificateMinor
  const owner = [...shop.users.values()].find(
    (user) => user.cart?.id === cart.id || user.orders.some(({ id }) => id === cart.id),
  )
  if (owner) owner.spoondollarCents += sign * spent.spoondollarCents
}

/** Notes a change of a user's Spoondollars. */
export function note(
  { creditChanges }: TestShop,
  { id: userId }: TestUser,
  kind: CreditChangeKind,
  minor: number,
  cartId: string | null,
): void {
  creditChanges.push({ userId, kind, certificateId: null, minor, cartId })
}
