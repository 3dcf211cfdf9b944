import { createElement, lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Loading } from '@selvage/react/skeleton'
import { partsShown } from './parts-shown.client.ts'
import { useAlive } from './use-alive.ts'

export type Part = ComponentType<object>

/** A module whose `default` is the component. */
export type LoadPart = () => Promise<{ default: Part }>

/** Makes React leave an element's content as the server wrote it; no HTML is ever set. */
export const AS_WRITTEN = {
  suppressHydrationWarning: true,
  // eslint-disable-next-line no-restricted-syntax
  dangerouslySetInnerHTML: { __html: '' },
} as const

function fetchWithFirstAct(load: LoadPart): void {
  const ahead = (): void => {
    // Where this fails, showing the part fetches it again.
    load().catch(() => {})
  }
  for (const act of ['input', 'pointerdown']) addEventListener(act, ahead, { once: true })
}

/**
 * Returns a component that is fetched with the first act on the page, or when it is shown. One that
 * the server shows to pages without a script leaves the server's `element` as it is while React
 * takes the page over.
 */
export function later(load: LoadPart, element?: string): Part {
  fetchWithFirstAct(load)
  // React remembers a failure, so what is shown the next time is another one.
  const lazily = (): Part =>
    lazy(() =>
      load().catch((error: unknown) => {
        Part = lazily()
        throw error
      }),
    )
  let Part = lazily()
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

/**
 * The same for what a page may begin with. Where the server's HTML has an element of this
 * `selector`, the part is fetched before React takes the page over.
 */
export function laterUnlessShown(load: LoadPart, selector: string): Part {
  let Loaded: Part | undefined
  partsShown.set(selector, async () => {
    Loaded = (await load()).default
  })
  const Later = later(load)
  return (props) => (Loaded ? <Loaded {...props} /> : <Later {...props} />)
}
