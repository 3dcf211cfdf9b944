import { PASSWORD_LINK_MINUTES } from '@selvage/core/account'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { passwordResets } from '../db/schema/account.ts'
import { outbox } from '../db/schema/outbox.ts'
import { tokenHash } from '../secrets/keys.ts'
import { findAccount } from './accounts.ts'
import { resetToken } from './reset-token.ts'

const BATCH = 20
const MINUTE_MS = 60_000

/**
 * Looks up the accounts of new requests for a password: one that exists gets a mail, and of every
 * other nothing stays. The request itself looked nothing up, so that its time reveals no account.
 */
export async function findResets(deps: Pick<Deps, 'db' | 'keys' | 'now'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const asked = await tx
      .select()
      .from(passwordResets)
      .where(isNull(passwordResets.userId))
      .orderBy(asc(passwordResets.requestedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const { id, email } of asked) {
      const own = eq(passwordResets.id, id)
      const account = await findAccount(tx, email)
      if (!account) {
        await tx.delete(passwordResets).where(own)
        continue
      }
      const now = deps.now()
      await tx
        .update(passwordResets)
        .set({
          userId: account.userId,
          tokenHash: tokenHash(resetToken(id, deps.keys)),
          expiresAt: new Date(now.getTime() + PASSWORD_LINK_MINUTES * MINUTE_MS),
        })
        .where(own)
      await tx
        .insert(outbox)
        .values({ key: `password-${id}`, kind: 'password', resetId: id, dueAt: now })
    }
  })
}
