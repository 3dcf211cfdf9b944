import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import { noSuchPath } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1', 'local']

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

/**
 * Only from this machine, only with the key in `X-Ops-Key`; for everybody else there is nothing
 * here.
 */
export function assertOperator(
  context: Pick<CallContext<Call>, 'peer' | 'request'>,
  deps: Deps,
): void {
  const given = context.request.headers.get('x-ops-key') ?? ''
  const near =
    LOOPBACK.includes(context.peer) && context.request.headers.get('x-forwarded-for') === null
  if (near && given !== '' && isSameSecret(given, opsKey(deps.config.dataDir))) return
  throw noSuchPath()
}
