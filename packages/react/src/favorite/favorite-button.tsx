'use client'
import { asShopError } from '@selvage/core/contract'
import { addFavorite, removeFavorite } from '@selvage/core/favorites'
import type { FavoriteState } from '@selvage/core/favorites'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { errorText } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { useShop } from '../provider/shop-context.ts'
import { FavoriteForm } from './favorite-form.tsx'
import type { FavoriteFormProps } from './favorite-form.tsx'

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
  needProps('FavoriteButton', { design: form.design })
  const { isFavorite, error, toggle } = useFavorite({ ...form, onChange })
  const { count } = form
  return (
    <FavoriteForm
      {...form}
      isFavorite={isFavorite}
      count={count === undefined ? undefined : count + change(form.isFavorite, isFavorite)}
      error={error}
      onSubmit={(event) => {
        event.preventDefault()
        toggle()
      }}
    />
  )
}

const change = (before: boolean, after: boolean): number => Number(after) - Number(before)

/** The state of one heart: what is shown, and what the gateway has said last. */
function useFavorite({ design, isFavorite: given, count = 0, onChange }: FavoriteButtonProps) {
  const { gateway, session } = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  const [isFavorite, setIsFavorite] = useState(given)
  const [error, setError] = useState<string>()
  const known = useRef<FavoriteState>({ count, isFavorite: given })
  const wanted = useRef(given)
  const isSending = useRef(false)

  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      while (wanted.current !== known.current.isFavorite) {
        const call = wanted.current ? addFavorite : removeFavorite
        known.current = await session.withSession(() =>
          gateway.send(call, { params: { id: design.id }, body: {} }),
        )
      }
      onChange?.(known.current)
      const text = known.current.isFavorite ? 'favorites.added' : 'favorites.removed'
      announce(t(text, { title: design.title }))
    } catch (thrown) {
      const { status, ...error } = asShopError(thrown)
      // A page that may not do it may not after a refresh either, as the code's sentence advises.
      const sentence = errorText(t, status === 403 ? { code: 'SERVER_ERROR' } : error)
      wanted.current = known.current.isFavorite
      setIsFavorite(wanted.current)
      setError(sentence)
      announce(sentence, 'assertive')
      onChange?.(known.current)
    } finally {
      isSending.current = false
    }
  }

  return {
    isFavorite,
    error,
    toggle: () => {
      wanted.current = !wanted.current
      setIsFavorite(wanted.current)
      setError(undefined)
      void send()
    },
  }
}
