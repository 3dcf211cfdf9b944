'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import * as css from './navigation.css.ts'

interface NavDisclosureProps {
  /** The button's content. */
  readonly label: ReactNode
  /** The panel's accessible name. */
  readonly name: string
  readonly current?: boolean | undefined
  /** `row` opens over the whole width, `account` at the end of the header. */
  readonly kind: 'row' | 'account'
  /** Called at the first sign of a press, and when the panel opens. */
  readonly onIntent?: (() => void) | undefined
  /** Draws the panel's content; `isOpen` is false while it is closed. */
  readonly children: (isOpen: boolean) => ReactNode
}

/**
 * A button and the panel that it shows. The browser opens and closes the panel, so that it works
 * before any script: one is open at a time, a press outside closes it, and so does Escape, which
 * returns the focus to the button. A script closes it when the focus leaves it.
 */
export function NavDisclosure({
  label,
  name,
  current = false,
  kind,
  onIntent,
  children,
}: NavDisclosureProps): ReactNode {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // Until a script runs, the browser says by itself whether the panel is open.
  const [open, setOpen] = useState<boolean>()
  const intent = useRef(onIntent)
  useEffect(() => {
    intent.current = onIntent
  })
  useEffect(() => {
    const part = panel.current
    const follow = (isOpen: boolean) => {
      setOpen(isOpen)
      if (isOpen) intent.current?.()
    }
    // `beforetoggle` comes at once, `toggle` only in a later task.
    const change = ({ newState }: ToggleEvent) => {
      follow(newState === 'open')
    }
    follow(part?.matches(':popover-open') ?? false)
    part?.addEventListener('beforetoggle', change)
    return () => part?.removeEventListener('beforetoggle', change)
  }, [])
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      panel.current?.hidePopover()
  }
  return (
    <div className={css.disclosure} onBlur={closeWhenLeft}>
      <button
        type="button"
        className={css.opener({ kind })}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={open === undefined ? undefined : id}
        aria-current={current ? 'true' : undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={css.panel({ kind })}
      >
        {children(open === true)}
      </div>
    </div>
  )
}
