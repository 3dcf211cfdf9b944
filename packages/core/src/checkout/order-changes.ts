import type { Cart } from '../cart/cart-state.contract.ts'
import type { OrderItem } from '../cart/order-item.contract.ts'
import type { Money } from '../money/money.ts'
import { readAgreedOrder } from './agreed-order.contract.ts'
import type { AgreedOrder } from './agreed-order.contract.ts'

/** Why a line cannot be bought any more; a code that no longer counts takes no line away. */
export type LossReason = Exclude<
  NonNullable<OrderItem['cleanup']>,
  'promo_applied' | 'promo_ended' | 'promo_not_applicable'
>

/** A line whose price has changed, or that cannot be bought any more. */
export interface LineChange {
  readonly item: OrderItem
  readonly before: Money
  /**
   * True where both are the price of one piece, because the shopper has changed the quantity; they
   * are that of the whole line otherwise.
   */
  readonly isEach: boolean
  /** Null where it counts no more. */
  readonly now: Money | null
  /** Why it counts no more; null where it does. */
  readonly reason: LossReason | null
}

/** A part of an order's costs that has changed. */
export interface AmountChange {
  readonly part: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total'
  /** Null where the order did not have it, or does not have it any more. */
  readonly before: Money | null
  readonly now: Money | null
}

/** The changes of an order that its shopper has not made. */
export interface OrderChanges {
  readonly lines: readonly LineChange[]
  readonly amounts: readonly AmountChange[]
}

const PARTS = ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const

/**
 * Returns what differs between the order that a shopper agreed to and the one of now, as far as
 * they have not changed it themselves: each price, each line that cannot be bought any more, and
 * what the order costs in consequence. Both lists are empty where nothing does.
 */
export function orderChanges(sent: AgreedOrder | null, order: Cart): OrderChanges {
  const agreed = readAgreedOrder(sent)
  if (agreed === null) return { lines: [], amounts: [] }
  const before = new Map(agreed.lines.map((line) => [line.id, line]))
  const present = order.items.map((item) => ({ item, reason: lossOf(item.cleanup) }))
  // A line that was removed because it could not be bought any more; others were taken off, and
  // are no loss where they cannot be bought since.
  const gone = order.removed
    .filter(({ gone }) => gone)
    .map((item) => ({ item, reason: lossOf(item.cleanup) }))
  const lines = [...present, ...gone.filter(({ reason }) => reason !== null)].flatMap(
    ({ item, reason }): LineChange[] => {
      const line = before.get(item.id)
      if (line === undefined || (reason === null && isSame(line.unitPrice, item.unitPrice)))
        return []
      // A quantity that the shopper has changed leaves the price of one piece to compare.
      const isEach = line.quantity !== item.quantity
      const price = isEach ? 'unitPrice' : 'total'
      const now = reason === null ? item[price] : null
      return [{ item, isEach, before: line[price], now, reason }]
    },
  )
  const isOwnChange = agreed.version !== order.version
  if (isOwnChange && lines.length === 0) return { lines, amounts: [] }
  return { lines, amounts: amountChanges(agreed, order.pricing) }
}

type Amounts = Readonly<Record<AmountChange['part'], Money | null>>

function amountChanges(before: Amounts, now: Amounts): readonly AmountChange[] {
  return PARTS.map((part) => ({
    part,
    before: someOf(before[part]),
    now: someOf(now[part]),
  })).filter((change) => !isSame(change.before, change.now))
}

/** An amount that an order has; a discount of nothing is none. */
const someOf = (amount: Money | null): Money | null => (amount?.minor === 0 ? null : amount)

const isSame = (a: Money | null, b: Money | null): boolean =>
  a?.minor === b?.minor && a?.currency === b?.currency

function lossOf(cleanup: OrderItem['cleanup']): LossReason | null {
  switch (cleanup) {
    case 'promo_applied':
    case 'promo_ended':
    case 'promo_not_applicable':
      return null
    default:
      return cleanup
  }
}
