import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './favorite.css.ts'

/** Props that every heart has. */
export interface HeartProps {
  /** Whether it is a favorite of the shopper's. */
  readonly isFavorite: boolean
  /** The address that the form posts to without a script, with `wanted` and `next`. */
  readonly action?: string | undefined
  /** The page that the form without a script leads back to. */
  readonly next?: string | undefined
  /** A sentence that says why the favorite was not changed. */
  readonly error?: string | undefined
  /** Called when the heart is pressed; without it the browser posts the form. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined
}

interface HeartFormProps extends HeartProps {
  /** The name of the field with the id. */
  readonly field: 'design_id' | 'collection_id'
  readonly id: number
  readonly title: string
  readonly count?: number | undefined
}

/** The form of a heart, with the words about what is kept. */
export function HeartForm({
  field,
  id,
  title,
  isFavorite,
  count,
  action,
  next,
  error,
  onSubmit,
}: HeartFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <form className={css.form} method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name={field} value={id} />
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
        <span className={visuallyHidden}>{`${t('favorites.button', { title })} `}</span>
        {count !== undefined && <span>{t('design.favorites', { count })}</span>}
      </button>
      {error !== undefined && <p className={css.error}>{error}</p>}
    </form>
  )
}
