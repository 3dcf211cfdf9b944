'use client'
import type { ReactNode } from 'react'
import { Dots } from '../strip/index.ts'
import { houseDots } from '../tokens/colors.table.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './header.css.ts'

/** The shop's name over five dots of color; a link to the home page when it has an `href`. */
export function Brand({
  href,
}: {
  /** The home page; without it the brand is no link. */
  readonly href?: string
}): ReactNode {
  const { t } = useMessages()
  const mark = (
    <>
      {t('common.brand')}
      <span className={css.brandDots}>
        <Dots palette={houseDots} size={7} gap={3} plain />
      </span>
    </>
  )
  return href === undefined ? (
    <span className={css.brand}>{mark}</span>
  ) : (
    <Link className={css.brand} href={href}>
      {mark}
    </Link>
  )
}
