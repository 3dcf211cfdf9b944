import { giftCodeOf } from '../credit/gift-code.ts'
import { spoondollarCentsIn } from '../credit/spoondollars.ts'
import { isMembership } from '../discount/membership.ts'
import { isStockCode, stockFacts } from '../stock/stock.ts'
import { note } from './credit.ts'
import { merchandiseMinor } from './prices.ts'
import { newId } from './test-shop.ts'
import type { TestOrder } from './test-order.ts'
import type { TestCart, TestLine, TestShop, TestUser } from './test-shop.ts'

/** The signs of a code. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns the code of a number, another one for each; the codes are the same in every run. */
export function codeOf(number: number): string {
  const signs = Array.from({ length: 16 }, (_, at) =>
    SIGNS.charAt((Math.floor(number / 32 ** at) * 7 + at * 11) % 32),
  )
  return giftCodeOf(signs.join('')) ?? ''
}

const spoondollarsIn = ({ lines }: { readonly lines: readonly TestLine[] }): number =>
  lines.reduce(
    (sum, { merchandise, quantity }) =>
      merchandise.kind === 'product'
        ? sum + spoondollarCentsIn(merchandise.choice.code, merchandise.choice.size) * quantity
        : sum,
    0,
  )

/** The years of membership that lines bring, one for each. */
const yearsIn = ({ lines }: { readonly lines: readonly TestLine[] }): number =>
  lines.filter(
    ({ merchandise }) => merchandise.kind === 'product' && isMembership(merchandise.choice.code),
  ).length

/** Makes what an order buys of credit, and the membership. */
export function makeBoughtCredit(
  shop: TestShop,
  user: TestUser,
  cart: TestCart,
  orderNumber: string,
): void {
  const { currency } = cart.preferences
  for (const { merchandise } of cart.lines) {
    if (merchandise.kind !== 'product' || merchandise.choice.code !== 'GIFT_CERTIFICATE') continue
    const minor = merchandiseMinor(merchandise, currency)
    shop.certificates.push({
      id: newId(shop, 'gift'),
      code: codeOf(shop.made),
      currency,
      amountMinor: minor,
      balanceMinor: minor,
      orderNumber,
      voided: false,
    })
  }
  makeCoupon(shop, cart, orderNumber)
  user.proYears += yearsIn(cart)
  const minor = spoondollarsIn(cart)
  user.spoondollarCents += minor
  if (minor > 0) note(shop, user, 'bought', minor, cart.id)
}

/** Makes the coupon of the welcome packs in an order: one code for as many orders as packs. */
function makeCoupon(shop: TestShop, { lines }: TestCart, orderNumber: string): void {
  const packs = lines.flatMap(({ merchandise, quantity }) => {
    const percent = merchandise.kind === 'product' && couponPercentOf(merchandise.choice.code)
    return percent ? [{ percent, quantity }] : []
  })
  const [first] = packs
  if (!first) return
  shop.promos.push({
    code: newId(shop, 'welcome').replace('_0', '-').toUpperCase(),
    percent: first.percent,
    fromCents: 0,
    orderNumber,
    uses: packs.reduce((sum, { quantity }) => sum + quantity, 0),
    used: 0,
    isOver: false,
    membersOnly: false,
  })
}

const couponPercentOf = (code: string): number | undefined =>
  isStockCode(code) ? stockFacts(code).couponPercent : undefined

/** Takes back what a canceled order bought of credit; false when something of it is spent. */
export function takeBoughtCredit(shop: TestShop, user: TestUser, order: TestOrder): boolean {
  if (!isBoughtWhole(shop, user, order)) return false
  const { certificates, coupons } = boughtBy(shop, order)
  const cents = spoondollarsIn(order)
  user.spoondollarCents -= cents
  user.proYears -= yearsIn(order)
  if (cents > 0) note(shop, user, 'taken_back', -cents, order.cart.id)
  for (const certificate of certificates)
    Object.assign(certificate, { voided: true, balanceMinor: 0 })
  for (const coupon of coupons) coupon.isOver = true
  return true
}

/** True while nothing is spent of what an order bought: credit, a coupon or a membership. */
export function isBoughtWhole(shop: TestShop, user: TestUser, order: TestOrder): boolean {
  const { certificates, coupons } = boughtBy(shop, order)
  if (certificates.some(({ amountMinor, balanceMinor }) => amountMinor !== balanceMinor))
    return false
  if (coupons.some(({ used }) => used > 0)) return false
  const usesPro = laterCarts(shop, user, order).some(
    ({ frozen }) => frozen?.order.pricing.discount_group === 'pro',
  )
  return user.spoondollarCents >= spoondollarsIn(order) && !(yearsIn(order) > 0 && usesPro)
}

/** The certificates and the coupon that an order brought. */
function boughtBy({ certificates, promos }: TestShop, { invoice }: TestOrder) {
  const isOwn = ({ orderNumber }: { readonly orderNumber: string | null }): boolean =>
    orderNumber === invoice.order_number
  return { certificates: certificates.filter(isOwn), coupons: promos.filter(isOwn) }
}

/**
 * The carts that were paid for after an order, or are being paid for, by the guest who placed it or
 * by the member who has it now.
 */
function laterCarts({ users, invoices }: TestShop, user: TestUser, order: TestOrder): TestCart[] {
  const owners = [order.userId, user.id]
  const placed = [...invoices.values()]
  const later = placed.slice(placed.indexOf(order) + 1)
  const paying = owners.flatMap((id) => users.get(id)?.cart ?? [])
  return [
    ...later.filter(({ userId }) => owners.includes(userId)).map(({ cart }) => cart),
    ...paying.filter(({ state }) => state === 'paying'),
  ]
}
