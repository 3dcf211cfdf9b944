import { fromPromise } from 'xstate'
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'

/**
 * Returns an actor whose runs answer only until they are stopped. React's StrictMode stops a
 * machine and starts it again, and XState would take the abort of the first run for the answer of
 * the second.
 */
export function requestActor<Output, Input = NonReducibleUnknown>(
  run: (request: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async (request) => {
    try {
      return await run(request)
    } finally {
      if (request.signal.aborted) await new Promise(() => {})
    }
  })
}
