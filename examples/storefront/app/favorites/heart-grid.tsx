import { DesignGrid } from '@selvage/react/design'
import type { DesignGridProps } from '@selvage/react/design'
import { FavoriteForm } from '@selvage/react/favorite'
import { useMessages } from '@selvage/react/messages'
import { Still } from '../island-runtime/still.tsx'
import { favoritesPath } from './favorites-path.ts'
import type { DesignTemplate } from '../page/design-template.ts'
import * as css from './heart-grid.css.ts'

interface HeartGridProps extends Pick<DesignGridProps, 'designs' | 'eager' | 'level'> {
  /** The page of each design, such as `/en/fabric/{id}`. */
  readonly hrefFor: DesignTemplate
  /** The page that a heart without a script leads back to. */
  readonly next: string
  /** The designs that are favorites of the visitor's. */
  readonly favorites: readonly number[]
}

/**
 * Cards of cloth with a heart each. The hearts are plain forms, because so many islands would be
 * too much for a page; `hearts.client.ts` sends them without leaving it.
 */
export function HeartGrid(props: HeartGridProps) {
  // A grid with somebody's own favorites is not drawn for everybody.
  return props.favorites.length > 0 ? (
    <Hearts {...props} />
  ) : (
    <Still name="hearts" of={Hearts} props={props} />
  )
}

function Hearts({ favorites, next, ...grid }: HeartGridProps) {
  const { lang, t } = useMessages()
  const action = favoritesPath(lang)
  return (
    <div data-hearts={t('favorites.failed')}>
      <DesignGrid
        {...grid}
        favoriteFor={({ id, title }) => (
          <FavoriteForm
            design={{ id, title }}
            isFavorite={favorites.includes(id)}
            action={action}
            next={next}
          />
        )}
      />
      <p className={css.failed} role="alert" data-heart-failed="" />
    </div>
  )
}
