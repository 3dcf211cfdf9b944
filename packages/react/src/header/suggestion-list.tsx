'use client'
import { DESIGN_LANGUAGE, designImageUrl } from '@selvage/core/design'
import type { ReactNode, Ref } from 'react'
import { Ground } from '../cloth/ground.tsx'
import { useCardPrice } from '../design/use-card-price.ts'
import { useMessages } from '../messages/index.ts'
import { showPanel } from '../popover/show-panel.ts'
import { hrefOf } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { useGatewayUrl } from '../provider/shop-context.ts'
import type { Suggested, SuggestionLinks } from './suggestion-options.ts'
import * as css from './suggestions.css.ts'

interface SuggestionListProps {
  /** The list's id; an option's has its number behind it. */
  readonly id: string
  readonly ref: Ref<HTMLDivElement>
  readonly suggested: Suggested
  readonly links: SuggestionLinks
  /** The number of the option that Enter opens. */
  readonly active: number | undefined
}

interface Row {
  readonly key: string
  readonly href: string
  readonly content: ReactNode
}

/** Suggestions in groups, each option a link; the focus stays in the box. */
export function SuggestionList({
  id,
  ref,
  suggested,
  links,
  active,
}: SuggestionListProps): ReactNode {
  const { t } = useMessages()
  const groups = useGroups(suggested, links).filter(({ rows }) => rows.length > 0)
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0),
  )
  return (
    // Nothing here takes the focus: the list belongs to its box, where all keys are pressed.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={showPanel}
      popover="manual"
      className={css.panel}
      // A press keeps the focus in the box, so that the list stays until the link is followed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={ref} id={id} role="listbox" aria-label={t('search.suggestions')}>
        {groups.map(({ name, label, rows }, group) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={css.group}>
            <p id={`${id}-${name}`} className={css.label}>
              {label}
            </p>
            {rows.map(({ key, href, content }, at) => {
              const number = (starts[group] ?? 0) + at
              return (
                <Link
                  key={key}
                  id={`${id}-${number}`}
                  role="option"
                  aria-selected={number === active}
                  tabIndex={-1}
                  className={css.option}
                  href={href}
                >
                  {content}
                </Link>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

interface Group {
  readonly name: string
  readonly label: string
  readonly rows: readonly Row[]
}

/** The groups of suggestions, in their order. */
function useGroups(suggested: Suggested, links: SuggestionLinks): readonly Group[] {
  const { t } = useMessages()
  const cardPrice = useCardPrice()
  return [
    {
      name: 'searches',
      label: t('search.suggestedSearches'),
      rows: suggested.searches.map(({ text, designCount }) => ({
        key: text,
        href: hrefOf(links.search, { text }),
        content: (
          <>
            <span className={css.title}>{text}</span>{' '}
            {designCount === null ? null : (
              <span className={css.quiet}>{t('search.count', { count: designCount })}</span>
            )}
          </>
        ),
      })),
    },
    {
      name: 'tags',
      label: t('search.suggestedTags'),
      rows: suggested.tags.map(({ tag, label }) => ({
        key: tag,
        href: hrefOf(links.tag, { tag }),
        content: <span className={css.title}>{label}</span>,
      })),
    },
    {
      name: 'designs',
      label: t('search.suggestedDesigns'),
      rows: suggested.designs.map((design) => ({
        key: String(design.id),
        href: hrefOf(links.design, design),
        content: (
          <>
            <Swatch design={design} />
            <span className={css.title}>
              <span lang={DESIGN_LANGUAGE}>{design.title}</span>{' '}
              <span className={css.under}>{design.designer.name}</span>
            </span>{' '}
            <span className={css.quiet}>{cardPrice(design)}</span>
          </>
        ),
      })),
    },
    ...(['designers', 'collections'] as const).map((name) => ({
      name,
      label: t(`search.spelunk_${name}`),
      rows: suggested[name].map((found) => ({
        key: String(found.id),
        href:
          name === 'designers'
            ? hrefOf(links.designer, { screenName: found.designer.screenName })
            : hrefOf(links.collection, { id: found.id }),
        content: (
          <>
            <Swatch design={found.thumbnails[0]} />
            <span className={css.title} lang={name === 'collections' ? DESIGN_LANGUAGE : undefined}>
              {found.name}
            </span>{' '}
            <span className={css.quiet}>{t('search.count', { count: found.designCount })}</span>
          </>
        ),
      })),
    })),
  ]
}

/** A small piece of a design's cloth; empty without one. */
function Swatch({
  design,
}: {
  readonly design: { readonly id: number; readonly palette: readonly string[] } | undefined
}): ReactNode {
  const gatewayUrl = useGatewayUrl()
  if (design === undefined) return null
  const src = (format: 'avif' | 'webp') =>
    designImageUrl(gatewayUrl, { id: design.id, view: 'card', width: 300, format })
  return (
    <span className={css.swatch}>
      <Ground color={design.palette[0]} />
      <picture>
        <source type="image/avif" srcSet={src('avif')} />
        <img
          src={src('webp')}
          alt=""
          width={52}
          height={52}
          decoding="async"
          className={css.print}
        />
      </picture>
    </span>
  )
}
