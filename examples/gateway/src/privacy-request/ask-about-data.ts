import type { PrivacyRequestKind } from '@selvage/core/privacy-request'
import { PRIVACY_LINK_DAYS } from '@selvage/core/privacy-request'
import { and, eq, inArray, isNotNull, lte, ne, or } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { MailKind } from '../db/schema/outbox.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { daysAfter } from './privacy-requests.ts'

/** A request as it is asked for. */
export interface Asked {
  readonly kind: PrivacyRequestKind
  /** In lower case. */
  readonly email: string
  /** The locale of the page, in which the mails are written. */
  readonly locale: string
  /** The agent who asks for the person. */
  readonly agentName?: string | undefined
  readonly agentEmail?: string | undefined
}

/** Lets a mail about a request go. Each has a key of its own, which begins with its subject. */
export async function mailAbout(
  tx: Queryable,
  {
    privacyId,
    kind,
    about = kind,
  }: {
    readonly privacyId: string
    readonly kind: Extract<MailKind, `privacy-${string}`>
    readonly about?: string
  },
  now: Date,
): Promise<void> {
  const key = `${about}-${newPublicId()}`
  await tx.insert(outbox).values({ key, kind, privacyId, dueAt: now })
}

/**
 * Writes a request down, and the mail with its link: one request at a time. A person's own request
 * takes the place of one that is not confirmed, unless it is the same. Else an address that has an
 * open one gets the link of that one again.
 */
export async function askAbout(
  tx: Queryable,
  { email, ...asked }: Asked,
  now: Date,
): Promise<void> {
  await expireAsked(tx, email, now)
  if (asked.agentEmail === undefined) await cancelOthers(tx, { email, kind: asked.kind }, now)
  const [made] = await tx
    .insert(privacyRequests)
    .values({
      id: newPublicId(),
      email,
      state: 'asked',
      requestedAt: now,
      ...asked,
    })
    .onConflictDoNothing()
    .returning({ id: privacyRequests.id })
  const [open] = made
    ? [made]
    : await tx
        .select({ id: privacyRequests.id })
        .from(privacyRequests)
        .where(
          and(
            eq(privacyRequests.email, email),
            inArray(privacyRequests.state, ['asked', 'confirmed', 'deleting']),
          ),
        )
  const about = `privacy-${asked.kind}`
  if (open) await mailAbout(tx, { privacyId: open.id, kind: 'privacy-request', about }, now)
}

/** Ends a request that is not confirmed, when it is an agent's or one for something else. */
async function cancelOthers(
  tx: Queryable,
  { email, kind }: Pick<Asked, 'email' | 'kind'>,
  now: Date,
): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ state: 'canceled', endedAt: now })
    .where(
      and(
        eq(privacyRequests.email, email),
        eq(privacyRequests.state, 'asked'),
        or(ne(privacyRequests.kind, kind), isNotNull(privacyRequests.agentEmail)),
      ),
    )
}

/** Ends the request of an address whose link is too old, so that there can be another one. */
async function expireAsked(tx: Queryable, email: string, now: Date): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ state: 'expired', endedAt: now })
    .where(
      and(
        eq(privacyRequests.email, email),
        eq(privacyRequests.state, 'asked'),
        lte(privacyRequests.requestedAt, daysAfter(now, -PRIVACY_LINK_DAYS)),
      ),
    )
}
