import type { Locale } from '@selvage/core/locale'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts, passwordResets } from '../db/schema/account.ts'
import { sessions } from '../db/schema/session.ts'
import { tellMember } from './notices.ts'

/** A request that has set a password can be sent again for so long, milliseconds. */
export const REPEATED_MS = 10 * 60_000

/** A new password of a member, and the page that sets it. */
interface Replacement {
  readonly userId: string
  readonly passwordHash: string
  /** The hash that was checked, which must still be the account's; any when left out. */
  readonly checkedHash?: string
  /** The session that stays; null for none. */
  readonly sessionId: string | null
  readonly locale: Locale
}

/**
 * Sets a password, ends the member's other sessions, makes the links useless that were mailed, and
 * writes to the member. Returns the account's e-mail address; undefined where another password has
 * been set since the check.
 */
export async function replacePassword(
  tx: Queryable,
  { userId, passwordHash, checkedHash, sessionId, locale }: Replacement,
  { now }: Pick<Deps, 'now'>,
): Promise<string | undefined> {
  const isChecked = checkedHash === undefined ? undefined : eq(accounts.passwordHash, checkedHash)
  const [account] = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.userId, userId), isChecked))
    .returning({ email: accounts.email })
  if (!account) return undefined
  // Passkeys stay: the mail leads to where those of a lost device are deleted.
  await tellMember(tx, { userId, kind: 'new-password', subject: '', locale }, { now })
  await tx
    .update(passwordResets)
    .set({ usedAt: now() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId ?? '')))
  return account.email
}
