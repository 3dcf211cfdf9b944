import { accountEmail } from '@selvage/core/account'
import { newNewsletter } from '@selvage/core/newsletter'
import type { NewsletterForm } from '@selvage/core/newsletter'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { newsletterRequests, newsletters } from '../db/schema/newsletter.ts'
import { outbox } from '../db/schema/outbox.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** Who asks for the newsletter, and where its mail goes. */
interface Asked {
  readonly email: string
  /** The locale of the page, in which the mail is written. */
  readonly locale: string
  /** Null for the way to the preferences alone. */
  readonly form: NewsletterForm | null
  /** The member whose account has the address; null for everybody else. */
  readonly userId: string | null
}

/**
 * Writes a request down, and the mail that answers it. Whether the address is subscribed, that mail
 * finds out: the time of a request reveals nothing.
 */
export async function requestNewsletter(
  tx: Queryable,
  { email, locale, form, userId }: Asked,
  now: Date,
): Promise<void> {
  const id = newPublicId()
  await tx.insert(newsletterRequests).values({ id, email, locale, form, userId, requestedAt: now })
  const kind = form ? 'newsletter' : 'newsletter-link'
  await tx.insert(outbox).values({ key: `newsletter-${id}`, kind, newsletterId: id, dueAt: now })
}

/** Somebody who ticked the newsletter in another form. */
interface Ticked {
  readonly email: string
  readonly country: string
  readonly locale: string
  readonly userId: string | null
}

/** Asks for the newsletter of somebody who ticked it in the checkout or in an account's form. */
export function requestTicked(
  tx: Queryable,
  { email: typed, country, locale, userId }: Ticked,
  now: Date,
): Promise<void> {
  const email = accountEmail(typed)
  const form = newNewsletter({ email, country, locale })
  return requestNewsletter(tx, { email, locale, form, userId }, now)
}

/** Asks for the newsletter of an order's buyer who ticked it; a member's own by its address. */
export async function requestOfBuyer(
  tx: Queryable,
  buyer: Omit<Ticked, 'userId'> & { readonly userId: string },
  now: Date,
): Promise<void> {
  const [own] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, buyer.userId), eq(accounts.email, accountEmail(buyer.email))))
  await requestTicked(tx, { ...buyer, userId: own?.userId ?? null }, now)
}

/** A change of a member that concerns the newsletter. */
interface Move extends Ticked {
  readonly userId: string
  /** The address of the account until now. */
  readonly emailBefore: string
  /** True where the member wants the newsletter from now on. */
  readonly newsletter: boolean
}

/**
 * Follows a member who wants the newsletter or no more of it, or has another address: what the
 * member does not want any more, or at the address of before, ends; what is new is confirmed first.
 */
export async function moveNewsletter(
  tx: Queryable,
  { emailBefore, newsletter, ...member }: Move,
  now: Date,
): Promise<void> {
  if (!newsletter || emailBefore !== member.email)
    await tx
      .update(newsletters)
      .set({ byEmail: false, updatedAt: now })
      .where(and(eq(newsletters.userId, member.userId), eq(newsletters.email, emailBefore)))
  if (newsletter) await requestTicked(tx, member, now)
}
