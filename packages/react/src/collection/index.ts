export { CollectionCard, paletteOf } from './collection-card.tsx'
export type { CollectionCardProps } from './collection-card.tsx'
export { CollectionGrid } from './collection-grid.tsx'
export type { CollectionGridProps } from './collection-grid.tsx'
