import type { Cart, QuantityError } from '@selvage/core/cart'
import type { ErrorMessage } from '../error-message.ts'
import { newerCart } from '../shop/cart-store.ts'
import { followingWrite, presentLines } from './cart-writes.ts'
import type { CartWrite } from './cart-writes.ts'

/** A write that failed, with the message that stands beside it until it is tried again. */
export interface FailedWrite {
  readonly write: CartWrite
  readonly error: ErrorMessage
}

/** The content of a quantity field that is no quantity, or that was above 99. */
export interface TypedQuantity {
  readonly text: string
  readonly fieldError?: QuantityError
  /** The number above the limit that was typed. */
  readonly reset?: number
}

/**
 * A cart and the changes of it that are open. One write is on its way at a time, and at most one
 * waits for each line.
 */
export interface CartEditorState {
  readonly phase: 'loading' | 'failed' | 'ready'
  readonly cart: Cart | null
  /** Writes that were not sent yet, in order. */
  readonly waiting: readonly CartWrite[]
  /** The write that is on its way; only in the phase 'ready'. */
  readonly sent?: CartWrite | undefined
  /** How often the write on its way met a newer cart. */
  readonly conflicts: number
  /** Failed writes by line id, or under 'promo'. */
  readonly failed: Readonly<Record<string, FailedWrite>>
  /** Quantity fields by line id. */
  readonly typed: Readonly<Record<string, TypedQuantity>>
  readonly promoTyped: string
  /** A message about the whole cart. */
  readonly notice?: ErrorMessage | undefined
}

/** A promo code that was rejected before the page was made, and why. */
export interface RejectedPromo {
  readonly typed: string
  readonly error: ErrorMessage
}

/**
 * The state to begin with: an undefined cart has to be loaded, null is known to be none. A rejected
 * promo code stands in its field with its error.
 */
export function initialCartState(
  cart: Cart | null | undefined,
  rejected?: RejectedPromo,
): CartEditorState {
  const write = { kind: 'promo', id: 'promo', code: rejected?.typed ?? '' } as const
  return {
    phase: cart === undefined ? 'loading' : 'ready',
    cart: cart ?? null,
    waiting: [],
    conflicts: 0,
    failed: rejected ? { promo: { write, error: rejected.error } } : {},
    typed: {},
    promoTyped: write.code,
  }
}

/** All writes that the gateway has not confirmed, in the order in which they are sent. */
export function openWrites({ sent, waiting }: CartEditorState): readonly CartWrite[] {
  return sent === undefined ? waiting : [sent, ...waiting]
}

/**
 * Takes a cart in: an older version of the known one changes nothing, and entries of lines that are
 * gone are dropped, as is what waits for a cart that is gone itself.
 */
export function withCart(before: CartEditorState, next: Cart | null): CartEditorState {
  const isOther = next === null || before.cart?.id !== next.id
  const state = isOther ? { ...before, waiting: [] } : before
  const cart = next === null ? null : newerCart(state.cart, next)
  const ids = new Set(presentLines(cart, openWrites(state)).map(({ id }) => id))
  const restorable = new Set(cart?.removed.map(({ id }) => id))
  const isOver = (id: string, { write }: FailedWrite): boolean =>
    id !== 'promo' &&
    !(write.kind === 'restore' || write.kind === 'forget' ? restorable : ids).has(id)
  return {
    ...state,
    cart,
    typed: entriesWhere(state.typed, (id) => ids.has(id)),
    failed: Object.fromEntries(
      Object.entries(state.failed).flatMap(([id, failed]) => {
        const next = followingWrite(failed.write, cart)
        if (next !== undefined) return [[id, { ...failed, write: next }]]
        return isOver(id, failed) ? [] : [[id, failed]]
      }),
    ),
  }
}

/** The entries of a record that pass a test. */
export function entriesWhere<T>(
  record: Readonly<Record<string, T>>,
  test: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => test(key, value)))
}

/** A record without one of its keys. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return entriesWhere(record, (each) => each !== key)
}
