import type { Cart, OrderItem, OrderPricing } from '@selvage/core/cart'
import type { ErrorMessage } from '../error-message.ts'
import { openWrites } from './cart-editor-state.ts'
import type { CartEditorState } from './cart-editor-state.ts'
import { askedQuantity, lastWrite, presentLines, removedLines } from './cart-writes.ts'
import type { CartWrite } from './cart-writes.ts'

/** A line of the cart as a page shows it. */
export interface CartLineView {
  readonly item: OrderItem
  /** The quantity that the shopper wants, shown before the gateway has confirmed it. */
  readonly quantity: number
  /** The text of the quantity field. */
  readonly typed: string
  readonly fieldError: 'forms.required' | 'forms.integer' | 'forms.minimum' | undefined
  /** The number above the limit that was typed; the quantity is what it was before. */
  readonly reset: number | undefined
  /** True while a change of the line is on its way or waits. */
  readonly busy: boolean
  /** True while the line is being removed, or saved for later. */
  readonly leaving: boolean
  readonly error: ErrorMessage | undefined
  /** The quantity that the cart has after another one could not be saved. */
  readonly unchanged: number | undefined
}

/** A removed line that can come back. */
export interface RemovedLineView {
  readonly item: OrderItem
  /** Why it could not come back, or be forgotten, when that was last tried. */
  readonly error: ErrorMessage | undefined
}

/** The cart as a page shows it; {@link cartView} returns it. */
export interface CartView {
  readonly status: 'loading' | 'failed' | 'empty' | 'filled'
  readonly cart: Cart | null
  /** The lines, with those that are coming back. */
  readonly lines: readonly CartLineView[]
  readonly count: number
  /** Totals of the last confirmed cart; none while its first line is coming back. */
  readonly pricing: OrderPricing | undefined
  /** True while a change is on its way or waits, so that the totals are of before it. */
  readonly totalsOutdated: boolean
  readonly promo: {
    readonly code: string | undefined
    readonly typed: string
    readonly busy: boolean
    readonly error: ErrorMessage | undefined
  }
  /** The lines that were removed and can come back, the last one at the end. */
  readonly removed: readonly RemovedLineView[]
  readonly notice: ErrorMessage | undefined
  /**
   * True when the checkout can begin: the cart has lines, all of them can be bought, and no change
   * is on its way.
   */
  readonly canCheckout: boolean
}

const FIELD_ERROR_KEYS = {
  required: 'forms.required',
  integer: 'forms.integer',
  minimum: 'forms.minimum',
} as const

/** Reads what a page shows of a cart. */
export function cartView(state: CartEditorState): CartView {
  const { cart } = state
  const open = openWrites(state)
  const lines = presentLines(cart, open).map((item) => lineView(state, open, item))
  return {
    status: statusOf(state, lines),
    cart,
    lines,
    count: cart?.count ?? 0,
    // Nothing would be shown as the price of the lines.
    pricing: lines.length > 0 && cart?.items.length === 0 ? undefined : cart?.pricing,
    totalsOutdated: open.length > 0,
    promo: {
      code: cart?.promo?.code,
      typed: state.promoTyped,
      busy: open.some(({ kind }) => kind === 'promo'),
      error: state.failed['promo']?.error,
    },
    removed: removedLines(cart, open).map((item) => removedView(state, item)),
    notice: state.notice,
    canCheckout: lines.length > 0 && open.length === 0 && lines.every(canBeBought),
  }
}

function lineView(
  state: CartEditorState,
  open: readonly CartWrite[],
  item: OrderItem,
): CartLineView {
  const last = lastWrite(open, item.id)
  const failure = state.failed[item.id]
  const change = last ?? failure?.write
  const quantity = (change && askedQuantity(change)) ?? item.quantity
  const typed = state.typed[item.id]
  return {
    item,
    quantity,
    typed: typed?.text ?? String(quantity),
    fieldError: typed?.fieldError && FIELD_ERROR_KEYS[typed.fieldError],
    reset: typed?.reset,
    busy: last !== undefined,
    leaving: last?.kind === 'remove' || last?.kind === 'save',
    error: failure?.error,
    unchanged: failure && quantity !== item.quantity ? item.quantity : undefined,
  }
}

function removedView({ failed }: CartEditorState, item: OrderItem): RemovedLineView {
  const failure = failed[item.id]
  return { item, error: failure?.write.kind === 'remove' ? undefined : failure?.error }
}

function statusOf({ phase }: CartEditorState, lines: readonly CartLineView[]): CartView['status'] {
  if (phase === 'failed') return 'failed'
  if (lines.length > 0) return 'filled'
  return phase === 'ready' ? 'empty' : 'loading'
}

/** False for a line with a wrong quantity, or that cannot be ordered any more. */
function canBeBought({ item, fieldError }: CartLineView): boolean {
  const isUnavailable =
    item.cleanup === 'fabric_unavailable' ||
    item.cleanup === 'design_unavailable' ||
    item.cleanup === 'item_unavailable'
  return fieldError === undefined && !isUnavailable
}
