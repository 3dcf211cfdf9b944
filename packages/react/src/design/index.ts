export { DesignCard, DesignGrid, GRID_SIZES } from './design-card.tsx'
export type { DesignCardProps, DesignGridProps } from './design-card.tsx'
export { DesignShelf } from './design-shelf.tsx'
export type { DesignShelfProps } from './design-shelf.tsx'
