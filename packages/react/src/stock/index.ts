export { StockProduct } from './stock-product.tsx'
export type { StockProductProps } from './stock-product.tsx'
