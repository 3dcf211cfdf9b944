import { unlistedError } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import type { CallContext, Route } from './handle.ts'
import { HttpError, httpError } from './http-error.ts'

/**
 * Runs the handler of a call. Where answers are checked, a rejection with a code that the call does
 * not list is a failure that says so: clients know the codes of a call by its list alone.
 */
export async function runRoute(
  { call, run }: Pick<Route, 'call' | 'run'>,
  context: CallContext<Call>,
  deps: Deps,
): Promise<unknown> {
  if (!deps.config.checksAnswers) return run(context, deps)
  try {
    return await run(context, deps)
  } catch (error) {
    const code = error instanceof HttpError ? unlistedError(call, error.errors) : undefined
    if (code === undefined) throw error
    const message = `${call.name} answered with ${code}, which the call does not list. Add it to the errors of the call in its contract.`
    throw httpError('SERVER_ERROR', { message })
  }
}
