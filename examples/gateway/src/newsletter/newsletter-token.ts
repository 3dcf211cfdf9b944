import { createHmac } from 'node:crypto'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import type { Keys } from '../secrets/keys.ts'

/** A token opens the request that it confirms, or a subscription. */
type Purpose = 'newsletter confirmation' | 'newsletter preferences'

const sign = (purpose: Purpose, id: string, keys: Keys): string =>
  createHmac('sha256', keys.derive(purpose)).update(id).digest('base64url')

/**
 * The token of a link: an id and its signature, so that the database has none, and a mail that is
 * sent again is the same mail.
 */
export const newsletterToken = (purpose: Purpose, id: string, keys: Keys): string =>
  `${id}.${sign(purpose, id, keys)}`

/** The id that a token was signed for; undefined for a forged one. */
export function readNewsletterToken(
  purpose: Purpose,
  token: string,
  keys: Keys,
): string | undefined {
  const [id = '', signature = '', ...more] = token.split('.')
  const isOurs = more.length === 0 && isSameSecret(signature, sign(purpose, id, keys))
  return isOurs && id !== '' ? id : undefined
}
