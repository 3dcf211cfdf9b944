import type { Cart } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { initialCartState } from '../cart/cart-editor-state.ts'
import type { CartEditorState } from '../cart/cart-editor-state.ts'
import { cartView } from '../cart/cart.view.ts'
import type { CartView } from '../cart/cart.view.ts'
import { dueWork, reduceCart } from '../cart/reduce-cart.ts'
import type { CartAnswer, CartEvent, CartWork } from '../cart/reduce-cart.ts'
import { toErrorMessage } from '../error-message.ts'
import { sampleCart, sampleItem } from './samples.ts'

export const [LINE_A, LINE_B] = ['line-a-0123456789', 'line-b-0123456789'] as const

/** A cart editor's state with the events that led to it; nothing is ever sent. */
export interface CartDriver {
  readonly state: CartEditorState
  readonly view: CartView
  readonly due: CartWork | undefined
  /** The write on its way, with the cart it is made for. */
  readonly writing: Extract<CartWork, { kind: 'write' }> | undefined
  send(...events: (CartEvent | CartAnswer)[]): CartDriver
}

/** Drives the reducer from a state. */
export function driveCart(state: CartEditorState): CartDriver {
  const due = dueWork(state)
  return {
    state,
    view: cartView(state),
    due,
    writing: due?.kind === 'write' ? due : undefined,
    send: (...events) => driveCart(events.reduce(reduceCart, state)),
  }
}

/** Begins where the page knows the cart: two lines of one piece each unless given. */
export const openCart = (cart: Cart | null = sampleCart()): CartDriver =>
  driveCart(initialCartState(cart))

/** A cart of one version with these quantities by line id. */
export const cartWith = (version: number, quantities: Readonly<Record<string, number>>): Cart =>
  sampleCart(
    version,
    Object.entries(quantities).map(([id, quantity]) => sampleItem(id, quantity)),
  )

export const typeQuantity = (id: string, typed: string | number): CartEvent => ({
  type: 'TYPE_QUANTITY',
  id,
  typed: String(typed),
})
export const written = (cart: Cart): CartAnswer => ({ type: 'WRITTEN', cart })
export const conflict = (cart: Cart | null): CartAnswer => ({ type: 'CONFLICT', cart })
const error = toErrorMessage(shopError('SERVER_ERROR'))
export const lost: CartAnswer = { type: 'WRITE_FAILED', error }
export const loadFailed: CartAnswer = { type: 'LOAD_FAILED', error }
