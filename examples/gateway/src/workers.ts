import type { Deps } from './app-deps.ts'
import { describeError } from './log.ts'
import { findResets } from './account/find-resets.ts'
import { freeMails, sendDue } from './mail/outbox.ts'
import type { Mailer } from './mail/mailer.ts'
import { opsKey } from './ops/operator.ts'
import { freeLeases, recoverOnce } from './payment/recovery.ts'
import { recoverRefunds } from './payment/refund.ts'
import { pruneOnce } from './retention/prune.ts'

const ROUND_MS = 1_000
/** Old rows are deleted once in so many rounds, the first time a minute after the start. */
const PRUNE = { rounds: 3_600, first: 60 }

/**
 * Starts the background work: recovery of payments, links to a new password and the mail outbox, at
 * once and every second, and every hour the deletion of what is kept no longer. Stopping waits for
 * the current round.
 */
export function startWorkers(deps: Deps, mailer: Mailer): { stop: () => Promise<void> } {
  let stopped = false
  let wake: (() => void) | undefined

  // The operator's key exists from the start.
  opsKey(deps.config.dataDir)

  async function work(): Promise<void> {
    if (deps.db.kind === 'pglite') {
      await attempt(() => freeLeases(deps))
      await attempt(() => freeMails(deps))
    }
    for (let round = 0; !stopped; round += 1) {
      await attempt(() => recoverOnce(deps))
      if (!stopped) await attempt(() => recoverRefunds(deps))
      if (!stopped) await attempt(() => findResets(deps))
      if (!stopped) await attempt(() => sendDue(deps, mailer))
      if (!stopped && round % PRUNE.rounds === PRUNE.first) await attempt(() => pruneOnce(deps))
      if (!stopped)
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, ROUND_MS)
        })
    }
  }

  // A lost database must not end the worker: the next round finds it again.
  async function attempt(step: () => Promise<unknown>): Promise<void> {
    await step().catch((error: unknown) => {
      if (!stopped) deps.log({ level: 'warn', event: 'worker', error: describeError(error) })
    })
  }

  const running = work()
  return {
    async stop() {
      stopped = true
      wake?.()
      await running
    },
  }
}
