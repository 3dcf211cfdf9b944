import type { DesignCard } from '@selvage/core/design'
import { filtersOf, searchString } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import type { Language } from '@selvage/core/locale'
import type { Translate } from '@selvage/i18n/messages'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { FewerFilters } from '@selvage/react/search'
import type { FewerFiltersProps } from '@selvage/react/search'
import { noConnections } from '../designer/no-connections.ts'
import { RelatedDesigns } from '../site/related-designs.tsx'

function emptyTitle(t: Translate, { q, on }: SearchQuery, total: number): string {
  if (total > 0) return t('search.ranOut')
  if (q === undefined) return t('search.noResultsPlain')
  return on === 'wallpaper'
    ? t('search.noResultsIn', { searchQuery: q, category: t('navigation.wallpaper') })
    : t('search.noResults', { searchQuery: q })
}

/** The texts of a page without results, and the page that it leads to. */
interface Emptiness {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly label: string
}

function emptinessOf(
  { query, total, action }: Pick<NoResultsProps, 'query' | 'total' | 'action'>,
  t: Translate,
  lang: Language,
): Emptiness {
  // A member who follows nobody, or has no favorites, has nothing that another search would find.
  const isBare = total === 0 && filtersOf(query).length === 1
  if (isBare && query.scope === 'connections') return noConnections(t, lang)
  if (isBare && query.scope === 'favorites')
    return {
      title: t('favorites.empty'),
      text: t('favorites.emptyHint'),
      href: action,
      label: t('favorites.emptyAction'),
    }
  return {
    title: emptyTitle(t, query, total),
    text: t('search.noResultsHelp'),
    href: query.on === undefined ? action : `${action}?${searchString({ on: query.on })}`,
    label: t('search.clearSearch'),
  }
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
  const { t, lang } = useMessages()
  const { title, text, href, label } = emptinessOf({ query, total, action }, t, lang)
  return (
    <>
      <EmptyState level={2} title={title} actions={<ButtonLink href={href}>{label}</ButtonLink>}>
        {text}
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
