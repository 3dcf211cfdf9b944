'use client'
import type { CollectionCard } from '@selvage/core/collection'
import { addCollectionFavorite, removeCollectionFavorite } from '@selvage/core/favorites'
import type { CollectionFavoriteState } from '@selvage/core/favorites'
import type { ReactNode } from 'react'
import { needProps } from '../provider/need-props.ts'
import { useShop } from '../provider/shop-context.ts'
import { HeartForm } from './heart-form.tsx'
import type { HeartProps } from './heart-form.tsx'
import { useHeart } from './use-heart.ts'

/**
 * Props of {@link CollectionFavoriteButton}. Without a script its form posts `collection_id`,
 * `wanted` and `next`.
 */
export interface CollectionFavoriteButtonProps extends Omit<HeartProps, 'error' | 'onSubmit'> {
  /** The collection that is kept; `collectionFavoritesAmong` answers whether it is. */
  readonly collection: Pick<CollectionCard, 'id' | 'name'>
  /** Called with what the gateway says, and once more with what was before when it failed. */
  readonly onChange?: ((state: CollectionFavoriteState) => void) | undefined
}

/** A heart that keeps a public collection for its shopper, as a `FavoriteButton` keeps a design. */
export function CollectionFavoriteButton({
  collection,
  onChange,
  ...form
}: CollectionFavoriteButtonProps): ReactNode {
  needProps('CollectionFavoriteButton', { collection })
  const { gateway } = useShop()
  const { id, name: title } = collection
  const given: CollectionFavoriteState = { isFavorite: form.isFavorite }
  const heart = useHeart({
    given,
    title,
    change: (wanted) => {
      const call = wanted ? addCollectionFavorite : removeCollectionFavorite
      return gateway.send(call, { params: { id }, body: {} }, { keepalive: true })
    },
    onChange,
  })
  return <HeartForm {...form} field="collection_id" id={id} title={title} {...heart} />
}
