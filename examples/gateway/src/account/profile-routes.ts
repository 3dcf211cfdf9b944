import {
  accountEmail,
  checkProfile,
  getMe,
  isOtherEmail,
  normalizeScreenName,
  patchMe,
} from '@selvage/core/account'
import type { CallBody } from '@selvage/core/contract'
import { DEFAULT_COUNTRY } from '@selvage/core/locale'
import type { Locale } from '@selvage/core/locale'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts, passwordResets } from '../db/schema/account.ts'
import { users } from '../db/schema/session.ts'
import { isDuplicate } from '../db/sql-error.ts'
import { assertStorefront } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import type { Session } from '../http/visitor.ts'
import { moveNewsletter } from '../newsletter/request-newsletter.ts'
import { tokenHash } from '../secrets/keys.ts'
import { preferenceColumns } from '../session/preference-columns.ts'
import { loadUser } from '../session/users.ts'
import { accountOf } from './accounts.ts'
import { assertFields } from './assert-fields.ts'
import { renameDesigner } from '../own-designs/write-design.ts'
import { tellMember } from './notices.ts'
import { assertPassword } from './assert-password.ts'

type Change = CallBody<typeof patchMe>
type Account = typeof accounts.$inferSelect

const me = handle(getMe, async ({ session }, deps) => ({
  user: await known(session, deps),
}))

const change = handle(patchMe, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const { userId } = context.session
  const { body } = context
  const columns = preferenceColumns(body.preferences ?? {}, context.session)
  const account = await accountOf(deps.db.orm, userId)
  assertFields(
    checkProfile(
      {
        // A name that is left out stays, so it is not judged.
        screenName: body.screen_name ?? 'as before',
        email: body.email ?? account.email,
        currentPassword: body.current_password ?? '',
      },
      account.email,
    ),
  )
  const newEmail = emailOf(body, account)
  if (newEmail !== undefined)
    await assertPassword(body.current_password ?? '', account, context.peer, deps)
  const newsletter = body.newsletter_opt_in ?? account.newsletter
  const isMoved = newsletter !== account.newsletter || (newsletter && newEmail !== undefined)
  if (isMoved && newsletter)
    await countShared(
      'newsletter-mail',
      tokenHash(newEmail ?? account.email).toString('base64url'),
      deps,
    )
  await deps.db.transaction(async (tx) => {
    const user = {
      ...columns,
      ...(body.screen_name !== undefined && { screenName: normalizeScreenName(body.screen_name) }),
    }
    if (body.screen_name !== undefined) await renameDesigner(tx, userId, body.screen_name)
    if (Object.keys(user).length > 0) await tx.update(users).set(user).where(eq(users.id, userId))
    if (body.newsletter_opt_in !== undefined)
      await tx
        .update(accounts)
        .set({ newsletter: body.newsletter_opt_in })
        .where(eq(accounts.userId, userId))
    if (newEmail !== undefined) {
      // The mail goes to the address of before, so it is written first.
      const notice = { userId, kind: 'email-changed', subject: '', locale: context.locale } as const
      await tellMember(tx, notice, deps)
      await setEmail(tx, account, newEmail, deps)
    }
    if (isMoved) await move(tx, { account, newEmail, newsletter, locale: context.locale }, deps)
  })
  return { user: await known(context.session, deps) }
})

/** Follows a change with the newsletter, which is confirmed by mail where it is new. */
async function move(
  tx: Queryable,
  {
    account: { userId, email: emailBefore },
    newEmail,
    newsletter,
    locale,
  }: {
    readonly account: Account
    readonly newEmail: string | undefined
    readonly newsletter: boolean
    readonly locale: Locale
  },
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const [user] = await tx.select({ country: users.country }).from(users).where(eq(users.id, userId))
  const email = newEmail ?? emailBefore
  const country = user?.country ?? DEFAULT_COUNTRY
  await moveNewsletter(tx, { userId, emailBefore, email, newsletter, locale, country }, now())
}

/** The address that a change asks for; undefined where it stays. */
function emailOf({ email }: Change, account: Account): string | undefined {
  return email !== undefined && isOtherEmail(email, account.email) ? accountEmail(email) : undefined
}

/** The user of a session; one who is gone has none any more. */
async function known(session: Session, { db, now }: Pick<Deps, 'db' | 'now'>) {
  const user = await loadUser(db.orm, session, now())
  if (!user) throw httpError('EXPIRED_SESSION')
  return user
}

/**
 * Gives an account another address, unless another account has it. The password that was checked
 * must still be the account's. Links that were mailed to the old address open nothing any more.
 */
async function setEmail(
  tx: Queryable,
  { userId, passwordHash }: Account,
  email: string,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ email })
    .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, passwordHash)))
    .returning({ userId: accounts.userId })
    .catch((error: unknown) => {
      if (isDuplicate(error)) throw emailTaken()
      throw error
    })
  if (changed.length === 0) assertFields({ currentPassword: 'wrong' })
  await tx
    .update(passwordResets)
    .set({ usedAt: now() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}

const emailTaken = () => httpError('NOT_UNIQUE_EMAIL_ADDRESS', { field: 'email' })

/** Reading and changing the member of a session. */
export const profileRoutes: readonly Route[] = [me, change]
