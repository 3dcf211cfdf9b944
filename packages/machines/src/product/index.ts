export { listedPrice, NO_DESIGN } from './listed-price.ts'
export { solidProduct } from './solid-product.ts'
export { stockProduct } from './stock-product.ts'
export { unprintedProduct } from './unprinted-product.ts'
