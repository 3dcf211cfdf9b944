import {
  accountEmail,
  askForPassword,
  checkAccountEmail,
  checkNewPassword,
  checkPasswordLink,
  setPassword,
} from '@selvage/core/account'
import { safeRedirect } from '@selvage/core/gateway'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts, passwordResets } from '../db/schema/account.ts'
import { assertStorefront, storefrontOf } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'
import { hashPassword, isPassword } from '../secrets/passwords.ts'
import { ownNames } from './accounts.ts'
import { assertFields } from './assert-fields.ts'
import { changePasswordRoute } from './change-password.ts'
import { currentVisitor } from '../session/known-visitor.ts'
import { liftPause } from './log-in-limit.ts'
import { REPEATED_MS, replacePassword } from './replace-password.ts'

/** Writes the request down; whether there is such an account, the worker finds out. */
const ask = handle(askForPassword, async ({ request, peer, body, locale }, deps) => {
  assertStorefront(request, deps.config)
  assertFields(checkAccountEmail(body.email))
  const email = accountEmail(body.email)
  await countShared('password-mail-address', peer, deps)
  await countShared('password-mail', tokenHash(email).toString('base64url'), deps)
  await deps.db.orm.insert(passwordResets).values({
    id: newToken(),
    email,
    locale,
    requestedAt: deps.now(),
    next: askedFrom(storefrontOf(request, deps.config), body.next),
  })
  return undefined
})

const check = handle(checkPasswordLink, async ({ request, body }, { config, db, now }) => {
  assertStorefront(request, config)
  const [open] = await db.orm
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(isOpen(body.token, now()))
  if (!open) throw linkOver()
  return undefined
})

const set = handle(setPassword, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const { token, password } = context.body
  assertFields(checkNewPassword(password))
  await countShared('password-address', context.peer, deps)
  if (await isRepeated(token, password, deps)) return undefined
  const passwordHash = await hashPassword(password)
  const sessionId = currentVisitor(context)?.sessionId ?? null
  const email = await deps.db.transaction(async (tx) => {
    const userId = await claim(tx, token, deps)
    if (userId === undefined) throw linkOver()
    // The transaction gives the link back where this throws.
    assertFields(checkNewPassword(password, await ownNames(tx, userId)))
    const { locale } = context
    return replacePassword(tx, { userId, passwordHash, sessionId, locale }, deps)
  })
  if (email !== undefined) await liftPause(email, deps)
  return undefined
})

/**
 * True for a link that has set this very password minutes ago: its answer was lost, and the browser
 * sends it again.
 */
async function isRepeated(
  token: string,
  password: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<boolean> {
  const [set] = await db.orm
    .select({ passwordHash: accounts.passwordHash })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.userId, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash(token)),
        gt(passwordResets.setAt, new Date(now().getTime() - REPEATED_MS)),
      ),
    )
  return set !== undefined && isPassword(password, set.passwordHash)
}

/** The address that the mail leads back to: the asking storefront's page, else its origin alone. */
function askedFrom(origin: string, asked: string | undefined): string {
  const next = safeRedirect(asked, origin)
  return next?.startsWith('/') === true ? origin + next : origin
}

const linkOver = () => httpError('FIELD_VALUE_INVALID', { field: 'token' })

/** The row of a token that still sets a password. */
const isOpen = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )

/** Uses a token up and returns its member, in one statement: two requests at once are one. */
async function claim(
  tx: Queryable,
  token: string,
  { now }: Pick<Deps, 'now'>,
): Promise<string | undefined> {
  const [claimed] = await tx
    .update(passwordResets)
    .set({ usedAt: now(), setAt: now() })
    .where(isOpen(token, now()))
    .returning({ userId: passwordResets.userId })
  return claimed?.userId ?? undefined
}

/** A new password, by the link of a mail that is asked for and by the current one. */
export const passwordRoutes: readonly Route[] = [ask, check, set, changePasswordRoute]
