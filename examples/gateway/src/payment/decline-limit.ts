import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { checkouts, isCard } from '../db/schema/checkout.ts'
import type { LimitName } from '../http/limits.table.ts'
import { assertNoPause, notePaused } from '../http/shared-limit.ts'
import { findAttempt } from './attempt.ts'

type LimitDeps = Pick<Deps, 'config' | 'db'>

/** Whose declines are counted. */
export interface Payer {
  readonly cartId: string
  /** The visitor's address; undefined where the provider is asked without them. */
  readonly peer: string | undefined
  /** The provider's fingerprint of the card; '' where it names none. */
  readonly card: string
}

/** Reads who pays for a cart, before its card is removed by a decline. */
export async function payerOf(
  cartId: string,
  peer: string | undefined,
  { db }: LimitDeps,
): Promise<Payer> {
  const [row] = await db.orm
    .select({ payment: checkouts.payment })
    .from(checkouts)
    .where(eq(checkouts.cartId, cartId))
  const payment = row?.payment
  return { cartId, peer, card: (payment && isCard(payment) && payment.fingerprint) || '' }
}

const keysOf = ({ cartId, peer, card }: Payer): readonly (readonly [LimitName, string])[] => [
  ['decline', cartId],
  ...(peer === undefined ? [] : [['decline-address', peer] as const]),
  ...(card === '' ? [] : [['decline-card', card] as const]),
]

/** Rejects another try while the cart, the visitor's address or the card waits after declines. */
export async function assertMayPay(payer: Payer, deps: LimitDeps): Promise<void> {
  for (const [name, key] of keysOf(payer)) await assertNoPause(name, key, deps)
}

/**
 * Applies a charge to an attempt, and counts the decline of a card where it turned the attempt
 * declined: once, whether its shopper, the provider's event or recovery hears of it first.
 */
export async function countingDecline(
  { attemptId, peer }: { readonly attemptId: string; readonly peer?: string | undefined },
  deps: LimitDeps,
  apply: () => Promise<'nothing' | 'applied' | 'card declined'>,
): Promise<void> {
  const attempt = await findAttempt(deps.db.orm, attemptId)
  const payer = attempt && (await payerOf(attempt.cartId, peer, deps))
  const applied = await apply()
  if (applied === 'card declined' && payer) await countDecline(payer, deps)
}

/** Counts a decline for the cart, for the visitor's address and for the card. */
export async function countDecline(payer: Payer, deps: LimitDeps): Promise<void> {
  for (const [name, key] of keysOf(payer)) await notePaused(name, key, deps)
}
