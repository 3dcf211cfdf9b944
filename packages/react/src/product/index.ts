export { ProductLayout } from './product-layout.tsx'
export type { ProductLayoutProps } from './product-layout.tsx'
export { useAddToCart } from './use-add-to-cart.ts'
export type { AddToCartInput } from './use-add-to-cart.ts'
