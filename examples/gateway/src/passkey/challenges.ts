import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { passkeyChallenges } from '../db/schema/passkey.ts'
import { tokenHash } from '../secrets/keys.ts'
import { PASSKEY_CHALLENGE_S } from '../session/cookies.ts'

/** What an answer has to come with: its session or its browser, and the member who adds one. */
interface Bound {
  /** A secret that only the browser of the challenge sends. */
  readonly to: string
  /** Null for whoever logs in. */
  readonly userId: string | null
}

/** Makes a challenge, which is 32 random bytes as base64url. */
export async function openChallenge(
  db: Queryable,
  { to, userId }: Bound,
  { now }: Pick<Deps, 'now'>,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.insert(passkeyChallenges).values({
    challenge,
    boundTo: tokenHash(to),
    userId,
    expiresAt: new Date(now().getTime() + PASSKEY_CHALLENGE_S * 1000),
  })
  return challenge
}

/**
 * Uses up the challenge that an answer names, in one statement; undefined for one that is unknown,
 * too old, used, or another browser's or member's.
 */
export async function takeChallenge(
  db: Queryable,
  clientData: string,
  { to, userId }: Bound,
  { now }: Pick<Deps, 'now'>,
): Promise<string | undefined> {
  const named = challengeOf(clientData)
  if (named === undefined) return undefined
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, named),
        eq(passkeyChallenges.boundTo, tokenHash(to)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken?.challenge
}

/** The challenge in a browser's `clientDataJSON`; undefined for anything else. */
function challengeOf(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    const { challenge } = Object(read) as { readonly challenge?: unknown }
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
