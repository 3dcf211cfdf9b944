import type { CheckoutStep } from '@selvage/core/checkout'
import { stepOfPath } from './checkout-routes.ts'

interface StepHistoryOptions {
  readonly orderId: string
  readonly hrefOf: (step: CheckoutStep) => string
  readonly titleOf: (step: CheckoutStep) => string
}

/** The address bar and the browser's Back and Forward, in step with a checkout. */
export interface StepHistory {
  /** A step is shown: the address and the title follow. */
  show(step: CheckoutStep): void
  /** Calls back with the step that Back or Forward asks for; gives back how to stop. */
  listen(go: (step: CheckoutStep) => void): () => void
}

/**
 * Keeps the history of one checkout. What a step's entry remembers is the order, and how far along
 * the entry stands.
 */
export function stepHistory({ orderId, hrefOf, titleOf }: StepHistoryOptions): StepHistory {
  /** The steps of the entries that this page made or met, by how far along they stand. */
  const entries: CheckoutStep[] = []
  let at = 0
  let shown: CheckoutStep | undefined

  function write(step: CheckoutStep, how: 'pushState' | 'replaceState'): void {
    if (how === 'pushState') at += 1
    entries[at] = step
    history[how]({ orderId, at }, '', hrefOf(step))
  }

  return {
    show(step) {
      document.title = titleOf(step)
      const first = shown === undefined
      // A reloaded page stands where it stood.
      if (first) at = positionOf(history.state) ?? 0
      shown = step
      // The first step takes the place of the address that opened the checkout; one that Back went
      // to is there already.
      if (first || stepOfPath(location.pathname) === step) return write(step, 'replaceState')
      // Going back within the checkout is going back in the browser too: Back never leads through
      // the same step twice.
      const earlier = entries.lastIndexOf(step, at - 1)
      if (at > 0 && earlier >= 0) history.go(earlier - at)
      else write(step, 'pushState')
    },
    listen(go) {
      const follow = (event: PopStateEvent): void => {
        at = positionOf(event.state) ?? at
        const asked = stepOfPath(location.pathname)
        if (asked === undefined) return
        entries[at] = asked
        if (asked !== shown) go(asked)
        // A step that may not be shown now, such as one ahead, leaves the address where the
        // checkout is.
        setTimeout(() => {
          if (shown !== undefined && stepOfPath(location.pathname) !== shown)
            write(shown, 'replaceState')
        })
      }
      addEventListener('popstate', follow)
      return () => removeEventListener('popstate', follow)
    },
  }
}

/** How far along an entry stands, as it remembers. */
function positionOf(state: unknown): number | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'at' in state &&
    typeof state.at === 'number'
    ? state.at
    : undefined
}

/** The order that a reloaded checkout page was about. */
export function rememberedOrder(): string | undefined {
  const state: unknown = history.state
  return typeof state === 'object' &&
    state !== null &&
    'orderId' in state &&
    typeof state.orderId === 'string'
    ? state.orderId
    : undefined
}
