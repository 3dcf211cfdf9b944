import { createHash, createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The gateway's secrets. */
export interface Keys {
  /** Signs access tokens. */
  readonly access: Uint8Array
  /** Derives each refresh token from the one before. */
  readonly refresh: Uint8Array
  /** Derives a signing key for another purpose. */
  derive(purpose: string): Uint8Array
}

/** The secrets of a master key. */
export function keysFrom(master: Uint8Array): Keys {
  const derive = (purpose: string): Uint8Array =>
    createHmac('sha256', master).update(purpose).digest()
  return { access: derive('access token'), refresh: derive('refresh token'), derive }
}

/**
 * The secrets of a data folder, made at the first start. `GATEWAY_SECRET` (32 characters or more)
 * wins: several gateways on one database must share it.
 */
export function loadKeys(dataDir: string, secret?: string): Keys {
  if (secret !== undefined && secret !== '') {
    if (secret.length < 32) throw new Error('GATEWAY_SECRET must have at least 32 characters.')
    return keysFrom(createHash('sha256').update(secret).digest())
  }
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const fresh = `${path}.${process.pid}`
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
    renameSync(fresh, path)
  }
  chmodSync(path, 0o600)
  return keysFrom(Buffer.from(readFileSync(path, 'utf8'), 'base64url'))
}

/** A new secret token: 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a token is stored. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
