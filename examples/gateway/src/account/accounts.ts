import { accountEmail, normalizeScreenName } from '@selvage/core/account'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'
import { insertUser } from '../session/users.ts'
import type { NewPreferences, UserRow } from '../session/users.ts'

type AccountRow = typeof accounts.$inferSelect

/** The account of an e-mail address, however it is spelled. */
export async function findAccount(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, accountEmail(email)))
  return row
}

/** The account of a member's session; one that is gone has no session any more. */
export async function accountOf(db: Queryable, userId: string): Promise<AccountRow> {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
  if (!account) throw httpError('EXPIRED_SESSION')
  return account
}

/** Returns the e-mail address and the screen name of a member, which make no password. */
export async function ownNames(db: Queryable, userId: string): Promise<string[]> {
  const [member] = await db
    .select({ email: accounts.email, screenName: users.screenName })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.userId, userId))
  return member ? [member.email, member.screenName ?? ''] : []
}

/**
 * The member of an account whose password was checked; undefined once another has been set since.
 * The row is held until the session is open: a new password ends that one with the others.
 */
export async function holdMember(
  tx: Queryable,
  { userId, passwordHash }: Pick<AccountRow, 'userId' | 'passwordHash'>,
): Promise<string | undefined> {
  const [held] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, passwordHash)))
    .for('share')
  return held?.userId
}

/** A new member's form, with the hash of the password in its place. */
interface NewMember {
  readonly screenName: string
  readonly email: string
  readonly passwordHash: string
  readonly newsletter: boolean
  /** The settings of the page that the member joins on. */
  readonly preferences: NewPreferences
}

/**
 * Makes a member, who shops as the guest before did unless the request says otherwise; an e-mail
 * address that has an account is rejected.
 */
export async function insertMember(
  tx: Queryable,
  { screenName, email, passwordHash, newsletter, preferences }: NewMember,
  visitor: Session | null,
  deps: Pick<Deps, 'now'>,
): Promise<UserRow> {
  const now = deps.now()
  const guest = visitor?.guest ? await guestOf(tx, visitor.userId) : undefined
  const user = await insertUser(
    tx,
    { ...guestPreferences(guest), ...definedOnly(preferences) },
    {
      screenName: normalizeScreenName(screenName),
      partnerKey: guest?.partnerKey ?? null,
      now,
    },
  )
  const made = await tx
    .insert(accounts)
    .values({
      userId: user.id,
      email: accountEmail(email),
      passwordHash,
      newsletter,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ userId: accounts.userId })
  if (made.length === 0) throw httpError('NOT_UNIQUE_EMAIL_ADDRESS', { field: 'email' })
  return user
}

async function guestOf(tx: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId))
  return row
}

function guestPreferences(guest: UserRow | undefined): NewPreferences {
  if (!guest) return {}
  const { country, locale, measurementSystem } = guest
  const currency = guest.currency as NewPreferences['currency']
  return { country, currency, locale, measurement_system: measurementSystem }
}

function definedOnly(preferences: NewPreferences): NewPreferences {
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined))
}
