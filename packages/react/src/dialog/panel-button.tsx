'use client'
import { useCallback, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from './dialog.tsx'
import { usePanel } from './use-panel.ts'

/** Props of {@link PanelButton}. */
export interface PanelButtonProps {
  /** The id of an element with `popover`, on a page that a server drew. */
  readonly panelId: string
  /** The button's text, and the dialog's heading. */
  readonly children: ReactNode
}

/**
 * A button for a panel of small screens that stands in a server's HTML, such as filters. Before
 * any script it opens the panel as a popover; with one it shows the panel's content in a modal
 * dialog.
 */
export function PanelButton({ panelId, children }: PanelButtonProps): ReactNode {
  const { isNative, open, slideIn, setOpen } = usePanel(panelId)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={opener}
        wide
        {...(isNative
          ? { popoverTarget: panelId }
          : {
              'aria-haspopup': 'dialog' as const,
              'aria-expanded': open,
              onClick: () => setOpen(true),
            })}
      >
        {children}
      </Button>
      {isNative ? null : (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={children}
          kind="sheet"
          slideIn={slideIn}
          smallScreen
          opener={opener}
        >
          <Borrowed from={panelId} />
        </Dialog>
      )}
    </>
  )
}

/** Holds the content of an element of the page while it is mounted. */
function Borrowed({ from }: { readonly from: string }): ReactNode {
  const borrow = useCallback(
    (holder: HTMLDivElement | null) => {
      const owner = document.getElementById(from)
      if (owner === null || holder === null) return
      holder.append(...owner.childNodes)
      return () => owner.append(...holder.childNodes)
    },
    [from],
  )
  return <div ref={borrow} />
}
