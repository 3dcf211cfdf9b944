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
export { cartMachine } from './cart.machine.ts'
export type { CartContext, CartEvent } from './cart.machine.ts'
export { cartView } from './cart.view.ts'
export type { CartLineView, CartView } from './cart.view.ts'
export { provideCart } from './cart.actors.ts'
export { offeredSizes, pickFabric, pickSize } from './choice.ts'
export type { ErrorMessage } from '../error-message.ts'
