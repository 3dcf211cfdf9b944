import type { MouseEvent } from 'react'

/**
 * Returns the props of a link whose plain press opens a dialog in place of its page; another tab
 * still gets the page.
 */
export const opensDialog = (open: boolean, onOpen: () => void) => ({
  'aria-haspopup': 'dialog' as const,
  'aria-expanded': open,
  onClick: (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  },
})
