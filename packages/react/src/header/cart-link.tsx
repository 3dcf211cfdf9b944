'use client'
import type { ReactNode } from 'react'
import { opensDialog } from '../dialog/opens-dialog.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { headerLink } from './header-link.css.ts'

/** The link to the cart with the number of its lines. */
export function CartLink({
  href,
  count = 0,
  panel,
}: {
  /** The cart's page. */
  readonly href: string
  /** The number of lines in the cart, which is shown above 0; 0 unless given. */
  readonly count?: number
  /** The cart's panel, which a plain press opens instead; another tab still gets the page. */
  readonly panel?:
    | {
        readonly open: boolean
        /** Called at the first sign of a press, to fetch the panel. */
        readonly onIntent: () => void
        readonly onOpen: () => void
      }
    | undefined
}): ReactNode {
  const { t, number } = useMessages()
  return (
    <Link className={headerLink} href={href} {...(panel && opening(panel))}>
      {t('navigation.cart')} {count > 0 ? number(count) : null}
    </Link>
  )
}

type Panel = NonNullable<Parameters<typeof CartLink>[0]['panel']>

const opening = ({ open, onIntent, onOpen }: Panel) => ({
  ...opensDialog(open, onOpen),
  onPointerEnter: onIntent,
  onFocus: onIntent,
})
