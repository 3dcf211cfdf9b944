'use client'
import type { ReactNode } from 'react'
import { Dots } from '../strip/index.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './chip.css.ts'

/** Props of {@link Chip}. */
export interface ChipProps {
  /** The filter's name, such as the color that is chosen. */
  readonly children: ReactNode
  /** The address of the page without this filter. */
  readonly removeHref: string
  /** The color of a color filter. */
  readonly color?: string | undefined
}

/** An active filter. It is a link to the page without the filter, so it needs no script. */
export function Chip({ children, removeHref, color }: ChipProps): ReactNode {
  const { t } = useMessages()
  return (
    <Link className={css.chip} href={removeHref}>
      {color === undefined ? null : <Dots palette={[color]} size={12} />}
      <span className={visuallyHidden}>{t('common.takeOff')} </span>
      {children}
      <span aria-hidden="true">×</span>
    </Link>
  )
}
