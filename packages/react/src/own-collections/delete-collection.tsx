'use client'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import type { OwnCollection } from '@selvage/core/collection'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { Question } from '../question/question.tsx'

/** Props of {@link DeleteCollection}. */
export interface DeleteCollectionProps {
  /** The collection that is asked about. */
  readonly collection: Pick<OwnCollection, 'id' | 'name' | 'designCount'>
  /** The page that the form is posted to, with `intent` as `delete` and the collection as `id`. */
  readonly action: string
  /** The page of all collections, for who keeps it. */
  readonly keepHref: string
}

/** The question before a collection is deleted; keeping it is the first answer. */
export function DeleteCollection({
  collection,
  action,
  keepHref,
}: DeleteCollectionProps): ReactNode {
  needProps('DeleteCollection', { collection }, {}, 'of listOwnCollections()')
  const { t } = useMessages()
  const { id, name, designCount } = collection
  return (
    <Question
      title={t('own-collections.deleteTitle')}
      no={{ label: t('own-collections.deleteNo'), href: keepHref }}
      yes={{
        label: t('own-collections.deleteYes'),
        action,
        fields: { intent: 'delete', id: String(id) },
      }}
    >
      <p>
        <b lang={DESIGN_LANGUAGE}>{name}</b> · {t('collection.count', { count: designCount })}
      </p>
      <p>{t('own-collections.deleteText')}</p>
    </Question>
  )
}
