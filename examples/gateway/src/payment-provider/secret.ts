import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSameSecret } from '../secrets/is-same-secret.ts'

/** The keys that merchant and provider share, one for each purpose. */
export interface PaymentKeys {
  /** Bearer secret of the server-to-server calls. */
  readonly api: string
  /** Key of the callbacks' signatures. */
  readonly callback: string
}

/**
 * Derives the shared keys from PAYMENT_SECRET, else from a secret kept in the data folder.
 * Whichever process starts first makes the file; O_EXCL lets exactly one of them win.
 */
export function paymentKeys({
  secret,
  dataDir,
}: {
  readonly secret: string | undefined
  readonly dataDir: string
}): PaymentKeys {
  const root =
    secret === undefined || secret === '' ? secretFile(join(dataDir, 'payment', 'secret')) : secret
  const derive = (purpose: string) => createHmac('sha256', root).update(purpose).digest('base64url')
  return { api: derive('selvage payment api'), callback: derive('selvage payment callback') }
}

function secretFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // The other process may have made the file and not written it yet.
  for (let tries = 0; tries < 100; tries += 1) {
    const text = readFileSync(path, 'utf8')
    if (text.length >= 32) return text
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
  throw new Error(
    `The payment secret in ${path} is empty. Delete the file and start again, or set PAYMENT_SECRET.`,
  )
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
