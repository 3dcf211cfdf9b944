'use client'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { required } from '../provider/required.ts'
import { visuallyHidden } from '../theme/type.css.ts'

/** `assertive` interrupts a screen reader, so it is for errors only. */
export type Urgency = 'polite' | 'assertive'

/**
 * Makes screen readers speak a sentence, and returns what takes it out of its region again, as for
 * an error that is over: a reader of the page would meet it there.
 */
export type Announce = (sentence: string, urgency?: Urgency) => () => void

const AnnounceContext = createContext<Announce | null>(null)

interface Announced {
  readonly sentence: string
  readonly urgency: Urgency
  readonly turn: number
}
/** Empties a region: the same value again changes nothing. */
const NOTHING: readonly Announced[] = []
/** Numbers the sentences of all regions. */
let turns = 0
/** A sentence leaves its region when so many others have come after it. */
const MOST = 3
/** The region is emptied so long after its last sentence: a reader of the page met it again. */
const STALE_MS = 10_000

/**
 * The polite and the assertive live region of a root. They exist from the start, because screen
 * readers ignore regions that are added with their text. Each sentence is an addition to its
 * region, so that one that follows at once does not take its place before it is spoken. Inside
 * another live region it draws none: what is announced there is heard once.
 */
export function LiveRegion({
  children,
}: {
  /** The part of the page whose components announce. */
  readonly children: ReactNode
}): ReactNode {
  const [announced, setAnnounced] = useState(NOTHING)
  const announce = useCallback<Announce>((sentence, urgency = 'polite') => {
    const added = { sentence, urgency, turn: ++turns }
    setAnnounced((before) => [...before.slice(1 - MOST), added])
    return () => setAnnounced((before) => before.filter((each) => each !== added))
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(NOTHING), STALE_MS)
    return () => clearTimeout(timer)
  }, [announced])
  if (use(AnnounceContext) !== null) return children
  const region = (role: 'status' | 'alert', of: Urgency): ReactNode => (
    <div className={visuallyHidden} role={role} aria-live={of} aria-atomic="false">
      {announced.map(({ sentence, urgency, turn }) =>
        urgency === of ? <p key={turn}>{sentence}</p> : null,
      )}
    </div>
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      {region('status', 'polite')}
      {region('alert', 'assertive')}
    </AnnounceContext>
  )
}

/** Returns the root's announce function. Throws outside a `LiveRegion`. */
export function useAnnounce(): Announce {
  return required(use(AnnounceContext), 'useAnnounce', 'live region')
}
