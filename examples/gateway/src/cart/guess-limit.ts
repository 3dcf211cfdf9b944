import type { ErrorCode } from '@selvage/core/errors'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '../app-deps.ts'
import { httpError } from '../http/http-error.ts'

type GuessDeps = Pick<Deps, 'config' | 'db'>

const limits = new WeakMap<Deps['db'], RateLimiterPostgres>()

function limitOf({ config, db }: GuessDeps): RateLimiterPostgres {
  const points = config.limits.guessesPerMinute
  const limit =
    limits.get(db) ??
    new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: 'guess',
      points,
      duration: 60,
      // A visitor without guesses left costs the database nothing.
      inMemoryBlockOnConsumed: points,
    })
  limits.set(db, limit)
  return limit
}

/**
 * Counts a try of a promo or hand-over code in the database, which all gateways share. Rejects the
 * visitor's next try after too many in a minute: 429 with the code, whether it is right or wrong.
 */
export async function countGuess(visitor: string, code: ErrorCode, deps: GuessDeps): Promise<void> {
  if (deps.config.limits.guessesPerMinute === 0) return
  try {
    await limitOf(deps).consume(visitor)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw httpError(code, { status: 429, headers: { 'Retry-After': String(seconds) } })
  }
}
