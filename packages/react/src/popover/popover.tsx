'use client'
import { useEffect, useId, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import * as css from './popover.css.ts'
import { showPanel } from './show-panel.ts'

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** True while the panel is shown. */
  readonly open: boolean
  /** Called with whether the panel is to be shown. */
  readonly onOpenChange: (open: boolean) => void
  /** The button's content. */
  readonly opener: ReactNode
  /** The panel's accessible name. */
  readonly label: string
  /** The panel's content. */
  readonly children: ReactNode
}

/**
 * A panel by its button, inside the viewport, that leaves the page usable. Escape closes it and
 * returns the focus; a press outside closes it as well.
 */
export function Popover({ open, onOpenChange, opener, label, children }: PopoverProps): ReactNode {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    // The target of an event from a shadow root is the host, so this looks at the event's path.
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
    // Key events of the button and the panel bubble to this element.
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
        <section ref={showPanel} popover="manual" id={id} className={css.panel} aria-label={label}>
          {children}
        </section>
      ) : null}
    </div>
  )
}
