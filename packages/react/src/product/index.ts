export { useAddToCart } from './use-add-to-cart.ts'
export type { AddToCartInput } from './use-add-to-cart.ts'
