export { ResultCount, ResultsBar, type ResultsBarProps } from './results-bar.tsx'
export { ShopFilters, type ShopFiltersProps } from './shop-filters.tsx'
