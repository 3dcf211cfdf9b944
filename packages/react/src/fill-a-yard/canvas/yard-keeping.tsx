'use client'
import type { FillAYardEvent, SavedView } from '@selvage/machines/fill-a-yard'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './canvas.css.ts'
import { SavedYards } from './saved-yards.tsx'
import { YardLink } from './yard-link.tsx'

interface YardKeepingProps {
  readonly href: string
  readonly canSave: boolean
  readonly isSaved: boolean
  readonly saved: readonly SavedView[]
  readonly send: (event: FillAYardEvent) => void
}

/** Saves a yard in this browser, or shares it as an address. */
export const YardKeeping = memo(function YardKeeping({
  href,
  canSave,
  isSaved,
  saved,
  send,
}: YardKeepingProps): ReactNode {
  const { t } = useMessages()
  return (
    <section className={css.keeping}>
      <h2 className={css.partTitle}>{t('fill-a-yard.keep')}</h2>
      <YardLink href={href} />
      {/* The button keeps the focus after saving, so only its text changes. */}
      <div>
        <Button
          kind="small"
          disabled={!canSave || isSaved}
          onClick={() => send({ type: 'SAVE', savedAt: new Date().toISOString() })}
        >
          {t(isSaved ? 'fill-a-yard.isSaved' : 'fill-a-yard.save')}
        </Button>
      </div>
      <SavedYards saved={saved} send={send} />
    </section>
  )
})
