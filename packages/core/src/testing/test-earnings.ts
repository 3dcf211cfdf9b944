import type { CallReply } from '../contract/define-call.ts'
import { EARNINGS_LIST_MAX, PAYOUT_MIN_CENTS } from '../earnings/earnings-rules.ts'
import type { readEarnings } from '../earnings/earnings.contract.ts'
import { earningsOfOrder } from '../earnings/order-earnings.contract.ts'
import type { OrderEarning } from '../earnings/order-earnings.contract.ts'
import { note } from './credit.ts'
import { TODAY } from './prices.table.ts'
import { reject } from './rejection.ts'
import type { TestOrder } from './test-order.ts'
import type { TestShop, TestUser } from './test-shop.ts'

/** One line of an order that earned its designer something, or was taken back. */
export interface TestEarning extends OrderEarning {
  /** The member whose design it is. */
  readonly ownerId: string
  readonly title: string
  readonly orderNumber: string
  readonly at: string
  readonly isTakenBack: boolean
}

/** A balance that was turned into Spoondollars. */
export interface TestPayout {
  readonly userId: string
  readonly cents: number
  readonly at: string
  readonly key: string
}

/** The earnings of the members of a test gateway, the oldest first. */
export interface TestEarnings {
  readonly earnings: TestEarning[]
  readonly payouts: TestPayout[]
}

type WireEarnings = CallReply<typeof readEarnings>

/** Records what an order earns the members whose designs it has; nobody earns by their own. */
export function recordEarnings(shop: TestShop, { invoice, userId }: TestOrder): void {
  for (const earned of earningsOfOrder(invoice.order, invoice.tax_rate ?? null)) {
    const design = shop.ownDesigns.find(({ id }) => id === earned.designId)
    if (!design || design.ownerId === userId) continue
    shop.earnings.push({
      ...earned,
      ownerId: design.ownerId,
      title: design.title,
      orderNumber: invoice.order_number,
      at: invoice.placed_at,
      isTakenBack: false,
    })
  }
}

/** Takes back what a canceled order has earned. */
export function takeEarningsBack({ earnings }: TestShop, orderNumber: string): void {
  for (const earned of earnings.filter((each) => each.orderNumber === orderNumber))
    earnings.push({
      ...earned,
      pieces: -earned.pieces,
      cents: -earned.cents,
      isTakenBack: true,
    })
}

const sumOf = (all: readonly { readonly cents: number }[]): number =>
  all.reduce((sum, { cents }) => sum + cents, 0)

/** Counts the pieces of lines, each of which counts once, however many designs it has. */
const piecesOf = (all: readonly TestEarning[]): number =>
  [
    ...new Map(
      all.map(({ lineId, isTakenBack, pieces }) => [`${lineId} ${isTakenBack}`, pieces]),
    ).values(),
  ].reduce((sum, pieces) => sum + pieces, 0)

const earnedOf = (all: readonly TestEarning[]) => ({
  num_sold: piecesOf(all),
  raw_earned: sumOf(all) / 100,
})

/** The pieces of a design that were sold, and what they earned, on the wire. */
export const soldOf = ({ earnings }: TestShop, id: number) =>
  earnedOf(earnings.filter(({ designId }) => designId === id))

/** The months up to the one of the shop's orders, which comes first: `2026-11`. */
const monthsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, back) => {
    const month = new Date(TODAY)
    month.setUTCDate(1)
    month.setUTCMonth(month.getUTCMonth() - back)
    return month.toISOString().slice(0, 7)
  })

/** The sales of a member's designs, the oldest first. */
export const earningsOf = ({ earnings }: TestShop, { id }: TestUser): TestEarning[] =>
  earnings.filter(({ ownerId }) => ownerId === id)

const payoutsOf = ({ payouts }: TestShop, { id }: TestUser) =>
  payouts.filter(({ userId }) => userId === id)

/** The part of a member's earnings whose orders can be canceled: the shop's time stands still. */
const waitingOf = ({ invoices }: TestShop, own: readonly TestEarning[]): number =>
  sumOf(
    own.filter(({ orderNumber }) => {
      const order = invoices.get(orderNumber)
      return order && !order.printedAt && !order.shipment && !order.canceledAt
    }),
  )

/** The part of a member's earnings that can be paid out. */
const balanceOf = (shop: TestShop, user: TestUser): number => {
  const own = earningsOf(shop, user)
  return sumOf(own) - waitingOf(shop, own) - sumOf(payoutsOf(shop, user))
}

/** A member's earnings on the wire. */
export function wireEarnings(shop: TestShop, user: TestUser, months: number): WireEarnings {
  const own = earningsOf(shop, user)
  const payouts = payoutsOf(shop, user)
  const ids = [...new Set(own.map(({ designId }) => designId))]
  return {
    raw_balance: balanceOf(shop, user) / 100,
    raw_waiting: waitingOf(shop, own) / 100,
    raw_paid_out: sumOf(payouts) / 100,
    ...earnedOf(own),
    months: monthsOf(months).map((month) => ({
      month,
      ...earnedOf(own.filter(({ at }) => at.startsWith(month))),
    })),
    designs: ids
      .map((id) => {
        const sold = own.filter(({ designId }) => designId === id)
        return { id, title: sold[0]?.title ?? '', ...earnedOf(sold) }
      })
      .toSorted((one, other) => other.raw_earned - one.raw_earned)
      .slice(0, EARNINGS_LIST_MAX),
    payouts: payouts
      .toReversed()
      .slice(0, EARNINGS_LIST_MAX)
      .map(({ cents, at }) => ({ raw_amount: cents / 100, at })),
  }
}

/** Turns a member's balance into Spoondollars; the payout of the same key where there is one. */
export function payOutTo(shop: TestShop, user: TestUser, key: string): TestPayout {
  const known = payoutsOf(shop, user).find((each) => each.key === key)
  if (known) return known
  const cents = balanceOf(shop, user)
  if (cents < PAYOUT_MIN_CENTS) reject('EARNINGS_BALANCE_TOO_LOW')
  const payout = { userId: user.id, cents, at: `${TODAY}T10:00:00Z`, key }
  shop.payouts.push(payout)
  user.spoondollarCents += cents
  note(shop, user, 'earned', cents, null)
  return payout
}
