export { FavoriteButton } from './favorite-button.tsx'
export type { FavoriteButtonProps } from './favorite-button.tsx'
export { FavoriteForm } from './favorite-form.tsx'
export type { FavoriteFormProps } from './favorite-form.tsx'
