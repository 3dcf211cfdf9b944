import { createHmac } from 'node:crypto'
import type { Keys } from '../secrets/keys.ts'

/** Crockford's signs: digits and capitals that nobody takes for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code of a gift certificate: 80 bits of the gateway's secret, so that a mail that is sent
 * again is the same mail; the database has its hash alone.
 */
export function giftCode(certificateId: string, keys: Pick<Keys, 'derive'>): string {
  const bytes = createHmac('sha256', keys.derive('gift certificate')).update(certificateId).digest()
  const signs = [...bytes.subarray(0, 16)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return signs.match(/.{4}/g)?.join('-') ?? signs
}
