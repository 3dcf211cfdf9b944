import type { CheckoutStep } from '@selvage/core/checkout'
import { stepOfPath } from './checkout-places.ts'

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

/** Keeps the history of one checkout. What a step's entry remembers is the order alone. */
export function stepHistory({ orderId, hrefOf, titleOf }: StepHistoryOptions): StepHistory {
  let shown: CheckoutStep | undefined

  function write(step: CheckoutStep, how: 'pushState' | 'replaceState'): void {
    history[how]({ orderId }, '', hrefOf(step))
  }

  return {
    show(step) {
      document.title = titleOf(step)
      // The first step takes the place of the address that opened the checkout; one that Back went to is there already.
      if (shown === undefined || stepOfPath(location.pathname) === step) write(step, 'replaceState')
      else write(step, 'pushState')
      shown = step
    },
    listen(go) {
      const follow = (): void => {
        const asked = stepOfPath(location.pathname)
        if (asked !== undefined && asked !== shown) go(asked)
        // A step that may not be shown now, such as one ahead, leaves the address where the checkout is.
        setTimeout(() => { if (shown !== undefined && stepOfPath(location.pathname) !== shown) write(shown, 'replaceState') })
      }
      addEventListener('popstate', follow)
      return () => removeEventListener('popstate', follow)
    },
  }
}

/** The order that a reloaded checkout page was about. */
export function rememberedOrder(): string | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'orderId' in state && typeof state.orderId === 'string' ? state.orderId : undefined
}
