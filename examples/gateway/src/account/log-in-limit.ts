import type { Deps } from '../app-deps.ts'
import type { LimitName } from '../http/limits.table.ts'
import { forgetTries, withinTries } from '../http/shared-limit.ts'
import { tokenHash } from '../secrets/keys.ts'

type LimitDeps = Pick<Deps, 'config' | 'db'>
/** Who tries: a passkey names no e-mail address. */
interface Tried {
  readonly email?: string
  readonly peer: string
}

/** Addresses are counted by their hash: the counters are no list of members. */
const emailKey = (email: string): string => tokenHash(email).toString('base64url')
const triesOf = ({ email, peer }: Tried): readonly (readonly [LimitName, string])[] => [
  ['login-address', peer],
  ...(email === undefined ? [] : [['login', emailKey(email)] as const]),
]

/**
 * Runs a check of a password or a passkey, which is false for a wrong one, counted for the e-mail
 * address and for the visitor's address; a right one counts for nothing. Rejects with 429 after too
 * many wrong ones, whether this one is right or not, and whether the account exists or not.
 */
export const withinLoginLimit = <T>(
  tried: Tried,
  deps: LimitDeps,
  check: () => Promise<T | false>,
): Promise<T | false> =>
  withinTries(triesOf(tried), deps, check, { right: (outcome) => outcome !== false })

/** Forgets the wrong passwords for an e-mail address, whose owner has just set a new one. */
export const liftPause = (email: string, deps: LimitDeps): Promise<void> =>
  forgetTries('login', emailKey(email), deps)
