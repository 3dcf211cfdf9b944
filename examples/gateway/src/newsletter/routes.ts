import { accountEmail } from '@selvage/core/account'
import {
  askForNewsletterLink,
  checkNewsletter,
  checkNewsletterLink,
  confirmNewsletter,
  NEWSLETTER_LINK_DAYS,
  subscribe,
} from '@selvage/core/newsletter'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { newsletterRequests } from '../db/schema/newsletter.ts'
import type { NewsletterRow } from '../db/schema/newsletter.ts'
import { outbox } from '../db/schema/outbox.ts'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import { tokenHash } from '../secrets/keys.ts'
import { assertNewsletter, formOf, linkOver } from './assert-newsletter.ts'
import { readSignedId, signedId } from '../secrets/signed-id.ts'
import { confirmForm, isOpenRequest, newsletterOf, wireNewsletter } from './newsletters.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { requestNewsletter } from './request-newsletter.ts'

const DAY_MS = 24 * 60 * 60_000
/** A link that has confirmed can be sent again for so long, milliseconds. */
const REPEATED_MS = 10 * 60_000

/** Counts a mail of the newsletter that somebody asks for. */
async function countMail(email: string, peer: string, deps: Deps): Promise<void> {
  await countShared('newsletter-mail-address', peer, deps)
  await countShared('newsletter-mail', tokenHash(email).toString('base64url'), deps)
}

const ask = handle(subscribe, async (context, deps) => {
  const { request, body, peer, locale, visitor } = context
  assertStorefront(request, deps.config)
  assertNewsletter(
    checkNewsletter({
      email: body.email,
      country: body.country,
      phone: body.tel,
      language: body.language,
      choices: [],
      byEmail: body.email_subscription,
      bySms: body.sms_subscription,
    }),
  )
  const email = accountEmail(body.email)
  const form = { email, ...formOf(body) }
  await countMail(email, peer, deps)
  await deps.db.transaction(async (tx) => {
    const userId = visitor && !visitor.guest ? await ownerOf(tx, visitor.userId, email) : null
    await requestNewsletter(tx, { email, locale, form, userId }, deps.now())
  })
  return undefined
})

/** The member of a session, where the address is that of the account. */
async function ownerOf(tx: Queryable, userId: string, email: string): Promise<string | null> {
  const [own] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.email, email)))
  return own?.userId ?? null
}

const askForLink = handle(askForNewsletterLink, async (context, deps) => {
  const { request, body, peer, locale } = context
  assertStorefront(request, deps.config)
  const typed = { email: body.email, country: 'US', phone: '', byEmail: true, bySms: false }
  assertNewsletter(checkNewsletter({ ...typed, language: 'en', choices: [] }))
  const email = accountEmail(body.email)
  await countMail(email, peer, deps)
  await deps.db.transaction((tx) =>
    requestNewsletter(tx, { email, locale, form: null, userId: null }, deps.now()),
  )
  return undefined
})

const requestIdOf = (token: string, { keys }: Pick<Deps, 'keys'>): string => {
  const id = readSignedId('newsletter confirmation', token, keys)
  if (id === undefined) throw linkOver()
  return id
}

/** The requests that were made since can be confirmed. */
const since = ({ now }: Pick<Deps, 'now'>): Date =>
  new Date(now().getTime() - NEWSLETTER_LINK_DAYS * DAY_MS)

const check = handle(checkNewsletterLink, async ({ request, body }, deps) => {
  assertStorefront(request, deps.config)
  const [open] = await deps.db.orm
    .select({ id: newsletterRequests.id })
    .from(newsletterRequests)
    .where(isOpenRequest(requestIdOf(body.token, deps), since(deps)))
  if (!open) throw linkOver()
  return undefined
})

const confirm = handle(confirmNewsletter, async ({ request, body }, deps) => {
  assertStorefront(request, deps.config)
  const id = requestIdOf(body.token, deps)
  const row = await deps.db.transaction(
    async (tx) => (await claim(tx, id, deps)) ?? (await repeated(tx, id, deps)),
  )
  if (!row) throw linkOver()
  return {
    newsletter: wireNewsletter(row),
    token: signedId('newsletter preferences', row.id, deps.keys),
  }
})

/** Uses a request up in one statement, so that two at once are one, and confirms it. */
async function claim(tx: Queryable, id: string, deps: Deps): Promise<NewsletterRow | undefined> {
  const [claimed] = await tx
    .update(newsletterRequests)
    .set({ usedAt: deps.now() })
    .where(isOpenRequest(id, since(deps)))
    .returning()
  if (!claimed?.form) return undefined
  await tx.insert(outbox).values({
    key: `newsletter-welcome-${id}`,
    kind: 'newsletter-welcome',
    newsletterId: id,
    dueAt: deps.now(),
  })
  return confirmForm(tx, { form: claimed.form, userId: claimed.userId }, deps)
}

/** The subscription of a link that was used minutes ago: its answer was lost. */
async function repeated(
  tx: Queryable,
  id: string,
  { now }: Pick<Deps, 'now'>,
): Promise<NewsletterRow | undefined> {
  const [used] = await tx
    .select({ email: newsletterRequests.email })
    .from(newsletterRequests)
    .where(
      and(
        eq(newsletterRequests.id, id),
        gt(newsletterRequests.usedAt, new Date(now().getTime() - REPEATED_MS)),
      ),
    )
  return used && newsletterOf(tx, used.email)
}

/** The newsletter: asking for it, confirming it, and changing or ending it. */
export const newsletterRoutes: readonly Route[] = [
  ask,
  askForLink,
  check,
  confirm,
  ...preferenceRoutes,
]
