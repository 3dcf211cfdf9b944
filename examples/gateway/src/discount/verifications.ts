import { createHmac } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { verifications } from '../db/schema/discount.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'
import { ownUsers } from '../session/own-users.ts'
import type { Owner } from '../session/own-users.ts'

/** How long a shopper has for a proof. */
const LIFETIME_MS = 30 * 60_000

type Verification = typeof verifications.$inferSelect

const signatureOf = (id: string, { keys }: Pick<Deps, 'keys'>): string =>
  createHmac('sha256', keys.derive('discount verification')).update(id).digest('base64url')

/** Begins a proof: the state that comes back with it is signed, and its hash is stored. */
export async function beginVerification(
  db: Queryable,
  request: Pick<Verification, 'userId' | 'callbackUrl' | 'returnUrl'>,
  deps: Pick<Deps, 'keys' | 'now'>,
): Promise<string> {
  const id = newToken()
  const state = `${id}.${signatureOf(id, deps)}`
  const expiresAt = new Date(deps.now().getTime() + LIFETIME_MS)
  await db.insert(verifications).values({ ...request, stateHash: tokenHash(state), expiresAt })
  return state
}

function isSigned(state: string, deps: Pick<Deps, 'keys'>): boolean {
  const [id = '', signature = '', ...more] = state.split('.')
  return more.length === 0 && isSameSecret(signature, signatureOf(id, deps))
}

/**
 * Uses up the open proof of a state in one statement, so that it counts once; undefined for one
 * that is unknown, used, too old or another shopper's.
 */
export async function takeVerification(
  db: Queryable,
  state: string,
  owner: Owner,
  deps: Pick<Deps, 'keys' | 'now'>,
): Promise<Verification | undefined> {
  if (!isSigned(state, deps)) return undefined
  const [taken] = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.stateHash, tokenHash(state)),
        sql`${verifications.userId} IN ${ownUsers(owner)}`,
        gt(verifications.expiresAt, deps.now()),
      ),
    )
    .returning()
  return taken
}

/** Opens a proof again whose provider could not be asked, so that a reload asks once more. */
export async function reopenVerification(db: Queryable, row: Verification): Promise<void> {
  await db.insert(verifications).values(row).onConflictDoNothing()
}
