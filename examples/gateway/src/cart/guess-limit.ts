import type { Deps } from '../app-deps.ts'
import type { Call } from '@selvage/core/contract'
import type { CallContext } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'

/** Whose guess it is: the guest's, and the visitor's address. */
export type Guesser = Pick<CallContext<Call>, 'session' | 'peer'>

/**
 * Counts a try of a promo code, a hand-over code or that of a gift certificate in the database,
 * which all gateways share. Rejects the guest's next try after too many in a minute, and that of
 * any visitor of the same address: 429, whether it is right or wrong.
 */
export async function countGuess(
  kind: 'promo' | 'handover' | 'gift',
  { session, peer }: Pick<Guesser, 'peer'> & { readonly session: Guesser['session'] | null },
  deps: Pick<Deps, 'config' | 'db'>,
): Promise<void> {
  if (session) await countShared(kind, session.userId, deps)
  await countShared(`${kind}-address`, peer, deps)
}
