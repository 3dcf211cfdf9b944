import { MIN_SUGGESTED_LENGTH, suggestSearches } from '@selvage/core/search'
import type { Suggestions } from '@selvage/core/search'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { countOf, tagsFor } from './suggestion-options.ts'
import type { Suggested } from './suggestion-options.ts'

/** Typing rests so long before the gateway is asked. @source spec 2 §9 (debounce) */
const DEBOUNCE_MS = 100

/**
 * Returns what is suggested for a text that is being typed; undefined while there is nothing. A
 * request that fails suggests nothing, because the search itself goes on without.
 */
export function useSuggestions(text: string): Suggested | undefined {
  const { gateway, currency } = useShop()
  const { t } = useMessages()
  const [found, setFound] = useState<{ readonly for: string; readonly list: Suggestions }>()
  const known = useRef(new Map<string, Suggestions>())
  const s = text.trim()
  useEffect(() => {
    if (s.length < MIN_SUGGESTED_LENGTH) return
    const before = known.current.get(s)
    if (before !== undefined) return setFound({ for: s, list: before })
    const stale = new AbortController()
    const timer = setTimeout(() => {
      gateway.send(suggestSearches, { query: { s, currency } }, { signal: stale.signal }).then(
        (list) => {
          known.current.set(s, list)
          if (!stale.signal.aborted) setFound({ for: s, list })
        },
        () => setFound(undefined),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [s, gateway, currency])
  if (found === undefined || s.length < MIN_SUGGESTED_LENGTH) return undefined
  const suggested = { ...found.list, tags: tagsFor(found.for, t) }
  return countOf(suggested) === 0 ? undefined : suggested
}
