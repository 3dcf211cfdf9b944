export { homeGoodProduct } from './home-good-product.ts'
export type { HomeGoodProductKind } from './home-good-product.ts'
