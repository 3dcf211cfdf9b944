import type { Call } from '@selvage/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { httpError } from './http-error.ts'
import type { CallContext } from './handle.ts'

/**
 * Applies a keyed call once for a user and key: the key is claimed in the transaction of the
 * effect, so a second request waits for the first and then gets what it gave. A key with another
 * body is 422. Only successes are kept, for ever.
 */
export async function once<T extends object>(
  tx: Queryable,
  call: Call,
  context: Pick<CallContext<Call>, 'session' | 'key' | 'bodyHash'>,
  deps: Pick<Deps, 'now'>,
  run: () => Promise<T>,
): Promise<T> {
  const mine = { userId: context.session.userId, call: call.name, key: context.key }
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...mine, bodyHash: context.bodyHash, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  const where = and(
    eq(idempotencyKeys.userId, mine.userId),
    eq(idempotencyKeys.call, mine.call),
    eq(idempotencyKeys.key, mine.key),
  )
  if (claimed.length === 0) {
    const [before] = await tx.select().from(idempotencyKeys).where(where)
    if (before?.bodyHash !== context.bodyHash)
      throw httpError('FIELD_VALUE_INVALID', { status: 422, field: 'Idempotency-Key' })
    return before.answer as T
  }
  const answer = await run()
  await tx.update(idempotencyKeys).set({ answer }).where(where)
  return answer
}
