export { SelvageShop } from './selvage-shop.tsx'
export type { SelvageShopProps } from './selvage-shop.tsx'
