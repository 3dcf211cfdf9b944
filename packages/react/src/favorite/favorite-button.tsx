'use client'
import { asShopError } from '@selvage/core/contract'
import type { DesignCard } from '@selvage/core/design'
import { addFavorite, removeFavorite } from '@selvage/core/favorites'
import type { FavoriteState } from '@selvage/core/favorites'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { errorText } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { useShop } from '../provider/shop-context.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './favorite.css.ts'

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps {
  /** The design that is kept. */
  readonly design: Pick<DesignCard, 'id' | 'title'>
  /** Whether it is a favorite of the shopper's, as `favoritesAmong` answers it. */
  readonly isFavorite: boolean
  /** Of how many shoppers it is a favorite; shown beside the heart, which stands alone without. */
  readonly count?: number | undefined
  /**
   * The address that the form posts to without a script: `design_id`, `wanted` (`add` or `remove`)
   * and `next`.
   */
  readonly action?: string | undefined
  /** The page that the form without a script leads back to. */
  readonly next?: string | undefined
  /** Called with what the gateway says, and once more with what was before when it failed. */
  readonly onChange?: ((state: FavoriteState) => void) | undefined
}

/**
 * A heart that keeps a design for its shopper. It changes at once, and changes back with a sentence
 * when the gateway does not take it; of quick presses the last one holds.
 */
export function FavoriteButton(props: FavoriteButtonProps): ReactNode {
  const { design, count, action, next } = props
  needProps('FavoriteButton', { design })
  const { t } = useMessages()
  const { isFavorite, error, toggle } = useFavorite(props)
  const shown = count === undefined ? undefined : count + change(props.isFavorite, isFavorite)
  return (
    <form
      className={css.form}
      method="post"
      action={action}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        toggle()
      }}
    >
      <input type="hidden" name="design_id" value={design.id} />
      <input type="hidden" name="next" value={next ?? ''} />
      <button
        className={css.button({ kind: shown === undefined ? 'picture' : 'text' })}
        type="submit"
        name="wanted"
        value={isFavorite ? 'remove' : 'add'}
        aria-pressed={isFavorite}
      >
        <svg className={css.heart} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 20.3C5.4 15.8 3 12.6 3 9a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 21 9c0 3.6-2.4 6.8-9 11.3z" />
        </svg>
        <span
          className={visuallyHidden}
        >{`${t('favorites.button', { title: design.title })} `}</span>
        {shown !== undefined && <span>{t('design.favourites', { count: shown })}</span>}
      </button>
      {error !== undefined && <p className={css.error}>{error}</p>}
    </form>
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
      const sentence = errorText(t, asShopError(thrown))
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
