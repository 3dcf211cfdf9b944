'use client'
import { addFavorite, removeFavorite } from '@selvage/core/favorites'
import type { FavoriteState } from '@selvage/core/favorites'
import type { ReactNode } from 'react'
import { needProps } from '../provider/need-props.ts'
import { useShop } from '../provider/shop-context.ts'
import { FavoriteForm } from './favorite-form.tsx'
import type { FavoriteFormProps } from './favorite-form.tsx'
import { useHeart } from './use-heart.ts'

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps extends Omit<FavoriteFormProps, 'error' | 'onSubmit'> {
  /** Called with what the gateway says, and once more with what was before when it failed. */
  readonly onChange?: ((state: FavoriteState) => void) | undefined
}

/**
 * A heart that keeps a design for its shopper. It changes at once, and changes back with a sentence
 * when the gateway does not take it; of quick presses the last one holds. It works on a storefront
 * alone, whose origin is in `storefrontOrigins`: a favorite belongs to the session.
 */
export function FavoriteButton({ onChange, ...form }: FavoriteButtonProps): ReactNode {
  const { design, count } = form
  needProps('FavoriteButton', { design })
  const { gateway } = useShop()
  const given: FavoriteState = { count: count ?? 0, isFavorite: form.isFavorite }
  const heart = useHeart({
    given,
    title: design.title,
    change: (wanted) => {
      const call = wanted ? addFavorite : removeFavorite
      return gateway.send(call, { params: { id: design.id }, body: {} }, { keepalive: true })
    },
    onChange,
  })
  return (
    <FavoriteForm
      {...form}
      {...heart}
      count={count === undefined ? undefined : count + change(form.isFavorite, heart.isFavorite)}
    />
  )
}

const change = (before: boolean, after: boolean): number => Number(after) - Number(before)
