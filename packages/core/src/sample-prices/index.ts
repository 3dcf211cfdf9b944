export { sampleFabricCents, sampleWallpaperCents } from './cuts.ts'
export { OUT_OF_STOCK_FABRICS, OUT_OF_STOCK_WALLPAPERS } from './prices.table.ts'
export { sampleProducts } from './products.ts'
export type { SamplePrice, SampleProduct } from './products.ts'
