import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { StorefrontConfig } from './config.ts'

/** Tells the gateway for whom this server calls, so that limits count the visitor. */
const VISITOR_HEADER = 'Selvage-Visitor'

/** Returns the header's value for a visitor's address, signed with the time that it is sent. */
export function visitorValue(address: string, secret: string, nowS: number): string {
  const mac = createHmac('sha256', secret).update(`${nowS}.${address}`).digest('hex')
  return `t=${nowS},a=${address},v1=${mac}`
}

/**
 * Returns the visitor's address: the socket's, or the one that a trusted proxy forwards; undefined
 * where there is no socket.
 */
export function visitorAddress(
  socket: string | undefined,
  forwarded: string | null,
  trustedProxies: ReadonlySet<string>,
): string | undefined {
  const peer = socket?.replace(/^::ffff:(?=\d)/, '')
  if (peer === undefined || !trustedProxies.has(peer)) return peer
  const last = forwarded?.split(',').at(-1)?.trim() ?? ''
  return isIP(last) === 0 ? peer : last
}

/** The header with the names of the visitor's browser, for the list of a member's devices. */
export function browserHeader({ headers }: Request): Readonly<Record<string, string>> {
  const userAgent = headers.get('user-agent')
  return userAgent === null ? {} : { 'User-Agent': userAgent }
}

/** The header that names the visitor; none where there is no secret to sign it with. */
export function visitorHeader(
  { headers }: Request,
  { visitorSecret, trustedProxies }: Pick<StorefrontConfig, 'visitorSecret' | 'trustedProxies'>,
  socketAddress: string | undefined,
): Readonly<Record<string, string>> {
  const address = visitorAddress(socketAddress, headers.get('x-forwarded-for'), trustedProxies)
  if (address === undefined || visitorSecret === undefined) return {}
  const nowS = Math.floor(Date.now() / 1000)
  return { [VISITOR_HEADER]: visitorValue(address, visitorSecret, nowS) }
}

/**
 * Returns the secret that this server and the gateway share in a data folder, made by whichever of
 * them starts first; undefined for a folder that cannot be used.
 */
export function visitorSecretIn(dataDir: string): string | undefined {
  const path = join(dataDir, 'visitor.key')
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch {
    // The gateway made it, or nobody can.
  }
  try {
    const secret = readFileSync(path, 'utf8')
    return secret.length < 32 ? undefined : secret
  } catch {
    return undefined
  }
}
