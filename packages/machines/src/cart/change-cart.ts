import { readQuantity } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import { errorMessage } from '../error-message.ts'
import { entriesWhere, openWrites, without } from './cart-editor-state.ts'
import type { CartEditorState, TypedQuantity } from './cart-editor-state.ts'
import { enqueue, lastWrite, presentLines, removedLines, wantedQuantity } from './cart-writes.ts'
import type { CartWrite } from './cart-writes.ts'

/** Lets a write wait for its turn; the message of an earlier failure of it goes. */
function withWrite(state: CartEditorState, write: CartWrite): CartEditorState {
  return {
    ...state,
    waiting: enqueue(state.waiting, write),
    failed: without(state.failed, write.id),
    notice: undefined,
  }
}

const lineOf = (state: CartEditorState, id: string): OrderItem | undefined =>
  presentLines(state.cart, openWrites(state)).find((line) => line.id === id)

/** Takes the text of a quantity field: a number is sent, anything else stays in the field. */
export function typeQuantity(state: CartEditorState, id: string, text: string): CartEditorState {
  const line = lineOf(state, id)
  if (!line?.quantityEditable) return state
  const read = readQuantity(text)
  if (!read.ok) return withTyped(state, id, { text, fieldError: read.fieldError })
  const { quantity, reset } = read
  const wanted = wantedQuantity(openWrites(state), line)
  // A slip in a cart must not cost what was chosen before: the line stays as it is.
  if (reset !== undefined) return withTyped(state, id, { text: String(wanted), reset })
  const typed = withTyped(state, id, undefined)
  // The same number again asks for nothing, unless it failed to arrive.
  if (wanted === quantity && state.failed[id] === undefined) return typed
  return withQuantity(typed, id, quantity)
}

/**
 * A line that is coming back takes its quantity along: a write of its own would meet no line. One
 * whose removal is open or failed is brought back first, because that may have arrived.
 */
function withQuantity(state: CartEditorState, id: string, quantity: number): CartEditorState {
  const open = lastWrite(openWrites(state), id)
  const last = open ?? state.failed[id]?.write
  if (last === undefined || last.kind === 'quantity')
    return withWrite(state, { kind: 'quantity', id, quantity })
  if (open?.kind !== 'restore') return withWrite(state, { kind: 'restore', id, quantity })
  const withIt = (write: CartWrite): CartWrite => (write === open ? { ...open, quantity } : write)
  return {
    ...state,
    sent: state.sent && withIt(state.sent),
    waiting: state.waiting.map(withIt),
    notice: undefined,
  }
}

function withTyped(
  state: CartEditorState,
  id: string,
  typed: TypedQuantity | undefined,
): CartEditorState {
  const others = without(state.typed, id)
  return { ...state, typed: typed === undefined ? others : { ...others, [id]: typed } }
}

/** Removes a line, which `undoRemoval` brings back. */
export function removeLine(state: CartEditorState, id: string): CartEditorState {
  const line = lineOf(state, id)
  if (line === undefined) return state
  return {
    ...withWrite(state, { kind: 'remove', id }),
    typed: without(state.typed, id),
  }
}

/** Saves a line for later, after what else was asked of it. */
export function saveLine(state: CartEditorState, id: string): CartEditorState {
  const isLeaving = lastWrite(openWrites(state), id)?.kind === 'save'
  if (lineOf(state, id) === undefined || isLeaving) return state
  return after(state, { kind: 'save', id })
}

/**
 * Brings a removed line back; without an id, the one that was removed last. It is asked for even
 * where its removal only waits, because an earlier one may have arrived without an answer.
 */
export function undoRemoval(state: CartEditorState, id: string | undefined): CartEditorState {
  const line = removedLines(state.cart, openWrites(state)).findLast(
    (each) => id === undefined || each.id === id,
  )
  if (line === undefined) return state
  const failed = state.failed[line.id]?.write
  return withWrite(state, failed?.kind === 'restore' ? failed : { kind: 'restore', id: line.id })
}

/** Drops a removed line for good, after its removal where that is still open. */
export function forgetLine(state: CartEditorState, id: string): CartEditorState {
  return after(state, { kind: 'forget', id })
}

/** Lets a write that takes a line away wait behind all others, those of the line too. */
function after(state: CartEditorState, write: CartWrite): CartEditorState {
  return {
    ...state,
    waiting: [...state.waiting, write],
    failed: without(state.failed, write.id),
    typed: without(state.typed, write.id),
    notice: undefined,
  }
}

/** Takes the text of the promo code's field; nothing is sent before it is applied. */
export function typePromo(state: CartEditorState, promoTyped: string): CartEditorState {
  return { ...state, promoTyped, failed: without(state.failed, 'promo') }
}

/** Applies the typed promo code; a blank one is an error of its field. */
export function applyPromo(state: CartEditorState): CartEditorState {
  const code = state.promoTyped.trim()
  if (code !== '') return withWrite(state, { kind: 'promo', id: 'promo', code })
  const write = { kind: 'promo', id: 'promo', code: null } as const
  const error = errorMessage('FIELD_CANNOT_BE_BLANK')
  return { ...state, failed: { ...state.failed, promo: { write, error } } }
}

/** Takes the promo code off the cart. */
export function removePromo(state: CartEditorState): CartEditorState {
  return withWrite(state, { kind: 'promo', id: 'promo', code: null })
}

/** Sends one line's failed write again, or all of them when no line is named. */
export function retryFailed(state: CartEditorState, line: string | undefined): CartEditorState {
  const isMeant = (id: string) => line === undefined || line === id
  const again = Object.values(entriesWhere(state.failed, isMeant)).map(({ write }) => write)
  return {
    ...state,
    waiting: again.reduce(enqueue, state.waiting),
    failed: entriesWhere(state.failed, (id) => !isMeant(id)),
  }
}
