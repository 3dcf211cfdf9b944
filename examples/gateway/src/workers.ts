import type { Deps } from './app-deps.ts'
import { describeError } from './log.ts'
import { findResets } from './account/find-resets.ts'
import { mergeWaiting } from './account/merge-waiting.ts'
import { freeMails, sendDue } from './mail/outbox.ts'
import type { Mailer } from './mail/mailer.ts'
import { opsKey } from './ops/operator.ts'
import { freeLeases, recoverOnce } from './payment/recovery.ts'
import { recoverRefunds } from './payment/refund.ts'
import { folderOfMade } from './images/image-store.ts'
import type { PictureFiles } from './images/picture-files.ts'
import { forgetMails } from './mail/forget-mails.ts'
import { deleteDue, forgetAnswered } from './privacy-request/delete-data.ts'
import { pruneOnce } from './retention/prune.ts'

const ROUND_MS = 1_000
/** Old rows are deleted once in so many rounds, the first time a minute after the start. */
const PRUNE = { rounds: 3_600, first: 60 }

/**
 * Starts the background work at once. Every second: recovery of payments and of refunds, carts that
 * waited for a payment, and links to a new password; every hour the deletion of what is kept no
 * longer. Mails go on their own, and so do deletions that were asked for, so that neither holds up
 * a payment. Stopping waits for what is under way.
 */
export function startWorkers(
  deps: Deps,
  mailer: Mailer,
  pictures: PictureFiles,
): { stop: () => Promise<void> } {
  let stopped = false
  const wake = new Set<() => void>()

  // The operator's key exists from the start.
  opsKey(deps.config.dataDir)

  async function work(): Promise<void> {
    if (deps.db.kind === 'pglite') await attempt(() => freeLeases(deps))
    await rounds(async (round) => {
      await attempt(() => recoverOnce(deps))
      if (!stopped) await attempt(() => recoverRefunds(deps))
      if (!stopped) await attempt(() => mergeWaiting(deps))
      if (!stopped) await attempt(() => findResets(deps))
      if (!stopped && round % PRUNE.rounds === PRUNE.first) await attempt(() => pruneOnce(deps))
    })
  }

  /** Deletes the data of those who asked for it, and their addresses once they know. */
  async function answerRequests(): Promise<void> {
    await deleteDue(
      deps,
      (mails) => forgetMails(deps.config.dataDir, mails),
      async (designIds) => {
        for (const id of designIds) await pictures.removeFolder(folderOfMade(id))
      },
    )
    await forgetAnswered(deps)
  }

  async function sendMails(): Promise<void> {
    if (deps.db.kind === 'pglite') await attempt(() => freeMails(deps))
    await rounds(() => attempt(() => sendDue(deps, mailer)))
  }

  async function answer(): Promise<void> {
    await rounds(() => attempt(() => answerRequests()))
  }

  async function rounds(work: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; !stopped; round += 1) {
      await work(round)
      if (stopped) return
      await new Promise<void>((resolve) => {
        const next = () => {
          wake.delete(next)
          resolve()
        }
        wake.add(next)
        setTimeout(next, ROUND_MS)
      })
    }
  }

  // A lost database must not end the worker: the next round finds it again.
  async function attempt(step: () => Promise<unknown>): Promise<void> {
    await step().catch((error: unknown) => {
      if (!stopped) deps.log({ level: 'warn', event: 'worker', error: describeError(error) })
    })
  }

  const running = Promise.all([work(), sendMails(), answer()])
  return {
    async stop() {
      stopped = true
      for (const each of wake) each()
      await running
    },
  }
}
