'use client'
import { createContext, use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/type.css.ts'

/** `assertive` interrupts: only for what went wrong. */
export type Urgency = 'polite' | 'assertive'

/** Speaks a sentence to people who hear the page. */
export type Announce = (sentence: string, urgency?: Urgency) => void

const AnnounceContext = createContext<Announce | null>(null)

interface Announced {
  readonly sentence: string
  readonly turn: number
}
const silent: Announced = { sentence: '', turn: 0 }

/**
 * One polite and one assertive region for a root, there from the start because later ones are not
 * heard.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const [polite, setPolite] = useState(silent)
  const [assertive, setAssertive] = useState(silent)
  const announce = useCallback<Announce>((sentence, urgency = 'polite') => {
    const announce = (before: Announced): Announced => ({ sentence, turn: before.turn + 1 })
    if (urgency === 'assertive') setAssertive(announce)
    else setPolite(announce)
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={visuallyHidden} role="status" aria-live="polite" aria-atomic="true">
        {audible(polite)}
      </div>
      <div className={visuallyHidden} role="alert" aria-live="assertive" aria-atomic="true">
        {audible(assertive)}
      </div>
    </AnnounceContext>
  )
}

// The same sentence twice changes nothing in the page, so every other time it ends in a space that
// is not heard.
function audible({ sentence, turn }: Announced): string {
  return turn % 2 === 0 ? sentence : `${sentence}\u00a0`
}

/** The root's announcer. Throws outside a `LiveRegion`. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext)
  if (announce === null) {
    throw new Error(
      'useAnnounce() found no live region, so nothing would be heard. Wrap this root in <LiveRegion>.',
    )
  }
  return announce
}
