export { FabricChooser, type FabricChooserProps } from './fabric-chooser.tsx'
export {
  featuredFabrics,
  findFabrics,
  groupFabrics,
  priceOf,
  type FabricSort,
  type NamedOffer,
} from './fabric-order.ts'
export { SizeChooser, sizeKey, type SizeChooserProps } from './size-chooser.tsx'
export { TrueSize, type TrueSizeProps } from './true-size.tsx'
export { YardPreview, type YardPreviewProps } from './yard-preview.tsx'
export { FabricProduct, type FabricProductProps } from './fabric-product.tsx'
