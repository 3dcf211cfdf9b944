'use client'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The modal dialog that takes the place of a native popover. */
export interface PanelState {
  /** True until the dialog has taken over: the popover is the panel. */
  readonly isNative: boolean
  readonly open: boolean
  /** False where the dialog replaces a popover that is open already. */
  readonly slideIn: boolean
  readonly setOpen: (open: boolean) => void
}

/**
 * Takes a popover over that works before any script. One that is open becomes the dialog in its
 * place; one that has the focus is left alone until it closes.
 */
export function usePanel(find: RefObject<HTMLElement | null> | string): PanelState {
  const [isNative, setNative] = useState(true)
  const [open, setOpen] = useState<'no' | 'sliding' | 'at once'>('no')
  useEffect(() => {
    const panel = typeof find === 'string' ? document.getElementById(find) : find.current
    const isOpen = panel?.matches(':popover-open') ?? false
    if (panel && isOpen && panel.contains(document.activeElement)) {
      const leave = () => setNative(false)
      panel.addEventListener('toggle', leave, { once: true })
      return () => panel.removeEventListener('toggle', leave)
    }
    setNative(false)
    if (!isOpen) return
    panel?.hidePopover()
    setOpen('at once')
    return
  }, [find])
  return {
    isNative,
    open: open !== 'no',
    slideIn: open !== 'at once',
    setOpen: (next) => setOpen(next ? 'sliding' : 'no'),
  }
}
