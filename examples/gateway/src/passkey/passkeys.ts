import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { passkeys } from '../db/schema/passkey.ts'
import type { PasskeyRow } from '../db/schema/passkey.ts'

/** The member's passkeys, the newest first. */
export async function loadPasskeys(db: Queryable, userId: string): Promise<readonly PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)
}

/** The passkey that a device answered with. */
export async function findPasskey(
  db: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Gives a passkey of the member's own another name. */
export async function setName(
  db: Queryable,
  { id, userId, name }: Pick<PasskeyRow, 'id' | 'userId' | 'name'>,
): Promise<void> {
  await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
}

/** Deletes a passkey of the member's own; undefined when there is none any more. */
export async function dropPasskey(
  db: Queryable,
  { id, userId }: Pick<PasskeyRow, 'id' | 'userId'>,
): Promise<PasskeyRow | undefined> {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return gone
}

/**
 * Notes that a passkey was used, and holds its row until the session is open. False once it is
 * gone, and where another answer has counted further meanwhile; a device that does not count says
 * zero each time.
 */
export async function noteUse(
  tx: Queryable,
  { id }: Pick<PasskeyRow, 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const before = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const noted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), before))
    .returning({ id: passkeys.id })
  return noted.length > 0
}
