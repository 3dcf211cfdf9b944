'use client'
import type { SavedView } from '@selvage/machines/fill-a-yard'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './keeping.css.ts'

interface SavedListProps {
  readonly saved: readonly SavedView[]
  readonly onReopen: (code: string) => void
  readonly onRemove: (code: string) => void
}

/** The list of the yards saved in this browser, the newest first. */
export const SavedList = memo(function SavedList({
  saved,
  onReopen,
  onRemove,
}: SavedListProps): ReactNode {
  const { t, date, number } = useMessages()
  const id = useId()
  return (
    <div>
      <h2 id={id} className={css.title}>
        {t('fill-a-yard.savedYards')}
      </h2>
      <ul className={css.list} aria-labelledby={id}>
        {saved.map(({ code, savedAt, layout, summary: { filled, cells } }) => {
          const name = t('fill-a-yard.savedName', {
            template: t(`fill-a-yard.template_${layout.templateId}`),
            filled: number(filled),
            count: cells,
          })
          return (
            <li key={code} className={css.item}>
              <span>
                {name}
                <span className={css.when}>
                  {t('fill-a-yard.savedOn', {
                    fabric: t(`fabric.FABRIC_${layout.fabric}`),
                    date: date(savedAt, 'medium'),
                  })}
                </span>
              </span>
              <Button
                kind="small"
                aria-label={t('fill-a-yard.reopenNamed', { name })}
                onClick={() => onReopen(code)}
              >
                {t('fill-a-yard.reopen')}
              </Button>
              <Button
                kind="link"
                aria-label={t('fill-a-yard.removeNamed', { name })}
                onClick={() => onRemove(code)}
              >
                {t('fill-a-yard.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
