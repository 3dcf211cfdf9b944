'use client'
import type { ReactNode } from 'react'
import { Dots } from '../strip/index.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './chip.css.ts'

export interface ChipProps {
  readonly children: ReactNode
  /** The page without this filter. */
  readonly removeHref: string
  /** A colour filter's colour. */
  readonly color?: string | undefined
}

/** A filter that is on; following it takes it off. A link, so it works before any script. */
export function Chip({ children, removeHref, color }: ChipProps): ReactNode {
  const { t } = useMessages()
  return (
    <a className={css.chip} href={removeHref}>
      {color === undefined ? null : <Dots palette={[color]} size={12} />}
      <span className={visuallyHidden}>{t('common.takeOff')} </span>
      {children}
      <span aria-hidden="true">×</span>
    </a>
  )
}
