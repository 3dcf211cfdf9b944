import type { DesignCard } from '@selvage/core/design'
import { useMessages } from '@selvage/react/messages'
import { Island } from '../island-runtime/island.tsx'
import { FavoriteIsland } from '../islands/favorite.tsx'
import { useFrame } from '../page/frame.ts'
import { favoritesPath } from './favorites-path.ts'

interface FavoriteHeartProps {
  readonly design: Pick<DesignCard, 'id' | 'title'>
  readonly isFavorite: boolean
  readonly count?: number
}

/** The heart of a design; without a script its form leads back to this page. */
export function FavoriteHeart({ design: { id, title }, ...state }: FavoriteHeartProps) {
  const { lang } = useMessages()
  const { path, search } = useFrame()
  return (
    <Island
      name="favorite"
      of={FavoriteIsland}
      props={{
        design: { id, title },
        ...state,
        action: favoritesPath(lang),
        next: path + search,
      }}
      when="intent"
    />
  )
}
