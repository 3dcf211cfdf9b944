export { addToCartMachine } from './add-to-cart.machine.ts'
export type {
  AddedEvent,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
} from './add-to-cart.machine.ts'
export { addToCartView } from './add-to-cart.view.ts'
export type { AddToCartView } from './add-to-cart.view.ts'
export { provideAddToCart } from './add-to-cart.actors.ts'
export { createCartEditor } from './cart-editor.ts'
export type { CartEditor } from './cart-editor.ts'
export type { CartEditorState } from './cart-editor-state.ts'
export type { CartEvent } from './reduce-cart.ts'
export { cartView } from './cart.view.ts'
export type { CartLineView, CartView } from './cart.view.ts'
export { offeredSizes, pickFabric, pickSize } from './choice.ts'
export type { ErrorMessage } from '../error-message.ts'
