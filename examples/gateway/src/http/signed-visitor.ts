import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { isSameSecret } from '../secrets/is-same-secret.ts'

/** The header in which the storefront's server names the visitor that it calls for. */
export const VISITOR_HEADER = 'selvage-visitor'
/** How far the storefront's clock may be from ours, seconds. */
const WINDOW_S = 300

/**
 * Returns the visitor's address of a `Selvage-Visitor: t=…,a=…,v1=…` header whose signature fits;
 * undefined for any other text, which anybody may send.
 */
export function signedVisitor(
  header: string | null | undefined,
  secret: string | undefined,
  nowS: number,
): string | undefined {
  const [, time, address, mac] =
    /^t=(\d{1,12}),a=([0-9a-f:.]{2,45}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!secret || time === undefined || address === undefined || mac === undefined) return undefined
  if (Math.abs(nowS - Number(time)) > WINDOW_S || isIP(address) === 0) return undefined
  const wanted = createHmac('sha256', secret).update(`${time}.${address}`).digest('hex')
  return isSameSecret(mac, wanted) ? address : undefined
}

/** An address as it is counted: the same whether a socket maps it into IPv6 or not. */
export const countedAddress = (address: string): string => address.replace(/^::ffff:(?=\d)/, '')
