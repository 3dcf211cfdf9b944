import { createElement, useEffect, useState } from 'react'
import { AS_WRITTEN, partShown } from './later.client.tsx'
import type { LoadPart, Part } from './later.client.tsx'
import { useAlive } from './use-alive.ts'

/**
 * Returns a component that the server draws in full: its `element` stays as it is until other
 * props come, and then until the part is there. The part is fetched before React takes the page
 * over where the server's HTML has an element of the `selector`, and when it is shown where the
 * server has drawn nothing.
 */
export function laterOnceChanged(fetchPart: LoadPart, element: string, selector: string): Part {
  const { load, isLoaded, Shown } = partShown(fetchPart, selector)
  return function LaterOnceChanged(props) {
    const isAlive = useAlive()
    const [written, setWritten] = useState(() =>
      isAlive || isLoaded() ? undefined : JSON.stringify(props),
    )
    const given = written === undefined ? undefined : JSON.stringify(props)
    useEffect(() => {
      if (written === given) return
      const show = (): void => setWritten(undefined)
      // Where this fails, the next change fetches it again.
      load().then(show, () => {})
    }, [written, given])
    return written === undefined ? <Shown {...props} /> : createElement(element, AS_WRITTEN)
  }
}
