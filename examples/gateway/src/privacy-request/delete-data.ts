import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import type { PrivacyRequestRow } from '../db/schema/privacy-request.ts'
import { savedCards } from '../db/schema/saved-cards.ts'
import { describeError } from '../log.ts'
import { mailAbout } from './ask-about-data.ts'
import { changeRequest } from './confirm-request.ts'
import { ERASURE, NOT_FOR_SALE } from './erasure.table.ts'
import { findPerson } from './person.ts'
import type { Person } from './person.ts'
import { untilOf } from './privacy-requests.ts'
import { withArray } from './with-array.ts'

/** A deletion that is held up, or fails, is tried again after so long, milliseconds. */
const AGAIN_MS = 60 * 60_000
/** Deletions of one round. */
const BATCH = 5

/** The mails of a person that are left in a folder: to the address, or about an order. */
export interface PersonalMails {
  readonly email: string
  readonly keys: readonly string[]
}

/** Deletes the pictures that were drawn of designs from where pictures are stored. */
export type ForgetPictures = (designIds: readonly number[]) => Promise<void>

/** Deletes the mails of a person from where mails are stored. */
export type ForgetMails = (mails: PersonalMails) => Promise<void>

/**
 * Deletes the data of the confirmed requests that are due; gives how many were done. One that waits
 * for a payment, an order or the payment provider is tried again in an hour.
 */
export async function deleteDue(
  deps: Deps,
  forgetMails: ForgetMails,
  forgetPictures: ForgetPictures,
): Promise<number> {
  const due = await deps.db.orm
    .select()
    .from(privacyRequests)
    .where(and(inArray(privacyRequests.state, [...UNDER_WAY]), isDue(deps)))
    .orderBy(asc(privacyRequests.dueAt))
    .limit(BATCH)
  let done = 0
  for (const request of due)
    if (await tryToDelete(request, deps, { forgetMails, forgetPictures })) done += 1
  return done
}

const UNDER_WAY = ['confirmed', 'deleting'] as const

const isDue = ({ now }: Deps) => lte(privacyRequests.dueAt, now())

async function tryToDelete(
  request: PrivacyRequestRow,
  deps: Deps,
  { forgetMails, forgetPictures }: { forgetMails: ForgetMails; forgetPictures: ForgetPictures },
): Promise<boolean> {
  try {
    const begun = await begin(request, deps)
    if (!begun) return false
    const { email, person } = begun
    await forgetCards(person, deps)
    await forgetMails({ email, keys: await mailKeys(deps.db.orm, person) })
    await forgetPictures(await madeBy(deps.db.orm, person))
    return await deleteAll(request, deps)
  } catch (error) {
    const about = request.id
    deps.log({ level: 'warn', event: 'deletion', about, error: describeError(error) })
    return false
  }
}

/**
 * Begins a deletion, which nobody cancels any more, before anything that cannot be undone happens
 * outside of the database. It is due again in an hour, in case that something fails meanwhile.
 * Undefined where it is held up, canceled, or taken by another gateway.
 */
async function begin(
  request: PrivacyRequestRow,
  deps: Deps,
): Promise<{ readonly email: string; readonly person: Person } | undefined> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const open = await lockOpen(tx, request, isDue(deps))
    if (!open) return undefined
    const person = await findPerson(tx, open.email)
    const waits = open.state === 'confirmed' && (await isHeldUp(tx, open, person, now))
    const dueAt = new Date(now.getTime() + AGAIN_MS)
    await changeRequest(tx, request, { dueAt, ...(waits ? {} : { state: 'deleting' }) })
    // Nobody orders what cannot be printed any more.
    if (waits) await tx.execute(withArray(NOT_FOR_SALE, person.userIds))
    return waits ? undefined : { email: open.email, person }
  })
}

/** Locks a request that is under way; undefined for one that has ended, or has no address. */
async function lockOpen(
  tx: Queryable,
  { id }: PrivacyRequestRow,
  condition?: SQL,
): Promise<(PrivacyRequestRow & { readonly email: string }) | undefined> {
  const [open] = await tx
    .select()
    .from(privacyRequests)
    .where(
      and(eq(privacyRequests.id, id), inArray(privacyRequests.state, [...UNDER_WAY]), condition),
    )
    .for('update')
  return open && open.email !== null ? { ...open, email: open.email } : undefined
}

/**
 * True while a payment is under way, while an order is to be made and sent, for which its buyer may
 * have to be written to, and while a design is to be printed that somebody has ordered; an order
 * holds a deletion up until the day that was promised.
 */
async function isHeldUp(
  db: Queryable,
  request: PrivacyRequestRow,
  { emails, cartIds, orderNumbers, userIds }: Person,
  now: Date,
): Promise<boolean> {
  const isLast = (untilOf(request) ?? now) <= now
  // Another account may have ordered with the address.
  const ofAddress = sql`lower(snapshot ->> 'email') = ANY (${sql.param([...emails])}::text[])`
  const { rows } = await db.execute(sql`
    SELECT FROM payment_attempts
    WHERE (cart_id = ANY (${sql.param([...cartIds])}::text[]) OR ${ofAddress})
      AND state NOT IN ('ordered', 'declined')
    UNION ALL
    SELECT FROM orders WHERE NOT ${isLast}::boolean
      AND (number = ANY (${sql.param([...orderNumbers])}::text[]) OR ${ofAddress})
      AND (snapshot #>> '{order,needs_shipping}')::boolean
      AND NOT EXISTS (SELECT FROM shipments WHERE order_number = orders.number)
      AND NOT EXISTS (SELECT FROM cancellations WHERE order_number = orders.number)
    UNION ALL
    SELECT FROM earnings JOIN designs ON designs.id = earnings.design_id
        JOIN arts ON arts.id = designs.art_id
      WHERE NOT ${isLast}::boolean AND arts.user_id = ANY (${sql.param([...userIds])}::text[])
        AND NOT EXISTS (SELECT FROM prints WHERE prints.order_number = earnings.order_number)
        AND NOT EXISTS (SELECT FROM shipments WHERE shipments.order_number = earnings.order_number)
        AND NOT EXISTS (
          SELECT FROM cancellations WHERE cancellations.order_number = earnings.order_number)`)
  return rows.length > 0
}

/** Lets the payment provider forget the saved cards; throws where it cannot. */
async function forgetCards({ userIds }: Person, { db, payments }: Deps): Promise<void> {
  const cards = await db.orm
    .select()
    .from(savedCards)
    .where(sql`${savedCards.userId} = ANY (${sql.param([...userIds])}::text[])`)
  for (const { userId: customerId, providerId, olderIds } of cards)
    for (const id of [providerId, ...olderIds])
      if (!(await payments.forgetCard({ id, customerId })))
        throw new Error('The payment provider has not forgotten a saved card.')
}

/** The designs that a person has made. */
async function madeBy(db: Queryable, { userIds }: Person): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT designs.id FROM designs JOIN arts ON arts.id = designs.art_id
    WHERE arts.user_id = ANY (${sql.param([...userIds])}::text[])`)
  return rows.map(({ id }) => id)
}

/** The keys of the mails about a person's orders, some of which went to others. */
async function mailKeys(db: Queryable, { orderNumbers }: Person): Promise<readonly string[]> {
  const rows = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(sql`${outbox.orderNumber} = ANY (${sql.param([...orderNumbers])}::text[])`)
  return rows.map(({ key }) => key)
}

/** Deletes all rows of a person at once, and lets the mail go that says so. */
async function deleteAll(request: PrivacyRequestRow, deps: Deps): Promise<boolean> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const open = await lockOpen(tx, request)
    if (!open) return false
    // Found again: something may have come since.
    const person = await findPerson(tx, open.email)
    if (await isHeldUp(tx, open, person, now)) return false
    for (const { by, sql: statement } of ERASURE) await tx.execute(withArray(statement, person[by]))
    await changeRequest(tx, request, { state: 'done', endedAt: now, dueAt: null })
    await mailAbout(tx, { privacyId: request.id, kind: 'privacy-deleted' }, now)
    if (open.agentEmail !== null)
      await mailAbout(tx, { privacyId: request.id, kind: 'privacy-agent' }, now)
    return true
  })
}

/** Empties the addresses of deletions whose last mails have gone, or cannot go. */
export async function forgetAnswered({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.orm.execute(sql`
    UPDATE privacy_requests SET email = NULL, agent_name = NULL, agent_email = NULL
    WHERE kind = 'delete' AND state = 'done' AND email IS NOT NULL
      AND NOT EXISTS (SELECT FROM outbox WHERE outbox.privacy_id = privacy_requests.id
        AND outbox.sent_at IS NULL AND outbox.failed_at IS NULL)`)
}
