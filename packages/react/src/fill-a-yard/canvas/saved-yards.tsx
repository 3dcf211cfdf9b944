'use client'
import type { FillAYardEvent, SavedView } from '@selvage/machines/fill-a-yard'
import type { ReactNode } from 'react'
import { SavedList } from './saved-list.tsx'

interface SavedYardsProps {
  readonly saved: readonly SavedView[]
  readonly send: (event: FillAYardEvent) => void
}

/** The yards saved in this browser; nothing where there are none. */
export function SavedYards({ saved, send }: SavedYardsProps): ReactNode {
  if (saved.length === 0) return null
  return (
    <SavedList
      saved={saved}
      onReopen={(code) => send({ type: 'REOPEN', code })}
      onRemove={(code) => send({ type: 'REMOVE_SAVED', code })}
    />
  )
}
