'use client'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './button.css.ts'

/** `buy` is the one madder button of a view; the others are ink, small, or text. */
export type ButtonKind = keyof typeof css.button

interface Look {
  readonly kind?: ButtonKind
  /** As wide as its column. */
  readonly wide?: boolean
  /** Stands at the far end, as a price does. */
  readonly end?: ReactNode
}

function classes({ kind = 'plain', wide = false, end }: Look): string {
  return [css.button[kind], wide ? css.wide : '', end === undefined ? '' : css.apart]
    .filter(Boolean)
    .join(' ')
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'> & {
    /** At work: keeps its place and its focus, says so, and does nothing when pressed again. */
    readonly busy?: boolean
    /** What it says while at work; 'One moment…' unless given. */
    readonly busyLabel?: string | undefined
    readonly ref?: Ref<HTMLButtonElement>
  }

/** A button. It is `type="button"` unless told to submit. */
export function Button({
  kind,
  wide,
  end,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const { t } = useMessages()
  // Disabling it would drop keyboard focus, so a busy button only rejects.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes({ ...(kind && { kind }), ...(wide && { wide }), end })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      <span>{busy ? (busyLabel ?? t('common.busy')) : children}</span>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </button>
  )
}

export type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'className'> & { readonly href: string }

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ kind, wide, end, children, ...rest }: ButtonLinkProps): ReactNode {
  return (
    <a {...rest} className={classes({ ...(kind && { kind }), ...(wide && { wide }), end })}>
      <span>{children}</span>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </a>
  )
}
