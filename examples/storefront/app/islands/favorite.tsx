import { CollectionFavoriteButton, FavoriteButton } from '@selvage/react/favorite'
import type { CollectionFavoriteButtonProps, FavoriteButtonProps } from '@selvage/react/favorite'

/** The heart of a design, or of a collection. */
export default function FavoriteIsland(props: FavoriteButtonProps | CollectionFavoriteButtonProps) {
  return 'collection' in props ? (
    <CollectionFavoriteButton {...props} />
  ) : (
    <FavoriteButton {...props} />
  )
}
