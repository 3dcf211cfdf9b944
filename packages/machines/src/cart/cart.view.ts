import type { Cart, OrderItem, OrderPricing } from '@selvage/core/cart'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import type { cartMachine } from './cart.machine.ts'
import type { CartWrite } from './cart-writes.ts'

export interface CartLineView {
  readonly item: OrderItem
  /** What the shopper wants, which is shown before the gateway has confirmed it. */
  readonly quantity: number
  /** What stands in the field. */
  readonly typed: string
  readonly fieldError: 'forms.required' | 'forms.integer' | 'forms.minimum' | undefined
  readonly reset: number | undefined
  readonly busy: boolean
  /** Being taken out. */
  readonly leaving: boolean
  readonly error: ErrorMessage | undefined
}

export interface CartView {
  readonly status: 'loading' | 'failed' | 'empty' | 'filled'
  readonly cart: Cart | null
  readonly lines: readonly CartLineView[]
  readonly count: number
  /** Totals of the last confirmed cart; `totalsOutdated` while a change is on its way. */
  readonly pricing: OrderPricing | undefined
  readonly totalsOutdated: boolean
  readonly promo: {
    readonly code: string | undefined
    readonly typed: string
    readonly busy: boolean
    readonly error: ErrorMessage | undefined
  }
  /** The line that was taken out last and can come back. */
  readonly removed: OrderItem | undefined
  readonly notice: ErrorMessage | undefined
  /**
   * True when the checkout can begin: something is in the cart, nothing of it is held back or on
   * its way.
   */
  readonly canCheckout: boolean
}

const FIELD_ERROR_KEYS = {
  required: 'forms.required',
  integer: 'forms.integer',
  minimum: 'forms.minimum',
} as const

/** What there is to show of a cart. */
export function cartView(snapshot: SnapshotFrom<typeof cartMachine>): CartView {
  const { context } = snapshot
  const { cart } = context
  const open: CartWrite[] = [...(context.sent ? [context.sent] : []), ...context.waiting]
  const lines = (cart?.items ?? []).map((item): CartLineView => {
    const changes = open.filter(({ id }) => id === item.id)
    const change = changes.at(-1) ?? context.failed[item.id]?.write
    const quantity = change?.kind === 'quantity' ? change.quantity : item.quantity
    const typed = context.typed[item.id]
    return {
      item,
      quantity,
      typed: typed?.text ?? String(quantity),
      fieldError: typed?.fieldError && FIELD_ERROR_KEYS[typed.fieldError],
      reset: typed?.reset,
      busy: changes.length > 0,
      leaving: changes.at(-1)?.kind === 'remove',
      error: context.failed[item.id]?.error,
    }
  })
  const filled = lines.length > 0
  return {
    status: snapshot.matches('failed')
      ? 'failed'
      : filled
        ? 'filled'
        : snapshot.matches('ready')
          ? 'empty'
          : 'loading',
    cart,
    lines,
    count: cart?.count ?? 0,
    pricing: cart?.pricing,
    totalsOutdated: open.length > 0,
    promo: {
      code: cart?.promo?.code,
      typed: context.promoTyped,
      busy: open.some(({ kind }) => kind === 'promo'),
      error: context.failed['promo']?.error,
    },
    removed: context.removed,
    notice: context.notice,
    canCheckout:
      filled &&
      open.length === 0 &&
      lines.every(({ item, fieldError }) => fieldError === undefined && !isHeldBack(item)),
  }
}

/** Lines that cannot be ordered as they are; changed promotions only need to be seen. */
function isHeldBack({ cleanup }: OrderItem): boolean {
  return (
    cleanup === 'fabric_unavailable' ||
    cleanup === 'design_unavailable' ||
    cleanup === 'item_unavailable'
  )
}
