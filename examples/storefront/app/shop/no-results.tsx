import type { DesignCard } from '@selvage/core/design'
import { searchString } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import type { Translate } from '@selvage/i18n/messages'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { FewerFilters } from '@selvage/react/search'
import type { FewerFiltersProps } from '@selvage/react/search'
import { RelatedDesigns } from '../site/related-designs.tsx'

function emptyTitle(t: Translate, { q, on }: SearchQuery, total: number): string {
  if (total > 0) return t('search.ranOut')
  if (q === undefined) return t('search.noResultsPlain')
  return on === 'wallpaper'
    ? t('search.noResultsIn', { searchQuery: q, category: t('navigation.wallpaper') })
    : t('search.noResults', { searchQuery: q })
}

/** Says what was searched for in place of a misspelled text. */
export function Corrected({
  query,
  searchedFor,
}: {
  readonly query: SearchQuery
  readonly searchedFor: string | null
}) {
  const { t } = useMessages()
  return searchedFor === null || query.q === undefined ? null : (
    <Flash severity="info">{t('search.corrected', { meant: searchedFor, typed: query.q })}</Flash>
  )
}

interface NoResultsProps extends Pick<FewerFiltersProps, 'totals' | 'designerNames' | 'tagName'> {
  readonly query: SearchQuery
  readonly action: string
  readonly total: number
  /** The designs that are offered where nothing fits. */
  readonly designs: readonly DesignCard[]
  readonly hrefFor: string
}

/** Says that nothing was found, and offers the nearest searches and what others like. */
export function NoResults({ query, action, total, designs, hrefFor, ...fewer }: NoResultsProps) {
  const { t } = useMessages()
  return (
    <>
      <EmptyState
        level={2}
        title={emptyTitle(t, query, total)}
        actions={
          <ButtonLink
            href={query.on === undefined ? action : `${action}?${searchString({ on: query.on })}`}
          >
            {t('search.clearSearch')}
          </ButtonLink>
        }
      >
        {t('search.noResultsHelp')}
      </EmptyState>
      <FewerFilters action={action} query={query} {...fewer} />
      <RelatedDesigns
        title={t('home.loved')}
        designs={designs}
        hrefFor={({ id }) => hrefFor.replace('{id}', String(id))}
        isOnFabric={query.on === undefined}
      />
    </>
  )
}
