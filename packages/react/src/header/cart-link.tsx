'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './header.css.ts'

/** The link to the cart with the number of its lines. */
export function CartLink({
  href,
  count = 0,
}: {
  /** The cart's page. */
  readonly href: string
  /** The number of lines in the cart, which is shown above 0; 0 unless given. */
  readonly count?: number
}): ReactNode {
  const { t, number } = useMessages()
  return (
    <Link className={css.tool} href={href}>
      {t('navigation.cart')} {count > 0 ? number(count) : null}
    </Link>
  )
}
