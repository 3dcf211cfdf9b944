import type { ErrorCode } from '@selvage/core/errors'
import type { Deps } from '../app-deps.ts'
import { countShared } from '../http/shared-limit.ts'

/**
 * Counts a try of a promo or hand-over code in the database, which all gateways share. Rejects the
 * visitor's next try after too many in a minute: 429 with the code, whether it is right or wrong.
 */
export async function countGuess(
  visitor: string,
  code: ErrorCode,
  deps: Pick<Deps, 'config' | 'db'>,
): Promise<void> {
  const perMinute = deps.config.limits.guessesPerMinute
  await countShared({ name: 'guess', perMinute, code }, visitor, deps)
}
