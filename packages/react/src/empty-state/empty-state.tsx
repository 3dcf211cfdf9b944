'use client'
import type { ReactNode } from 'react'
import { unprintedPalette } from '../skeleton/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** Why, and what would help. */
  readonly children?: ReactNode
  /** Chips, buttons, links out of here. */
  readonly actions?: ReactNode
  /** 2 on a page of its own, 3 within one. */
  readonly level?: 1 | 2 | 3
}

/**
 * Nothing here: a piece of plain unprinted cloth, what it means, and the ways on. Failed states
 * look the same.
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
