'use client'
import type { ReactNode } from 'react'
import { SelvageStrip } from '../strip/index.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './skeleton.css.ts'

/** What a palette is before printing: five empty rings. */
export const unprintedPalette: readonly string[] = ['none', 'none', 'none', 'none', 'none']

/** A card whose cloth has not come yet, in exactly its room. */
export function CardSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <div className={css.card}>
        <div className={css.window} />
        <SelvageStrip palette={unprintedPalette} />
      </div>
      <div className={css.lines}>
        <div className={css.thread} />
        <div className={css.short} />
      </div>
    </div>
  )
}

/** A grid of cards that are on their way, and one sentence for those who hear it. */
export function GridSkeleton({ cards = 8 }: { readonly cards?: number }): ReactNode {
  return (
    <div>
      <Loading hidden />
      <div className={css.grid}>
        {Array.from({ length: cards }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

export interface LoadingProps {
  /** What is on its way; 'Loading…' unless given. */
  readonly children?: ReactNode
  /** Only heard. */
  readonly hidden?: boolean
}

/** Says that something is on its way. */
export function Loading({ children, hidden = false }: LoadingProps): ReactNode {
  const { t } = useMessages()
  return (
    <p className={hidden ? visuallyHidden : css.caption} role="status">
      {children ?? t('common.loading')}
    </p>
  )
}
