import { Suspense, useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { summary } from './all-choices.css.ts'

interface AllChoicesProps {
  /** The text that opens all of them, such as `All 35, compared`. */
  readonly label: string
  /** Fetches the sheet's code. */
  readonly load: () => Promise<unknown>
  /** Draws the sheet, which is open or about to close. */
  readonly sheet: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode
  /** Draws the choices of a page without a script, which has no sheet. */
  readonly list: () => ReactNode
}

/**
 * Opens all choices beside the few that a form shows: in a sheet that compares them, or without a
 * script in a list below.
 */
export function AllChoices({ label, load, sheet, list }: AllChoicesProps): ReactNode {
  const [shown, setShown] = useState<'none' | 'open' | 'closed'>('none')
  // The list of a page without a script; one that was opened before the script began stays.
  const [listed, setListed] = useState(true)
  const all = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const { current: details } = all
    if (!details) return
    // Pressed a moment ago, so it becomes what a press opens.
    if (details.open && details.firstElementChild === document.activeElement)
      void load().then(
        () => {
          details.open = false
          setShown('open')
        },
        () => undefined,
      )
    else setListed(details.open)
    // This runs once, when the script starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    // The list does what a sheet does that cannot be fetched.
    load().then(
      () => setShown('open'),
      () => all.current?.setAttribute('open', ''),
    )
  }

  return (
    <>
      <details ref={all} onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
        <summary
          className={summary}
          onClick={listed ? undefined : open}
          onPointerEnter={() => void load().catch(() => undefined)}
        >
          {label}
        </summary>
        {listed ? list() : null}
      </details>
      {shown === 'none' ? null : (
        <Suspense>
          {sheet(shown === 'open', (isOpen) => setShown(isOpen ? 'open' : 'closed'))}
        </Suspense>
      )}
    </>
  )
}
