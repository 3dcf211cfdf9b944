import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import { sharedSecret } from '../secrets/shared-secret.ts'

/** The keys that merchant and provider share, one for each purpose. */
export interface PaymentKeys {
  /** Bearer secret of the server-to-server calls. */
  readonly api: string
  /** Key of the callbacks' signatures. */
  readonly callback: string
}

/**
 * Derives the shared keys from PAYMENT_SECRET, else from a secret kept in the data folder.
 */
export function paymentKeys({
  secret,
  dataDir,
}: {
  readonly secret: string | undefined
  readonly dataDir: string
}): PaymentKeys {
  const root =
    secret === undefined || secret === ''
      ? sharedSecret(join(dataDir, 'payment', 'secret'), 'PAYMENT_SECRET')
      : secret
  const derive = (purpose: string) => createHmac('sha256', root).update(purpose).digest('base64url')
  return { api: derive('selvage payment api'), callback: derive('selvage payment callback') }
}

/** How far a callback's clock may be from ours, seconds. */
const SIGNATURE_WINDOW_S = 300

/** Signs a callback's raw body with the time it is sent: `t=…,v1=…`. */
export function signCallback(rawBody: string, key: string, nowS: number): string {
  return `t=${nowS},v1=${createHmac('sha256', key).update(`${nowS}.${rawBody}`).digest('hex')}`
}

/** True for a signature over exactly this body, made with the key within the time window. */
export function verifyCallback(
  rawBody: string,
  header: string | undefined,
  key: string,
  nowS: number,
): boolean {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (time === undefined || mac === undefined || Math.abs(nowS - Number(time)) > SIGNATURE_WINDOW_S)
    return false
  return isSameSecret(mac, createHmac('sha256', key).update(`${time}.${rawBody}`).digest('hex'))
}
