import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import { noSuchPath } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import { countedAddress } from '../http/signed-visitor.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'

/** This machine, as addresses are counted: `::1` by its first 64 bits, which are nobody else's. */
const LOOPBACK = ['127.0.0.1', countedAddress('::1'), 'local']

/** The operator's key of a data folder, made when it is first asked for. */
export function opsKey(dataDir: string): string {
  const path = join(dataDir, 'ops-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}

type Asked = Pick<CallContext<Call>, 'peer' | 'request'>

/** True for a request of this machine itself, which no proxy passed on. */
export function isNear({ peer, request: { headers } }: Asked): boolean {
  return LOOPBACK.includes(peer) && !headers.has('x-forwarded-for') && !headers.has('forwarded')
}

function hasKey({ request: { headers } }: Asked, deps: Deps): boolean {
  const [scheme, value = ''] = (headers.get('authorization') ?? '').split(' ')
  const given = headers.get('x-ops-key') ?? keyIn(scheme, value)
  return given !== '' && isSameSecret(given, opsKey(deps.config.dataDir))
}

/** The key of `Bearer KEY`, or the password of `Basic …`, which a browser sends. */
function keyIn(scheme: string | undefined, value: string): string {
  if (scheme === 'Bearer') return value
  return scheme === 'Basic'
    ? Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':')
    : ''
}

/** True for the operator on this machine. */
export function isNearOperator(asked: Asked, deps: Deps): boolean {
  return isNear(asked) && hasKey(asked, deps)
}

/**
 * The numbers of the gateway are for this machine, and with the operator's key for any. A page in a
 * browser of this machine is no operator: it says where it comes from.
 */
export function assertMayMeasure(asked: Asked, deps: Deps): void {
  const { headers } = asked.request
  const site = headers.get('sec-fetch-site')
  const isPage = headers.has('origin') || (site !== null && site !== 'none')
  if ((isNear(asked) && !isPage) || hasKey(asked, deps)) return
  throw noSuchPath()
}

/**
 * Only from this machine, only with the key in `X-Ops-Key`; for everybody else there is nothing
 * here.
 */
export function assertOperator(context: Asked, deps: Deps): void {
  if (isNearOperator(context, deps)) return
  throw noSuchPath()
}
