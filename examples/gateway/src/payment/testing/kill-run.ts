import type { KillPoint } from './kill-points.table.ts'
import type { Processes } from './processes.ts'
import { createShopper, newAttemptId } from './shopper.ts'
import type { Shopper } from './shopper.ts'

const DECLINED_CARD = '4000000000000002'
const RECOVERY_LIMIT_MS = 60_000

/** The client's own record of one purchase, made without the gateway. */
export interface Purchase {
  readonly point: KillPoint
  readonly cartId: string
  readonly attemptId: string
  readonly totalMinor: number
  /** The number that the client was given in the end. */
  readonly orderNumber: string
}

export interface KillRun {
  readonly purchases: readonly Purchase[]
  readonly kills: number
  /** Longest time from a restart to the client's `ordered`, ms. */
  readonly slowestMs: number
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Retries with one attempt id, as a client does that lost the answer, until the attempt ends. */
async function retry(
  shopper: Shopper,
  id: string,
): Promise<{ order: string | null; code: string | null }> {
  const until = performance.now() + RECOVERY_LIMIT_MS
  while (performance.now() < until) {
    const reply = await shopper.place(id).catch(() => undefined)
    const { attempt, errors } = reply?.json ?? {}
    if (attempt?.state === 'ordered') return { order: attempt.order_number, code: null }
    if (errors?.[0]) return { order: null, code: errors[0].code }
    await wait(200)
  }
  throw new Error(`attempt ${id} had no end after ${RECOVERY_LIMIT_MS} ms`)
}

/**
 * Buys once for each point: the gateway dies there by SIGKILL while the order is placed, starts
 * again, and the client tries again with the same attempt id. `onKilled` runs while it is down.
 */
export async function killAt(
  points: readonly KillPoint[],
  processes: Processes,
  onKilled: (point: KillPoint, attemptId: string) => Promise<void> = async () => {},
  /** Codes of gift certificates, one for each purchase, which pays a part of it. */
  codes: readonly string[] = [],
): Promise<KillRun> {
  const purchases: Purchase[] = []
  let kills = 0
  let slowestMs = 0
  const die = async () => {
    if (await processes.killed()) kills += 1
    processes.arm('')
  }

  for (const [at, point] of points.entries()) {
    const shopper = createShopper(processes.shop)
    const declines = point.startsWith('decline')
    const code = codes[at]
    // A promo, so that there is a hold that could leak, and more than a certificate pays.
    await shopper.toReview(declines ? DECLINED_CARD : undefined, {
      promo: { id: 'WELCOME10' },
      ...(code !== undefined && { quantity: 3 }),
    })
    if (code !== undefined) {
      const applied = await shopper.applyCertificate(code)
      if (applied.status !== 200) throw new Error(`${point}: ${JSON.stringify(applied.json)}`)
      await shopper.payWith(declines ? DECLINED_CARD : undefined)
    }
    let attemptId = newAttemptId()
    const recovers = point.startsWith('recovery')
    if (point === 'charge.in-flight') await processes.faults({ kind: 'delay', ms: 300 })
    processes.arm(recovers ? 'place.attempt-committed' : point)
    await shopper.place(attemptId).catch(() => undefined)
    await die()
    if (recovers) {
      processes.arm(point)
      // It comes up and dies in its first round.
      await processes.startGateway().catch(() => undefined)
      await die()
    }
    await onKilled(point, attemptId)
    await processes.startGateway()
    const restarted = performance.now()
    let end = await retry(shopper, attemptId)
    if (declines) {
      if (end.code !== 'CARD_DECLINED')
        throw new Error(`${point}: a declined card ended in ${end.code ?? end.order}`)
      await shopper.checkout()
      await shopper.payWith()
      attemptId = newAttemptId()
      end = await retry(shopper, attemptId)
    }
    if (end.order === null) throw new Error(`${point}: ended in ${end.code}`)
    slowestMs = Math.max(slowestMs, performance.now() - restarted)
    purchases.push({
      point,
      cartId: shopper.state.cartId,
      attemptId,
      totalMinor: Math.round(shopper.state.total * 100) - shopper.state.creditMinor,
      orderNumber: end.order,
    })
  }
  return { purchases, kills, slowestMs }
}

/** Returns the kills of a run over these points: recovery's own points need one before them. */
export function plannedKills(points: readonly KillPoint[]): number {
  return points.length + points.filter((point) => point.startsWith('recovery')).length
}
