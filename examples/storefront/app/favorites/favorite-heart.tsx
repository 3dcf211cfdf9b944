import type { CollectionCard } from '@selvage/core/collection'
import type { DesignCard } from '@selvage/core/design'
import { useMessages } from '@selvage/react/messages'
import { Island } from '../island-runtime/island.tsx'
import FavoriteIsland from '../islands/favorite.tsx'
import { useFrame } from '../page/frame.ts'
import { favoritesPath } from './favorites-path.ts'

interface FavoriteHeartProps {
  readonly design: Pick<DesignCard, 'id' | 'title'>
  readonly isFavorite: boolean
  readonly count?: number
}

/** The addresses of a heart without a script, whose form leads back to this page. */
function usePostedHeart() {
  const { lang } = useMessages()
  const { path, search } = useFrame()
  return { action: favoritesPath(lang), next: path + search }
}

/** The heart of a design; without a script its form leads back to this page. */
export function FavoriteHeart({ design: { id, title }, ...state }: FavoriteHeartProps) {
  const posted = usePostedHeart()
  return (
    <Island
      name="favorite"
      of={FavoriteIsland}
      props={{ design: { id, title }, ...state, ...posted }}
      when="intent"
    />
  )
}

interface CollectionHeartProps {
  readonly collection: Pick<CollectionCard, 'id' | 'name'>
  readonly isFavorite: boolean
}

/** The heart of a collection; without a script its form leads back to this page. */
export function CollectionHeart({ collection: { id, name }, isFavorite }: CollectionHeartProps) {
  const posted = usePostedHeart()
  return (
    <Island
      name="favorite"
      of={FavoriteIsland}
      props={{ collection: { id, name }, isFavorite, ...posted }}
      when="intent"
    />
  )
}
