'use client'
import { createContext, use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { required } from '../provider/required.ts'
import { visuallyHidden } from '../theme/type.css.ts'

/** `assertive` interrupts a screen reader, so it is for errors only. */
export type Urgency = 'polite' | 'assertive'

/** Makes screen readers speak a sentence. */
export type Announce = (sentence: string, urgency?: Urgency) => void

const AnnounceContext = createContext<Announce | null>(null)

interface Announced {
  readonly sentence: string
  readonly turn: number
}
const silent: Announced = { sentence: '', turn: 0 }

/**
 * The polite and the assertive live region of a root. They exist from the start, because screen
 * readers ignore regions that are added with their text. Inside another live region it draws none:
 * what is announced there is heard once.
 */
export function LiveRegion({
  children,
}: {
  /** The part of the page whose components announce. */
  readonly children: ReactNode
}): ReactNode {
  const [polite, setPolite] = useState(silent)
  const [assertive, setAssertive] = useState(silent)
  const announce = useCallback<Announce>((sentence, urgency = 'polite') => {
    const announce = (before: Announced): Announced => ({ sentence, turn: before.turn + 1 })
    if (urgency === 'assertive') setAssertive(announce)
    else setPolite(announce)
  }, [])
  if (use(AnnounceContext) !== null) return children
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

// A repeated sentence would not change the region, so every second one ends in a space, which is
// silent.
function audible({ sentence, turn }: Announced): string {
  return turn % 2 === 0 ? sentence : `${sentence}\u00a0`
}

/** Returns the root's announce function. Throws outside a `LiveRegion`. */
export function useAnnounce(): Announce {
  return required(use(AnnounceContext), 'useAnnounce', 'live region')
}
