import { MEMBERS_ONLY } from '../errors/members-only.ts'
import { betterDiscount } from '../discount/better-discount.ts'
import type { ShopperGroup } from '../discount/discount-groups.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import { GROUP_DISCOUNTS } from '../sample-prices/group-discounts.table.ts'
import { cleanupOf, termsOf } from './merchandise.ts'
import { merchandiseMinor } from './prices.ts'
import { reject } from './rejection.ts'
import { isUsable } from './test-promo.ts'
import type { TestPromo } from './test-promo.ts'
import type { TestCart, TestLine, TestShop, TestUser } from './test-shop.ts'

/**
 * Price of the lines before any discount, in the minor unit of a currency. A line that cannot be
 * bought now does not count.
 */
export const subtotalOf = (lines: readonly TestLine[], currency: Currency): number =>
  lines
    .filter(({ merchandise }) => cleanupOf(merchandise) === null)
    .reduce(
      (sum, { merchandise, quantity }) => sum + merchandiseMinor(merchandise, currency) * quantity,
      0,
    )

/** The part of a user that decides which promos they can use. */
type PromoUser = Pick<TestUser, 'account'>

/** True for a promo that a user can use: a guest has none that is for members. */
const isFor = ({ membersOnly }: TestPromo, { account }: PromoUser): boolean =>
  !membersOnly || account !== null

/** True when the lines are worth enough for a promo. */
const qualifies = (lines: readonly TestLine[], { fromCents }: TestPromo): boolean =>
  subtotalOf(countedLines(lines), 'USD') >= fromCents

/** The order that a typed code is for, and the field of the request that it came in. */
interface TakenPromoOrder {
  readonly lines: readonly TestLine[]
  readonly owner: PromoUser
  readonly field: string
}

/** Returns the promo of a typed code; rejects one that is unknown, has ended or is not merited. */
export function takenPromo(
  { promos }: Pick<TestShop, 'promos'>,
  typed: string,
  { lines, owner, field }: TakenPromoOrder,
): TestPromo {
  const code = typed.trim().toUpperCase()
  const promo = promos.find((each) => each.code === code)
  if (!promo) return reject('PROMO_CODE_INVALID', { field })
  if (!isUsable(promo)) reject('PROMO_CODE_ENDED', { field })
  if (!isFor(promo, owner))
    reject('PROMO_ORDER_DOES_NOT_QUALIFY', { field, params: { reason: MEMBERS_ONLY } })
  if (!qualifies(lines, promo)) reject('PROMO_ORDER_DOES_NOT_QUALIFY', { field })
  return promo
}

/** The promo that is valid now; null when the cart has none, or one that it does not merit. */
export const activePromo = ({ promo, lines, owner }: TestCart): TestPromo | null =>
  promo !== null && isUsable(promo) && isFor(promo, owner) && qualifies(lines, promo) ? promo : null

/** Why a cart's promo is not valid; null while it is, and for a cart without one. */
export function promoCleanupOf(cart: TestCart): 'promo_ended' | 'promo_not_applicable' | null {
  if (cart.promo === null || activePromo(cart) !== null) return null
  return isUsable(cart.promo) ? 'promo_not_applicable' : 'promo_ended'
}

/** The promo whose discount a cart has; null where it has none, and where its user's is larger. */
export const countedPromo = (cart: TestCart): TestPromo | null =>
  countedDiscount(cart).group === null ? activePromo(cart) : null

/** The lines on which a promo and a tax count: all but those that are worth money themselves. */
export const countedLines = (lines: readonly TestLine[]): TestLine[] =>
  lines.filter(({ merchandise }) => !termsOf(merchandise).credit)

/** The group of a cart's user with the largest discount. */
export function groupOf({ owner }: TestCart): ShopperGroup | null {
  const groups = [
    owner.group ?? [],
    owner.proYears > 0 ? ('pro' as const) : [],
    owner.account?.designer ? ('designer' as const) : [],
  ].flat()
  return groups.toSorted((a, b) => GROUP_DISCOUNTS[b] - GROUP_DISCOUNTS[a])[0] ?? null
}

/** The discount that counts: its percentage, and the group whose it is. */
export function countedDiscount(cart: TestCart): {
  readonly percent: number
  readonly group: ShopperGroup | null
} {
  const group = groupOf(cart)
  const promoPercent = activePromo(cart)?.percent ?? null
  const groupPercent = group && GROUP_DISCOUNTS[group]
  return betterDiscount(promoPercent, groupPercent) === 'group'
    ? { percent: groupPercent ?? 0, group }
    : { percent: promoPercent ?? 0, group: null }
}

export const discountOf = (cart: TestCart, currency: Currency, lines = cart.lines): number =>
  Math.round((subtotalOf(countedLines(lines), currency) * countedDiscount(cart).percent) / 100)
