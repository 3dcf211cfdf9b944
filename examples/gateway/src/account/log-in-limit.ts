import type { Deps } from '../app-deps.ts'
import type { LimitName } from '../http/limits.table.ts'
import { giveBack, takeTry } from '../http/shared-limit.ts'
import { tokenHash } from '../secrets/keys.ts'

type LimitDeps = Pick<Deps, 'config' | 'db'>
type Tries = readonly (readonly [LimitName, string])[]

/** Addresses are counted by their hash: the counters are no list of members. */
const triesOf = (email: string, peer: string): Tries => [
  ['login', tokenHash(email).toString('base64url')],
  ['login-address', peer],
]

/**
 * Runs a check of a password, counted for the e-mail address and for the visitor's address; a right
 * one counts for nothing. Rejects with 429 after too many wrong ones, whether this one is right or
 * not, and whether the account exists or not.
 */
export async function withinLoginLimit(
  { email, peer }: { readonly email: string; readonly peer: string },
  deps: LimitDeps,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const tries = triesOf(email, peer)
  for (const [name, key] of tries) await takeTry(name, key, deps)
  const right = await isRight()
  if (right) for (const [name, key] of tries) await giveBack(name, key, deps)
  return right
}
