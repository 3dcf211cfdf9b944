import type { Call } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import type { CallContext } from '../http/handle.ts'
import { assertNoPause, notePaused } from '../http/shared-limit.ts'

type Payer = Pick<CallContext<Call>, 'peer'> & { readonly params: { readonly id: string } }

/** Rejects another card while the cart or the visitor's address waits after declined ones. */
export async function assertMayPay(
  { params, peer }: Payer,
  deps: Pick<Deps, 'config' | 'db'>,
): Promise<void> {
  await assertNoPause('decline', params.id, deps)
  await assertNoPause('decline-address', peer, deps)
}

/** Counts a declined card for the cart and for the visitor's address. */
export async function countDecline(
  { params, peer }: Payer,
  deps: Pick<Deps, 'config' | 'db'>,
): Promise<void> {
  await notePaused('decline', params.id, deps)
  await notePaused('decline-address', peer, deps)
}
