import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'

/** A dialog whose code is fetched by those who open it. */
interface FetchedDialog {
  /** Fetches the code ahead, such as under a pointer. */
  readonly preload: () => void
  /** Opens the dialog; resolves to false where its code could not be fetched. */
  readonly open: () => Promise<boolean>
  /** Draws the dialog from its first opening on, so that it can close before it goes. */
  readonly draw: (dialog: DrawDialog) => ReactNode
}

/** Draws a dialog that is open or about to close. */
export type DrawDialog = (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode

/** Holds whether a dialog is open whose code `load` fetches. */
export function useFetchedDialog(load: () => Promise<unknown>): FetchedDialog {
  const [shown, setShown] = useState<'none' | 'open' | 'closed'>('none')
  return {
    preload: () => void load().catch(() => undefined),
    open: () =>
      load().then(
        () => {
          setShown('open')
          return true
        },
        () => false,
      ),
    draw: (dialog) =>
      shown === 'none' ? null : (
        <Suspense>
          {dialog(shown === 'open', (isOpen) => setShown(isOpen ? 'open' : 'closed'))}
        </Suspense>
      ),
  }
}
