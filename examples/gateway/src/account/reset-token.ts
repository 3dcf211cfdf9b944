import { createHmac } from 'node:crypto'
import type { Keys } from '../secrets/keys.ts'

/**
 * The token in the mail of a request. It is derived from the gateway's secret, so that a mail that
 * is sent again is the same mail; the database has its hash alone.
 */
export function resetToken(id: string, keys: Keys): string {
  return createHmac('sha256', keys.derive('new password')).update(id).digest('base64url')
}
