import type { Deps } from '../app-deps.ts'
import type { Call } from '@selvage/core/contract'
import type { CallContext } from '../http/handle.ts'
import { HttpError } from '../http/http-error.ts'
import { withinTries } from '../http/shared-limit.ts'

/** Whose guess it is: the guest's, and the visitor's address. */
export type Guesser = Pick<CallContext<Call>, 'session' | 'peer'>

/** The rejections that say that a code is wrong; any other has nothing to do with it. */
const WRONG: Readonly<
  Record<'promo' | 'handover' | 'gift', (error: HttpError['errors'][number]) => boolean>
> = {
  promo: ({ code }) => code === 'PROMO_CODE_INVALID' || code === 'PROMO_CODE_ENDED',
  handover: ({ code }) => code === 'HANDOVER_INVALID',
  gift: ({ code, field }) => code === 'FIELD_VALUE_INVALID' && field === 'code',
}

/**
 * Runs what a promo code, a hand-over code or that of a gift certificate is needed for, counted in
 * the database, which all gateways share. Rejects after too many wrong ones of the guest or of any
 * visitor of the same address: 429, whether this one is right or wrong, for longer each time. A
 * right one counts for nothing.
 */
export function withinGuesses<T>(
  kind: keyof typeof WRONG,
  { session, peer }: Pick<Guesser, 'peer'> & { readonly session: Guesser['session'] | null },
  deps: Pick<Deps, 'config' | 'db'>,
  check: () => Promise<T>,
): Promise<T> {
  const own = session ? [[kind, session.userId] as const] : []
  return withinTries([[`${kind}-address`, peer] as const, ...own], deps, check, {
    wrong: (error) => error instanceof HttpError && error.errors.some(WRONG[kind]),
  })
}
