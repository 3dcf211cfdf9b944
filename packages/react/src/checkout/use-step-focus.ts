import type { CheckoutView } from '@selvage/machines/checkout'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The elements of a checkout's screen that take the focus. */
export interface StepFocus {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly noticeRef: RefObject<HTMLDivElement | null>
}

/**
 * Shows a step from its top whenever it opens or has a new error, however the shopper came there:
 * the focus goes to the error above the step, else to the step's heading. The page that was opened
 * begins with neither. Calls `onStep` with each step that opens.
 */
export function useStepFocus(
  { step, status, error }: CheckoutView,
  onStep: (step: CheckoutView['step']) => void,
): StepFocus {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  const seen = useRef<Partial<Pick<CheckoutView, 'step' | 'error'>>>(undefined)
  const shown = status !== 'loading' && status !== 'left'
  useEffect(() => {
    const before = seen.current
    seen.current = shown ? { step, error } : before && {}
    if (!shown) return
    const opens = step !== before?.step
    if (opens) onStep(step)
    if (!before || (!opens && (!error || error === before.error))) return
    headingRef.current?.scrollIntoView({ block: 'center' })
    ;(noticeRef.current ?? headingRef.current)?.focus()
    // The last `onStep` is called with the next change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step, shown, error])
  return { headingRef, noticeRef }
}
