/** The heart of a design. */
export { FavoriteButton as FavoriteIsland } from '@selvage/react/favorite'
