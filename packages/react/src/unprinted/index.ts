export { UnprintedProduct } from './unprinted-product.tsx'
export type { UnprintedProductProps } from './unprinted-product.tsx'
