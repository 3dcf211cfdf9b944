'use client'
import type { CollectionCard as Collection } from '@selvage/core/collection'
import type { ReactNode } from 'react'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { CollectionCard } from './collection-card.tsx'
import { cardCell, cardList } from '../theme/card-list.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link CollectionGrid}. */
export interface CollectionGridProps {
  /** The collections in their order, from the call `listCollections`. */
  readonly collections: readonly Collection[]
  /** The page of each collection, such as `/en/collection/{id}`. */
  readonly hrefFor: HrefFor<Collection>
  /** The number of first cards whose pictures are fetched at once. */
  readonly eager?: number | undefined
  /**
   * The level of each card's heading: 2 directly under the page's title (the default), 3 within a
   * section.
   */
  readonly level?: 2 | 3 | undefined
  /** `page` for a list, `band` for a short row. */
  readonly kind?: 'page' | 'band' | undefined
  /** Returns what stands below each card's text, such as links that change the collection. */
  readonly belowFor?: ((collection: Collection) => ReactNode) | undefined
}

/** Collections as cards of cloth, all at one scale. */
export function CollectionGrid({
  collections,
  hrefFor,
  eager = 0,
  level = 2,
  kind = 'page',
  belowFor,
}: CollectionGridProps): ReactNode {
  needProps('CollectionGrid', {}, { collections }, 'of listCollections()')
  return (
    <ul className={cardList({ kind })}>
      {collections.map((collection, at) => (
        <li key={collection.id} className={cardCell({ kind })}>
          <CollectionCard
            collection={collection}
            href={hrefOf(hrefFor, collection)}
            eager={at < eager}
            level={level}
          >
            {belowFor?.(collection)}
          </CollectionCard>
        </li>
      ))}
    </ul>
  )
}
