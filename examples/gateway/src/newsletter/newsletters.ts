import { confirmNewsletterForm, SMS_CONSENT, toWireNewsletter } from '@selvage/core/newsletter'
import type { NewsletterForm } from '@selvage/core/newsletter'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { newsletterRequests, newsletters } from '../db/schema/newsletter.ts'
import type { NewsletterRow } from '../db/schema/newsletter.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** A subscription on the wire. */
export const wireNewsletter = (row: NewsletterRow) => toWireNewsletter(row)

/** The subscription of an e-mail address in lower case. */
export async function newsletterOf(
  db: Queryable,
  email: string,
): Promise<NewsletterRow | undefined> {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.email, email))
  return row
}

/** The subscription that a member has confirmed, at the address that the account has now. */
export async function newsletterOfMember(
  db: Queryable,
  userId: string,
): Promise<NewsletterRow | undefined> {
  const [row] = await db
    .select({ own: newsletters })
    .from(newsletters)
    .innerJoin(
      accounts,
      and(eq(accounts.userId, newsletters.userId), eq(accounts.email, newsletters.email)),
    )
    .where(eq(newsletters.userId, userId))
  return row?.own
}

/** The row of a request that can be confirmed still. */
export const isOpenRequest = (id: string, since: Date) =>
  and(
    eq(newsletterRequests.id, id),
    isNull(newsletterRequests.usedAt),
    isNotNull(newsletterRequests.form),
    gt(newsletterRequests.requestedAt, since),
  )

/** Joins a confirmed form to the subscription of its address, or makes one. */
export async function confirmForm(
  tx: Queryable,
  { form: asked, userId }: { readonly form: NewsletterForm; readonly userId: string | null },
  { now }: Pick<Deps, 'now'>,
): Promise<NewsletterRow | undefined> {
  const [known] = await tx
    .select()
    .from(newsletters)
    .where(eq(newsletters.email, asked.email))
    .for('update')
  const { email, ...form } = confirmNewsletterForm(known, asked)
  const row = {
    country: form.country,
    phone: form.phone,
    language: form.language,
    choices: form.choices,
    byEmail: form.byEmail,
    ...consentOf(form.bySms, known, now()),
    userId: userId ?? known?.userId ?? null,
    updatedAt: now(),
  }
  const [stored] = await tx
    .insert(newsletters)
    .values({ id: newPublicId(), email, confirmedAt: now(), ...row })
    .onConflictDoUpdate({ target: newsletters.email, set: row })
    .returning()
  if (stored) await followNewsletter(tx, stored)
  return stored
}

/** The consent to text messages: of now where there was none of this version. */
export function consentOf(
  bySms: boolean,
  known: Pick<NewsletterRow, 'bySms' | 'smsText' | 'smsConsentAt'> | undefined,
  now: Date,
): Pick<NewsletterRow, 'bySms' | 'smsText' | 'smsConsentAt'> {
  if (!bySms) return { bySms, smsText: null, smsConsentAt: null }
  if (known?.bySms === true && known.smsText === SMS_CONSENT.version)
    return { bySms, smsText: known.smsText, smsConsentAt: known.smsConsentAt }
  return { bySms, smsText: SMS_CONSENT.version, smsConsentAt: now }
}

/** The account of the member whose own a subscription is says the same. */
export async function followNewsletter(
  tx: Queryable,
  { userId, email, byEmail }: NewsletterRow,
): Promise<void> {
  if (userId === null) return
  await tx
    .update(accounts)
    .set({ newsletter: byEmail })
    .where(and(eq(accounts.userId, userId), eq(accounts.email, email)))
}
