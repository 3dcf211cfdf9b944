import {
  changeNewsletter,
  checkNewsletterPreferences,
  endNewsletter,
  getNewsletter,
  unsubscribe,
} from '@selvage/core/newsletter'
import type { Call } from '@selvage/core/contract'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { newsletters } from '../db/schema/newsletter.ts'
import type { NewsletterRow } from '../db/schema/newsletter.ts'
import { assertStorefront } from '../http/admission.ts'
import { httpError, noSession } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import { assertNewsletter, formOf, linkOver } from './assert-newsletter.ts'
import { readSignedId } from '../secrets/signed-id.ts'
import { consentOf, followNewsletter, newsletterOfMember, wireNewsletter } from './newsletters.ts'

/**
 * The subscription of a token, or of the member of the session, who may have none. A request with a
 * token needs no session.
 */
async function meant(
  db: Queryable,
  context: Pick<CallContext<Call>, 'visitor'>,
  token: string | undefined,
  { keys }: Pick<Deps, 'keys'>,
): Promise<NewsletterRow | undefined> {
  if (token === undefined) return newsletterOfMember(db, memberOf(context))
  const id = readSignedId('newsletter preferences', token, keys)
  const [row] =
    id === undefined ? [] : await db.select().from(newsletters).where(eq(newsletters.id, id))
  if (!row) throw linkOver()
  return row
}

function memberOf({ visitor }: Pick<CallContext<Call>, 'visitor'>): string {
  if (!visitor) throw noSession()
  if (visitor.guest) throw httpError('UNAUTHORIZED')
  return visitor.userId
}

const get = handle(getNewsletter, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const row = await meant(deps.db.orm, context, context.body.token, deps)
  return { newsletter: row ? wireNewsletter(row) : null }
})

/** Stores a change, which the member's account follows. */
async function store(
  tx: Queryable,
  id: string,
  change: Partial<NewsletterRow>,
  { now }: Pick<Deps, 'now'>,
): Promise<NewsletterRow> {
  const [stored] = await tx
    .update(newsletters)
    .set({ ...change, updatedAt: now() })
    .where(eq(newsletters.id, id))
    .returning()
  if (!stored) throw linkOver()
  await followNewsletter(tx, stored)
  return stored
}

const change = handle(changeNewsletter, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const { token, ...body } = context.body
  const { country, tel: phone, sms_subscription: bySms } = body
  const row = await deps.db.transaction(async (tx) => {
    const known = await meant(tx, context, token, deps)
    if (!known) throw linkOver()
    assertNewsletter(checkNewsletterPreferences({ country, phone, bySms }))
    return store(tx, known.id, { ...formOf(body), ...consentOf(bySms, known, deps.now()) }, deps)
  })
  return { newsletter: wireNewsletter(row) }
})

const end = handle(unsubscribe, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const { token, from } = context.body
  const row = await deps.db.transaction(async (tx) => {
    const known = await meant(tx, context, token, deps)
    if (!known) throw linkOver()
    const { byEmail, bySms } = endNewsletter(known, from)
    return store(tx, known.id, { byEmail, ...consentOf(bySms, known, deps.now()) }, deps)
  })
  return { newsletter: wireNewsletter(row) }
})

/** Reading, changing and ending a subscription. */
export const preferenceRoutes: readonly Route[] = [get, change, end]
