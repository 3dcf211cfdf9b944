export {
  DesignCard,
  DesignGrid,
  GRID_SIZES,
  type DesignCardProps,
  type DesignGridProps,
} from './design-card.tsx'
export { DesignShelf, type DesignShelfProps } from './design-shelf.tsx'
