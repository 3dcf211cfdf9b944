import type { CheckoutStep } from '@selvage/core/checkout'
import type { CheckoutPaths } from './checkout-paths.ts'

interface StepHistoryOptions {
  readonly orderId: string
  readonly paths: CheckoutPaths['steps']
  readonly titleOf: (step: CheckoutStep) => string
}

/** Keeps the address bar and the browser's Back and Forward in step with a checkout. */
export interface StepHistory {
  /** Puts the address and the title of the step that is shown into the browser. */
  show(step: CheckoutStep): void
  /** Calls `go` with the step that Back or Forward asks for. Returns a function that stops. */
  listen(go: (step: CheckoutStep) => void): () => void
}

/**
 * Makes the history of one checkout. The entry of a step holds the id of the order and the position
 * of the entry.
 */
export function stepHistory({ orderId, paths, titleOf }: StepHistoryOptions): StepHistory {
  /** The steps of the entries that this page made or met, by position. */
  const entries: CheckoutStep[] = []
  let at = 0
  let shown: CheckoutStep | undefined
  /** The step of the page's address; undefined at the checkout's own address. */
  const stepHere = (): CheckoutStep | undefined =>
    (Object.keys(paths) as CheckoutStep[]).find((step) => paths[step] === location.pathname)

  // A step opens at its top: it scrolls itself into view, so the browser must not put the position
  // back that the entry was left at.
  function write(step: CheckoutStep, how: 'pushState' | 'replaceState'): void {
    if (how === 'pushState') at += 1
    entries[at] = step
    history.scrollRestoration = 'manual'
    history[how]({ orderId, at }, '', paths[step])
  }

  return {
    show(step) {
      document.title = titleOf(step)
      const first = shown === undefined
      // A reloaded page is still at the position of its entry.
      if (first) at = positionOf(history.state) ?? 0
      shown = step
      // The first step replaces the address that opened the checkout; a step that Back went to has
      // its address already.
      if (first || stepHere() === step) return write(step, 'replaceState')
      // A step back in the checkout is a step back in the browser, so that Back never leads through
      // the same step twice.
      const earlier = entries.lastIndexOf(step, at - 1)
      if (at > 0 && earlier >= 0) history.go(earlier - at)
      else write(step, 'pushState')
    },
    listen(go) {
      const follow = (event: PopStateEvent): void => {
        at = positionOf(event.state) ?? at
        const asked = stepHere()
        if (asked === undefined) return
        entries[at] = asked
        if (asked !== shown) go(asked)
        // The checkout did not follow, because the step may not be shown now: put its own address
        // back.
        afterEffects(() => {
          if (shown !== undefined && stepHere() !== shown) write(shown, 'replaceState')
        })
      }
      addEventListener('popstate', follow)
      return () => removeEventListener('popstate', follow)
    },
  }
}

/** Calls back when the step that was asked for had its effects; Preact's are behind a frame. */
function afterEffects(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))
}

/** The position that an entry holds. */
function positionOf(state: unknown): number | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'at' in state &&
    typeof state.at === 'number'
    ? state.at
    : undefined
}

/** The id of the order in the entry of a reloaded page. */
export function rememberedOrder(): string | undefined {
  const state: unknown = history.state
  return typeof state === 'object' &&
    state !== null &&
    'orderId' in state &&
    typeof state.orderId === 'string'
    ? state.orderId
    : undefined
}
