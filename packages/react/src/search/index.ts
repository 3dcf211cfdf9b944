export { ResultCount, ResultsBar } from './results-bar.tsx'
export type { ResultsBarProps } from './results-bar.tsx'
export { ShopFilters } from './shop-filters.tsx'
export type { ShopFiltersProps } from './shop-filters.tsx'
