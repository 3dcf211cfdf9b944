'use client'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './button.css.ts'

/** `buy` is the one madder button of a view; the others are ink, small, or text. */
export type ButtonKind = 'plain' | 'buy' | 'small' | 'link'

interface Look {
  /** How much weight it has in its view; `plain` unless given. */
  readonly kind?: ButtonKind | undefined
  /** As wide as its column. */
  readonly wide?: boolean | undefined
  /** Stands at the far end, as a price does. */
  readonly end?: ReactNode
}

const classOf = ({ kind, wide, end }: Look): string =>
  css.button({ kind, wide, apart: end !== undefined })

/** Props of {@link Button}: those of a native button, and its look. */
export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className' | 'disabled'> & {
    /** While busy it keeps its place and focus, shows `busyLabel` and ignores presses. */
    readonly busy?: boolean
    /** The text while busy; 'One moment…' unless given. */
    readonly busyLabel?: string | undefined
    /** True where a press does nothing; the button keeps the focus that a press has put there. */
    readonly disabled?: boolean | undefined
    /** The native button. */
    readonly ref?: Ref<HTMLButtonElement>
  }

/** A button; its `type` is `button` unless given. */
export function Button({
  kind,
  wide,
  end,
  busy,
  busyLabel,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const { t } = useMessages()
  const isOff = busy || disabled
  // The native attribute would drop keyboard focus, so the button only rejects.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      aria-disabled={isOff || undefined}
      {...rest}
      type={type}
      className={classOf({ kind, wide, end })}
      onClick={press}
      aria-busy={busy || undefined}
    >
      <span>{busy ? (busyLabel ?? t('common.busy')) : children}</span>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </button>
  )
}

/** Props of {@link ButtonLink}: those of a native link, and its look. */
export type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'className'> & {
    /** The page that it leads to. */
    readonly href: string
  }

/** A link that looks like a button. */
export function ButtonLink({ kind, wide, end, children, ...rest }: ButtonLinkProps): ReactNode {
  return (
    <Link {...rest} className={classOf({ kind, wide, end })}>
      <span>{children}</span>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </Link>
  )
}
