'use client'
import type { ReactNode } from 'react'
import { SelvageStrip } from '../strip/index.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './skeleton.css.ts'
import { component } from '../theme/component.ts'

/** The palette of unprinted cloth: five empty rings. */
export const unprintedPalette: readonly string[] = ['none', 'none', 'none', 'none', 'none']

/** A placeholder of a design card, of the same size. */
export function CardSkeleton(): ReactNode {
  return (
    <div className={component} aria-hidden="true">
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

/** A grid of placeholder cards, with one sentence for screen readers. */
export function GridSkeleton({
  cards = 8,
}: {
  /** The number of placeholder cards; 8 unless given. */
  readonly cards?: number
}): ReactNode {
  return (
    <div className={component}>
      <Loading hidden />
      <div className={css.grid}>
        {Array.from({ length: cards }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

/** Props of {@link Loading}. */
export interface LoadingProps {
  /** The text; 'Loading…' unless given. */
  readonly children?: ReactNode
  /** Shows the text to screen readers only. */
  readonly hidden?: boolean | undefined
}

/** A text that says that something is loading. */
export function Loading({ children, hidden = false }: LoadingProps): ReactNode {
  const { t } = useMessages()
  return (
    <p className={hidden ? visuallyHidden : css.caption} role="status">
      {children ?? t('common.loading')}
    </p>
  )
}
