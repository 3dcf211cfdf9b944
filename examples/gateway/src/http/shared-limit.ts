import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '../app-deps.ts'
import { tooManyRequests } from './http-error.ts'
import { LIMITS } from './limits.table.ts'
import type { LimitName, LimitRow } from './limits.table.ts'

type LimitDeps = Pick<Deps, 'config' | 'db'>

const limiters = new WeakMap<Deps['db'], Map<string, RateLimiterPostgres>>()

/** The counter of one kind of keys, which stands in the database for all gateways. */
function limiterOf(
  keyPrefix: string,
  { points, duration }: { readonly points: number; readonly duration: number },
  db: Deps['db'],
): RateLimiterPostgres {
  const known = limiters.get(db) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(db, known)
  const name = `${keyPrefix} ${points}`
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // A key with nothing left costs the database nothing.
      inMemoryBlockOnConsumed: points,
    })
  known.set(name, limiter)
  return limiter
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** Counts an event of a key; rejects it with 429 when there were too many in the window. */
export async function countShared(
  name: LimitName,
  key: string,
  { config, db }: LimitDeps,
  factor = 1,
): Promise<void> {
  const row: LimitRow = LIMITS[name]
  const points = row.most(config.limits) * factor
  if (points === 0) return
  try {
    await limiterOf(name, { points, duration: row.windowS }, db).consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyRequests(row.code, secondsOf(error.msBeforeNext))
  }
}

/** Rejects with 429 while a key has to wait after events of a limit with pauses. */
export async function assertNoPause(
  name: LimitName,
  key: string,
  { config, db }: LimitDeps,
): Promise<void> {
  const row: LimitRow = LIMITS[name]
  if (row.most(config.limits) === 0) return
  const pause = await pauseOf(name, db).get(key)
  if (pause && pause.msBeforeNext > 0)
    throw tooManyRequests(row.code, secondsOf(pause.msBeforeNext))
}

/** Counts an event of a limit with pauses; returns the seconds of the pause that it begins. */
async function nextPause(name: LimitName, key: string, { config, db }: LimitDeps): Promise<number> {
  const { most, windowS, pausesS = [windowS] }: LimitRow = LIMITS[name]
  const counter = triesOf(name, windowS, db)
  const { consumedPoints } = await counter.penalty(key)
  const over = consumedPoints - most(config.limits)
  if (over < 0) return 0
  const pauseS = pausesS[Math.min(over, pausesS.length - 1)] ?? windowS
  // The count outlasts the pause, so that the next one is longer.
  await counter.set(key, consumedPoints, windowS + pauseS)
  return pauseS
}

/** Notes an event of a limit with pauses; from the last free one on the key has to wait. */
export async function notePaused(
  name: LimitName,
  key: string,
  { config, db }: LimitDeps,
): Promise<void> {
  if (LIMITS[name].most(config.limits) === 0) return
  const pauseS = await nextPause(name, key, { config, db })
  if (pauseS > 0) await pauseOf(name, db).set(key, 1, pauseS)
}

/**
 * Takes one try of a limit with pauses before its outcome is known, so that many tries at once are
 * no more than the limit allows. After the free ones each try begins the next pause, and rejects
 * with 429 all that come within it.
 */
async function takeTry(name: LimitName, key: string, { config, db }: LimitDeps): Promise<void> {
  const { most, code }: LimitRow = LIMITS[name]
  if (most(config.limits) === 0) return
  await assertNoPause(name, key, { config, db })
  const pauseS = await nextPause(name, key, { config, db })
  if (pauseS === 0) return
  try {
    await turnOf(name, db).consume(key, 1, { customDuration: pauseS })
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyRequests(code, secondsOf(error.msBeforeNext))
  }
}

/**
 * Runs what a code or a password is needed for, with a try taken of each of these limits before.
 * One that is right is given back, and so are all when a later limit rejects and nothing was
 * tried.
 *
 * @param tries Names and keys; the visitor's address comes first, so that one that has to wait
 *   takes no try of anybody's account.
 * @param is.wrong tells of an error whether the code was wrong; any other is given back
 * @throws the 429 of the limit that rejects, and what the check throws
 */
export async function withinTries<T>(
  tries: readonly (readonly [LimitName, string])[],
  deps: LimitDeps,
  check: () => Promise<T>,
  is: {
    readonly right?: (outcome: T) => boolean
    readonly wrong?: (error: unknown) => boolean
  },
): Promise<T> {
  const giveAllBack = async (taken: typeof tries) => {
    for (const [name, key] of taken) await giveBack(name, key, deps)
  }
  for (const [at, [name, key]] of tries.entries())
    try {
      await takeTry(name, key, deps)
    } catch (error) {
      await giveAllBack(tries.slice(0, at))
      throw error
    }
  const outcome = await check().catch(async (error: unknown) => {
    if (is.wrong?.(error) === false) await giveAllBack(tries)
    throw error
  })
  if (is.right?.(outcome) !== false) await giveAllBack(tries)
  return outcome
}

/** Gives a try back that was right, with the pause that it began. */
const giveBack = (name: LimitName, key: string, deps: LimitDeps): Promise<void> =>
  endPause(name, key, deps, (tries) => tries.reward(key))

/** Forgets all tries of a key, with the pause that they began. */
export const forgetTries = (name: LimitName, key: string, deps: LimitDeps): Promise<void> =>
  endPause(name, key, deps, (tries) => tries.delete(key))

/** Changes the count of a key's tries, and ends the pause that they began. */
async function endPause(
  name: LimitName,
  key: string,
  { config, db }: LimitDeps,
  change: (tries: RateLimiterPostgres) => Promise<unknown>,
): Promise<void> {
  const { most, windowS }: LimitRow = LIMITS[name]
  if (most(config.limits) === 0) return
  await change(triesOf(name, windowS, db))
  await turnOf(name, db).delete(key)
}

function triesOf(name: LimitName, windowS: number, db: Deps['db']): RateLimiterPostgres {
  return limiterOf(name, { points: Number.MAX_SAFE_INTEGER, duration: windowS }, db)
}

function pauseOf(name: LimitName, db: Deps['db']): RateLimiterPostgres {
  return limiterOf(`${name}-pause`, { points: Number.MAX_SAFE_INTEGER, duration: 1 }, db)
}

/** The same pauses, of which one try alone can begin the next. */
function turnOf(name: LimitName, db: Deps['db']): RateLimiterPostgres {
  return limiterOf(`${name}-pause`, { points: 1, duration: 1 }, db)
}
