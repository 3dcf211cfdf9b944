import { isConnectionLost } from './db/sql-error.ts'
import { describeError } from './log.ts'
import type { Log } from './log.ts'

/** Time for an orderly stop after an unknown error, ms. */
const STOP_MS = 15_000

/**
 * Decides what errors that nothing caught do to the process. Each is logged; a lost database
 * connection ends nothing, because the next query opens another one; after anything else the
 * process is in an unknown state, so it stops in order and ends with code 1.
 */
export function guardProcess(log: Log, stop: () => Promise<unknown>, stopMs = STOP_MS): void {
  let ending = false
  const decide = (error: unknown): void => {
    log({ level: 'error', event: 'uncaught', error: describeError(error) })
    if (isConnectionLost(error) || ending) return
    ending = true
    const end = (): void => process.exit(1)
    setTimeout(end, stopMs).unref()
    stop().then(end, end)
  }
  process.on('uncaughtException', decide)
  process.on('unhandledRejection', decide)
}
