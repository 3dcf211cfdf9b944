'use client'
import { audienceOf } from '@selvage/core/collection'
import type { CollectionCard, OwnCollection } from '@selvage/core/collection'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { CollectionGrid } from '../collection/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './own-collections.css.ts'

/** Props of {@link OwnCollections}. */
export interface OwnCollectionsProps {
  /** The member's collections, from the call `listOwnCollections`. */
  readonly collections: readonly OwnCollection[]
  /** The page of each collection, such as `/en/collections/{id}`. */
  readonly hrefFor: HrefFor<CollectionCard>
  /** The page that changes each collection. */
  readonly editHrefFor: HrefFor<CollectionCard>
  /** The page that asks before each collection is deleted. */
  readonly deleteHrefFor: HrefFor<CollectionCard>
  /** The page of a new collection. */
  readonly newHref: string
  /** The number of first cards whose pictures are fetched at once. */
  readonly eager?: number | undefined
}

const SEEN_BY = {
  member: 'own-collections.onlyYou',
  designers: 'own-collections.onlyDesigners',
  everybody: 'own-collections.forEverybody',
} as const

/** A member's collections as cards of cloth: who may see each, and the ways to change it. */
export function OwnCollections({
  collections,
  hrefFor,
  editHrefFor,
  deleteHrefFor,
  newHref,
  eager = 0,
}: OwnCollectionsProps): ReactNode {
  needProps('OwnCollections', {}, { collections }, 'of listOwnCollections()')
  const { t } = useMessages()
  const add = <ButtonLink href={newHref}>{t('own-collections.new')}</ButtonLink>
  if (collections.length === 0)
    return (
      <EmptyState level={2} title={t('own-collections.empty')} actions={add}>
        {t('own-collections.emptyText')}
      </EmptyState>
    )
  const link = (href: string, label: string, name: string) => (
    <ButtonLink kind="link" href={href}>
      {label} <span className={visuallyHidden}>{name}</span>
    </ButtonLink>
  )
  const below = (collection: CollectionCard) => (
    <>
      <p className={css.audience}>{t(SEEN_BY[audienceOf(collection)])}</p>
      <div className={css.actions}>
        {link(hrefOf(editHrefFor, collection), t('own-collections.edit'), collection.name)}
        {link(hrefOf(deleteHrefFor, collection), t('own-collections.delete'), collection.name)}
      </div>
    </>
  )
  return (
    <div className={component}>
      <p className={css.add}>{add}</p>
      <CollectionGrid collections={collections} hrefFor={hrefFor} eager={eager} belowFor={below} />
    </div>
  )
}
