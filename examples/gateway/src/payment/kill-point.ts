import { readFileSync } from 'node:fs'

/**
 * Places on the way of a payment where a test may kill the gateway. In a real run none of them does
 * anything: only when SELVAGE_KILL_POINT names one (or `@file`, which is read at each point) does
 * the process die there by SIGKILL.
 */
export const KILL_POINTS = [
  'place.received',
  'place.cart-locked',
  'place.priced',
  'place.hold-taken',
  'place.attempt-inserted',
  'place.attempt-committed',
  'charge.sent-committed',
  'charge.in-flight',
  'charge.answered',
  'charge.committed',
  'finish.locked',
  'finish.order-inserted',
  'finish.hold-captured',
  'finish.ledger-written',
  'finish.mail-queued',
  'finish.cart-closed',
  'finish.committed',
  'decline.hold-released',
  'decline.committed',
  'callback.verified',
  'callback.event-recorded',
  'callback.committed',
  'recovery.leased',
  'recovery.looked-up',
  'mail.written',
] as const
export type KillPoint = (typeof KILL_POINTS)[number]

const armedPoint = process.env['SELVAGE_KILL_POINT'] ?? ''

/** True when the process is to die at this point. */
export function isArmed(name: KillPoint): boolean {
  if (armedPoint === '') return false
  if (!armedPoint.startsWith('@')) return armedPoint === name
  try {
    return readFileSync(armedPoint.slice(1), 'utf8').trim() === name
  } catch {
    return false
  }
}

/** Dies here when the point is armed. */
export function killPoint(name: KillPoint): void {
  if (armedPoint !== '' && isArmed(name)) process.kill(process.pid, 'SIGKILL')
}
