'use client'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
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
  const [announced, setAnnounced] = useState<readonly Announced[]>([])
  const turns = useRef(0)
  const announce = useCallback<Announce>((sentence, urgency = 'polite') => {
    const turn = ++turns.current
    setAnnounced((before) => [...before.slice(1 - MOST), { sentence, urgency, turn }])
    return () =>
      setAnnounced((before) =>
        before.some((each) => each.turn === turn)
          ? before.filter((each) => each.turn !== turn)
          : before,
      )
  }, [])
  useEffect(() => {
    if (announced.length === 0) return
    const timer = setTimeout(() => setAnnounced([]), STALE_MS)
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

/**
 * Returns a function that speaks the error of an action. The one before leaves its region then, and
 * without a sentence it only leaves: the action is tried again.
 */
export function useAnnounceError(): (sentence?: string) => void {
  const announce = useAnnounce()
  const withdraw = useRef<() => void>(undefined)
  return useCallback(
    (sentence) => {
      withdraw.current?.()
      withdraw.current = sentence === undefined ? undefined : announce(sentence, 'assertive')
    },
    [announce],
  )
}

/** Returns the root's announce function. Throws outside a `LiveRegion`. */
export function useAnnounce(): Announce {
  return required(use(AnnounceContext), 'useAnnounce', 'live region')
}
