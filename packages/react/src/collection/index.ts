export { CollectionCard, paletteOf, type CollectionCardProps } from './collection-card.tsx'
export { CollectionGrid, type CollectionGridProps } from './collection-grid.tsx'
