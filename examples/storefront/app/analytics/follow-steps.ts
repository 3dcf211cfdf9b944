import type { Analytics } from '@selvage/core/analytics'
import type { PageEvents } from './event-marks.ts'

/** Records the step of the checkout that the page shows first, and each that it shows later. */
export function followSteps(
  steps: PageEvents['steps'],
  { record }: Pick<Analytics, 'record'>,
): void {
  if (steps === undefined) return
  let shown: string | undefined
  const follow = () => {
    const step = steps[location.pathname]
    if (step !== undefined && step !== shown) record({ name: 'checkout_step_viewed', step })
    shown = step
  }
  follow()
  // Older browsers have no event for an address that a page's own code has changed.
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', follow)
}
