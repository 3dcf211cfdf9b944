import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'
import type { Keys } from './keys.ts'

/** The page that a token opens; a token of one purpose opens nothing of another. */
type Purpose =
  'newsletter confirmation' | 'newsletter preferences' | 'privacy request' | 'privacy agent'

const sign = (purpose: Purpose, id: string, keys: Keys): string =>
  createHmac('sha256', keys.derive(purpose)).update(id).digest('base64url')

/**
 * The token of a link: an id and its signature, so that the database has none, and a mail that is
 * sent again is the same mail.
 */
export const signedId = (purpose: Purpose, id: string, keys: Keys): string =>
  `${id}.${sign(purpose, id, keys)}`

/** The id that a token was signed for; undefined for a forged one. */
export function readSignedId(purpose: Purpose, token: string, keys: Keys): string | undefined {
  const [id = '', signature = '', ...more] = token.split('.')
  const isOurs = more.length === 0 && isSameSecret(signature, sign(purpose, id, keys))
  return isOurs && id !== '' ? id : undefined
}
