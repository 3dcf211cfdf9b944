import type { ErrorCode } from '@selvage/core/errors'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '../app-deps.ts'
import { tooManyRequests } from './http-error.ts'

/** A limit of so many events a minute that all gateways share, because the database counts. */
export interface SharedLimit {
  /** Separates the keys of one limit from those of another. */
  readonly name: string
  /** 0 for no limit. */
  readonly perMinute: number
  /** The code of the rejection. */
  readonly code: ErrorCode
}

const limiters = new WeakMap<Deps['db'], Map<string, RateLimiterPostgres>>()

function limiterOf({ name, perMinute }: SharedLimit, db: Deps['db']): RateLimiterPostgres {
  const known = limiters.get(db) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(db, known)
  const limiter =
    known.get(`${name} ${perMinute}`) ??
    new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: perMinute,
      duration: 60,
      // A key with nothing left costs the database nothing.
      inMemoryBlockOnConsumed: perMinute,
    })
  known.set(`${name} ${perMinute}`, limiter)
  return limiter
}

/** Counts an event of a key; rejects it with 429 when there were too many in a minute. */
export async function countShared(
  limit: SharedLimit,
  key: string,
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  if (limit.perMinute === 0) return
  try {
    await limiterOf(limit, db).consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyRequests(limit.code, Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
  }
}
