'use client'
import type { DesignCard } from '@selvage/core/design'
import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './favorite.css.ts'

/** Props of {@link FavoriteForm}. */
export interface FavoriteFormProps {
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
  /** A sentence that says why the favorite was not changed. */
  readonly error?: string | undefined
  /** Called when the heart is pressed; without it the browser posts the form. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined
}

/** A heart as a plain form, for a page without a shop; with one, a `FavoriteButton` acts itself. */
export function FavoriteForm({
  design,
  isFavorite,
  count,
  action,
  next,
  error,
  onSubmit,
}: FavoriteFormProps): ReactNode {
  needProps('FavoriteForm', { design })
  const { t } = useMessages()
  return (
    <form className={css.form} method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="design_id" value={design.id} />
      <input type="hidden" name="next" value={next ?? ''} />
      <button
        className={css.button({ kind: count === undefined ? 'picture' : 'text' })}
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
        {count !== undefined && <span>{t('design.favorites', { count })}</span>}
      </button>
      {error !== undefined && <p className={css.error}>{error}</p>}
    </form>
  )
}
