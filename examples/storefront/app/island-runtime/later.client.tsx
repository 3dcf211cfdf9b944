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
 * Makes the component of a part that a page may begin with: where the server's HTML has an element
 * of the `selector`, the part is fetched before React takes the page over.
 */
export function partShown(fetchPart: LoadPart, selector: string) {
  let Loaded: Part | undefined
  const load = async (): Promise<void> => {
    Loaded = (await fetchPart()).default
  }
  partsShown.set(selector, load)
  const Later = later(fetchPart)
  return {
    load,
    isLoaded: () => Loaded !== undefined,
    Shown: (props: object) => (Loaded ? <Loaded {...props} /> : <Later {...props} />),
  }
}

/** The same as `later` for a part that a page may begin with. */
export const laterUnlessShown = (load: LoadPart, selector: string): Part =>
  partShown(load, selector).Shown
