'use client'
import type { FillAYardView, LoadView } from '@selvage/machines/fill-a-yard'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Flash, errorText } from '../flash/index.ts'
import { Loading } from '../skeleton/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './canvas/canvas.css.ts'

/**
 * The messages while the collection and the templates load, or the errors with a button that tries
 * again.
 */
export function LoadingStep({
  view: { collection, templates },
  onRetry,
}: {
  readonly view: Pick<FillAYardView, 'collection' | 'templates'>
  readonly onRetry: () => void
}): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.loading}>
      <Part
        load={collection}
        loading={t('fill-a-yard.loadingCollection')}
        failed={t('fill-a-yard.failedCollection')}
      />
      <Part
        load={templates}
        loading={t('fill-a-yard.loadingTemplates')}
        failed={t('fill-a-yard.failedTemplates')}
      />
      {collection.status === 'failed' || templates.status === 'failed' ? (
        <div>
          <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
        </div>
      ) : null}
    </div>
  )
}

function Part({
  load,
  loading,
  failed,
}: {
  readonly load: LoadView
  readonly loading: string
  readonly failed: string
}): ReactNode {
  const { t } = useMessages()
  if (load.status === 'loading') return <Loading>{loading}</Loading>
  if (load.status === 'loaded' || load.error === undefined) return null
  return (
    <Flash severity={load.error.severity}>
      <p>{failed}</p>
      {errorText(t, load.error)}
    </Flash>
  )
}
