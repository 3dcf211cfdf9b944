'use client'
import type { ReactNode } from 'react'
import { unprintedPalette } from '../skeleton/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './empty-state.css.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** The heading: what is empty. */
  readonly title: ReactNode
  /** Says why there is nothing, and how to go on. */
  readonly children?: ReactNode
  /** Chips, buttons and links that lead on. */
  readonly actions?: ReactNode
  /** 2 on a page of its own, 3 within a page. */
  readonly level?: 1 | 2 | 3 | undefined
}

/**
 * A page or section without content: a piece of unprinted cloth, the reason, and links that lead
 * on. Failed states look the same.
 */
export function EmptyState({ title, children, actions, level = 3 }: EmptyStateProps): ReactNode {
  const { t } = useMessages()
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <div className={css.swatch} aria-hidden="true">
        <div className={css.cloth} />
        <SelvageStrip palette={unprintedPalette}>{t('cloth.unprinted')}</SelvageStrip>
      </div>
      <div>
        <Heading className={css.title}>{title}</Heading>
        {children === undefined ? null : <p className={css.messages}>{children}</p>}
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  )
}
