'use client'
import { useCallback, useEffect, useRef } from 'react'

/** The name of a level in the state of a history's entry. */
const LEVEL = 'selvageMenuLevel'

/**
 * Gives each level of an open panel an entry of the page's history, so that Back closes one level
 * and the first one with the panel. A level that closes otherwise takes its entry along, as does
 * a link or a form that leaves the page, so that Back returns to the page itself.
 * @param depth the number of open levels; 0 while the panel is closed
 * @param onBack called with the number of levels that stay after a press of Back
 */
export function useHistoryLevels(depth: number, onBack: (depth: number) => void): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  const entries = useRef(0)
  // A page that comes back from another may begin at the entry of a level.
  const first = useRef(0)
  const wanted = useRef(0)
  /** True from a step back of ours until the browser has taken it. */
  const isGoing = useRef(false)
  const reachWanted = useCallback(() => {
    // An entry that is made meanwhile would be left by that step.
    if (isGoing.current) return
    const before = entries.current
    const depthNow = wanted.current
    if (before === 0) first.current = levelOf(history.state)
    for (let level = before + 1; level <= depthNow; level += 1)
      history.pushState({ ...history.state, [LEVEL]: first.current + level }, '')
    entries.current = depthNow
    isGoing.current = depthNow < before
    if (isGoing.current) history.go(depthNow - before)
  }, [])
  useEffect(() => {
    wanted.current = depth
    reachWanted()
  }, [depth, reachWanted])
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      if (isGoing.current) {
        isGoing.current = false
        reachWanted()
        return
      }
      const level = Math.max(levelOf(state) - first.current, 0)
      // Forward leads to a level whose panel is gone.
      if (level >= entries.current) return
      entries.current = level
      latest.current(level)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [reachWanted])
  const isOpen = depth > 0
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: MouseEvent | SubmitEvent) => {
      const go = event.defaultPrevented ? undefined : leavingBy(event)
      const count = entries.current
      if (go === undefined || count === 0) return
      event.preventDefault()
      entries.current = 0
      addEventListener('popstate', go, { once: true })
      history.go(-count)
    }
    document.addEventListener('click', leave)
    document.addEventListener('submit', leave)
    return () => {
      document.removeEventListener('click', leave)
      document.removeEventListener('submit', leave)
    }
  }, [isOpen])
}

/** Returns what leaves the page at a press; undefined for one that stays, or opens another tab. */
function leavingBy(event: MouseEvent | SubmitEvent): (() => void) | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (event instanceof SubmitEvent) {
    const isPlain = target instanceof HTMLFormElement && !event.submitter?.hasAttribute('name')
    return isPlain ? () => target.submit() : undefined
  }
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!link || isElsewhere || event.button !== 0 || (link.target !== '' && link.target !== '_self'))
    return undefined
  return () => location.assign(link.href)
}

const levelOf = (state: unknown): number => {
  const level = (state as { readonly [LEVEL]?: unknown } | null)?.[LEVEL]
  return typeof level === 'number' ? level : 0
}
