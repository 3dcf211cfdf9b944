import { createElement, lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Loading } from '@selvage/react/skeleton'
import { useAlive } from './use-alive.ts'

/** A module whose `default` is the component. */
type LoadPart = () => Promise<{ default: ComponentType<object> }>

/** Makes React leave an element's content as the server wrote it; no HTML is ever set. */
const AS_WRITTEN = {
  suppressHydrationWarning: true,
  // eslint-disable-next-line no-restricted-syntax
  dangerouslySetInnerHTML: { __html: '' },
} as const

/**
 * Returns a component that is fetched with the first act on the page, or when it is shown. One that
 * the server shows to pages without a script leaves the server's `element` as it is while React
 * takes the page over.
 */
export function later(load: LoadPart, element?: string): ComponentType<object> {
  const ahead = (): void => {
    // Where this fails, showing the part fetches it again.
    load().catch(() => {})
  }
  for (const act of ['input', 'pointerdown']) addEventListener(act, ahead, { once: true })
  const Part = lazy(load)
  return function Later(props) {
    const isAlive = useAlive()
    if (element !== undefined && !isAlive) return createElement(element, AS_WRITTEN)
    return (
      <Suspense fallback={<Loading />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
