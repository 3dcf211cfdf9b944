'use client'
import { useEffect, useId, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import * as css from './popover.css.ts'

export interface PopoverProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What the button says. */
  readonly opener: ReactNode
  /** What the panel is called. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A panel under its button that does not lock the page: Escape closes it and gives focus back, so
 * does a press elsewhere.
 */
export function Popover({ open, onOpenChange, opener, label, children }: PopoverProps): ReactNode {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    // In a shadow root the event's target is the host, so its path is asked.
    const pressElsewhere = (event: PointerEvent) => {
      if (anchor.current !== null && !event.composedPath().includes(anchor.current))
        onOpenChange(false)
    }
    document.addEventListener('pointerdown', pressElsewhere)
    return () => document.removeEventListener('pointerdown', pressElsewhere)
  }, [open, onOpenChange])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    onOpenChange(false)
    button.current?.focus()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (
      open &&
      event.relatedTarget instanceof Node &&
      !event.currentTarget.contains(event.relatedTarget)
    )
      onOpenChange(false)
  }

  return (
    // The keys belong to the button and the panel inside, which bubble to here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={anchor} className={css.anchor} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {opener}
      </button>
      {open ? (
        <section id={id} className={css.panel} aria-label={label}>
          {children}
        </section>
      ) : null}
    </div>
  )
}
