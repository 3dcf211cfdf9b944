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

/** An address as people write it: the same whether a socket maps it into IPv6 or not. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d)/, '')

/**
 * An address as it is counted. An IPv6 address counts as its first 64 bits: a household or a server
 * has all others to itself, and a new one for each request.
 */
export function countedAddress(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  const [start = '', end = ''] = plain.replace(/%.*$/, '').split('::')
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))
  // A last group in decimal is two groups.
  const given = [...groupsOf(start), ...groupsOf(end)].length + (plain.includes('.') ? 1 : 0)
  const zeros = Array.from({ length: 8 - given }, () => '0')
  const groups = [...groupsOf(start), ...zeros, ...groupsOf(end)].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
