import type { Cart } from '@selvage/core/cart'
import { errorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import { withCart } from './cart-editor-state.ts'
import type { CartEditorState } from './cart-editor-state.ts'
import { enqueue, followingWrite, isOrphan, isSettled } from './cart-writes.ts'
import type { CartWrite } from './cart-writes.ts'
import {
  applyPromo,
  forgetLine,
  removeLine,
  removePromo,
  retryFailed,
  saveLine,
  typePromo,
  typeQuantity,
  undoRemoval,
} from './change-cart.ts'

/** Actions of the shopper on a cart, and news about it. */
export type CartEvent =
  /** A cart from anywhere: another widget, another answer. Null when there is none any more. */
  | { readonly type: 'CART'; readonly cart: Cart | null }
  | { readonly type: 'TYPE_QUANTITY'; readonly id: string; readonly typed: string }
  | { readonly type: 'REMOVE'; readonly id: string }
  /** Takes a line out of the cart and saves it for later. */
  | { readonly type: 'SAVE'; readonly id: string }
  /** Brings a removed line back: the one of the id, else the one that was removed last. */
  | { readonly type: 'UNDO'; readonly id?: string }
  /** Drops a removed line, which cannot come back then. */
  | { readonly type: 'FORGET'; readonly id: string }
  | { readonly type: 'TYPE_PROMO'; readonly typed: string }
  | { readonly type: 'APPLY_PROMO' }
  | { readonly type: 'REMOVE_PROMO' }
  /**
   * Tries one line's failed write again, or all of them, or the load that failed. A page also sends
   * it when it is online again.
   */
  | { readonly type: 'RETRY'; readonly id?: string | undefined }
  | { readonly type: 'CLOSE_NOTICE' }

/** Work for the gateway. `cart` is the one whose version the write is made for. */
export type CartWork =
  | { readonly kind: 'load' }
  | { readonly kind: 'write'; readonly cart: Cart; readonly write: CartWrite }

/** The result of a piece of work. */
export type CartAnswer =
  | { readonly type: 'LOADED'; readonly cart: Cart | null }
  | { readonly type: 'LOAD_FAILED'; readonly error: ErrorMessage }
  | { readonly type: 'WRITTEN'; readonly cart: Cart }
  /**
   * The write was rejected because the cart is newer than the one it was made for, or another; null
   * when there is none any more.
   */
  | { readonly type: 'CONFLICT'; readonly cart: Cart | null }
  | { readonly type: 'WRITE_FAILED'; readonly error: ErrorMessage }

/** After this many conflicts a write has failed. */
const MAX_CONFLICTS = 3

/**
 * Returns the state after an event. One write is on its way at a time: requests of the shopper wait
 * meanwhile, and the last request for a line wins.
 */
export function reduceCart(state: CartEditorState, event: CartEvent | CartAnswer): CartEditorState {
  return withNextWrite(afterEvent(state, event))
}

/** Returns the work that a state waits for: a load, the write on its way, or nothing. */
export function dueWork({ phase, cart, sent }: CartEditorState): CartWork | undefined {
  if (phase === 'loading') return { kind: 'load' }
  if (sent === undefined || cart === null) return undefined
  return { kind: 'write', cart, write: sent }
}

function withNextWrite(state: CartEditorState): CartEditorState {
  const [next, ...waiting] = state.waiting
  const isFree = state.phase === 'ready' && state.sent === undefined && state.cart !== null
  return isFree && next !== undefined ? { ...state, sent: next, waiting, conflicts: 0 } : state
}

function afterEvent(state: CartEditorState, event: CartEvent | CartAnswer): CartEditorState {
  if (event.type === 'TYPE_PROMO') return typePromo(state, event.typed)
  switch (state.phase) {
    case 'loading':
      return whileLoading(state, event)
    case 'failed':
      return afterFailedLoad(state, event)
    case 'ready':
      return state.sent === undefined
        ? afterChange(state, event)
        : whileWriting(state, state.sent, event)
  }
}

function whileLoading(state: CartEditorState, event: CartEvent | CartAnswer): CartEditorState {
  switch (event.type) {
    case 'CART':
    case 'LOADED':
      return { ...withCart(state, event.cart), phase: 'ready' }
    case 'LOAD_FAILED':
      return { ...state, phase: 'failed', notice: event.error }
    default:
      return state
  }
}

function afterFailedLoad(state: CartEditorState, event: CartEvent | CartAnswer): CartEditorState {
  switch (event.type) {
    case 'RETRY':
      return { ...withoutNotice(state), phase: 'loading' }
    case 'CART':
      return { ...withCart(withoutNotice(state), event.cart), phase: 'ready' }
    default:
      return state
  }
}

function whileWriting(
  state: CartEditorState,
  sent: CartWrite,
  event: CartEvent | CartAnswer,
): CartEditorState {
  switch (event.type) {
    case 'WRITTEN':
      return afterWrite(state, sent, event.cart)
    case 'CONFLICT':
      return afterConflict(state, sent, event.cart)
    case 'WRITE_FAILED':
      return withFailure(state, sent, event.error)
    default:
      return afterChange(state, event)
  }
}

function afterChange(state: CartEditorState, event: CartEvent | CartAnswer): CartEditorState {
  switch (event.type) {
    case 'CART':
      return withCart(state, event.cart)
    case 'TYPE_QUANTITY':
      return typeQuantity(state, event.id, event.typed)
    case 'REMOVE':
      return removeLine(state, event.id)
    case 'SAVE':
      return saveLine(state, event.id)
    case 'UNDO':
      return undoRemoval(state, event.id)
    case 'FORGET':
      return forgetLine(state, event.id)
    case 'APPLY_PROMO':
      return applyPromo(state)
    case 'REMOVE_PROMO':
      return removePromo(state)
    case 'RETRY':
      return retryFailed(state, event.id)
    case 'CLOSE_NOTICE':
      return withoutNotice(state)
    default:
      return state
  }
}

function afterWrite(state: CartEditorState, sent: CartWrite, cart: Cart): CartEditorState {
  const promoTyped = sent.kind === 'promo' ? '' : state.promoTyped
  return withFollowing({ ...withCart(state, cart), sent: undefined, promoTyped }, sent)
}

/** Sends the quantity that was asked for while a line came back, unless a newer request waits. */
function withFollowing(state: CartEditorState, sent: CartWrite): CartEditorState {
  const next = followingWrite(sent, state.cart)
  if (next === undefined || isReplaced(state, sent)) return state
  return { ...state, waiting: enqueue(state.waiting, next) }
}

function afterConflict(
  state: CartEditorState,
  sent: CartWrite,
  current: Cart | null,
): CartEditorState {
  const taken = withCart(state, current)
  const idle = { ...taken, sent: undefined }
  if (isSettled(sent, taken.cart) || isReplaced(state, sent)) return withFollowing(idle, sent)
  const error = errorMessage('CART_VERSION_CONFLICT')
  if (taken.cart === null || isOrphan(sent, taken.cart)) return { ...idle, notice: error }
  const conflicts = state.conflicts + 1
  return conflicts < MAX_CONFLICTS ? { ...taken, conflicts } : withFailure(taken, sent, error)
}

function withFailure(
  state: CartEditorState,
  sent: CartWrite,
  error: ErrorMessage,
): CartEditorState {
  const idle = { ...state, sent: undefined }
  if (isReplaced(state, sent)) return idle
  // A failure needs a line to stand beside.
  if (sent.kind === 'quantity' && isOrphan(sent, state.cart)) return { ...idle, notice: error }
  return { ...idle, failed: { ...state.failed, [sent.id]: { write: sent, error } } }
}

/** True when a newer request for the same line waits, so that the sent one no longer matters. */
function isReplaced({ waiting }: CartEditorState, sent: CartWrite): boolean {
  return waiting.some(({ id }) => id === sent.id)
}

function withoutNotice(state: CartEditorState): CartEditorState {
  return { ...state, notice: undefined }
}
