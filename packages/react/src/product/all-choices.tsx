import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { summary } from './all-choices.css.ts'
import { useFetchedDialog } from './use-fetched-dialog.tsx'
import type { DrawDialog } from './use-fetched-dialog.tsx'

interface AllChoicesProps {
  /** The text that opens all of them, such as `All 35, compared`. */
  readonly label: string
  /** Fetches the sheet's code. */
  readonly load: () => Promise<unknown>
  /** Draws the sheet, which is open or about to close. */
  readonly sheet: DrawDialog
  /** Draws the choices of a page without a script, which has no sheet. */
  readonly list: () => ReactNode
}

/**
 * Opens all choices beside the few that a form shows: in a sheet that compares them, or without a
 * script in a list below.
 */
export function AllChoices({ label, load, sheet, list }: AllChoicesProps): ReactNode {
  const dialog = useFetchedDialog(load)
  // The list of a page without a script; one that was opened before the script began stays.
  const [listed, setListed] = useState(true)
  const all = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const { current: details } = all
    if (!details) return
    // Pressed a moment ago, so it becomes what a press opens.
    if (details.open && details.firstElementChild === document.activeElement)
      void dialog.open().then((isOpen) => {
        details.open = !isOpen
      })
    else setListed(details.open)
    // This runs once, when the script starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    // The list does what a sheet does that cannot be fetched.
    void dialog.open().then((isOpen) => {
      if (!isOpen) all.current?.setAttribute('open', '')
    })
  }

  return (
    <>
      <details ref={all} onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
        <summary
          className={summary}
          onClick={listed ? undefined : open}
          onPointerEnter={dialog.preload}
        >
          {label}
        </summary>
        {listed ? list() : null}
      </details>
      {dialog.draw(sheet)}
    </>
  )
}
