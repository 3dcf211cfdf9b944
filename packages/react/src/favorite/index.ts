export { FavoriteButton } from './favorite-button.tsx'
export type { FavoriteButtonProps } from './favorite-button.tsx'
