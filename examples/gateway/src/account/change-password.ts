import { changePassword, checkPasswordChange } from '@selvage/core/account'
import type { PasswordChange } from '@selvage/core/account'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { accountNotices } from '../db/schema/account.ts'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { hashPassword, isPassword } from '../secrets/passwords.ts'
import { accountOf, ownNames } from './accounts.ts'
import { assertFields } from './assert-fields.ts'
import { withinLoginLimit } from './log-in-limit.ts'
import { REPEATED_MS, replacePassword } from './replace-password.ts'

type Account = Awaited<ReturnType<typeof accountOf>>

const WRONG = { currentPassword: 'wrong' } as const

/** Changes the password of a member who knows the current one. */
export const changePasswordRoute: Route = handle(changePassword, async (context, deps) => {
  const { request, session, body, peer, locale } = context
  assertStorefront(request, deps.config)
  const form = { currentPassword: body.current_password, password: body.password }
  const { userId, sessionId } = session
  assertFields(checkPasswordChange(form, await ownNames(deps.db.orm, userId)))
  const account = await accountOf(deps.db.orm, userId)
  const tried = { email: account.email, peer }
  const known = await withinLoginLimit(tried, deps, () => knownBy(form, account, deps))
  if (known === false) assertFields(WRONG)
  if (known !== 'current') return undefined
  const passwordHash = await hashPassword(form.password)
  const { passwordHash: checkedHash } = account
  const changed = await deps.db.transaction((tx) =>
    replacePassword(tx, { userId, passwordHash, checkedHash, sessionId, locale }, deps),
  )
  // Two requests at once have both been checked, and one of them comes first.
  if (changed === undefined) {
    const now = await accountOf(deps.db.orm, userId)
    const repeated = await withinLoginLimit(tried, deps, () => isChangedAlready(form, now, deps))
    if (!repeated) assertFields(WRONG)
  }
  return undefined
})

/** Says whether a request knows the account's password, or has set it minutes ago. */
async function knownBy(
  form: PasswordChange,
  account: Account,
  deps: Deps,
): Promise<'current' | 'changed' | false> {
  if (await isPassword(form.currentPassword, account.passwordHash)) return 'current'
  return (await isChangedAlready(form, account, deps)) && 'changed'
}

/**
 * True for the password that the account got minutes ago: the answer was lost, or the form was sent
 * twice. It is asked within the limit of logins, because it takes a guess as well.
 */
async function isChangedAlready(
  { password }: Pick<PasswordChange, 'password'>,
  { userId, passwordHash }: Account,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<boolean> {
  const [notice] = await db.orm
    .select({ id: accountNotices.id })
    .from(accountNotices)
    .where(
      and(
        eq(accountNotices.userId, userId),
        eq(accountNotices.kind, 'new-password'),
        gt(accountNotices.createdAt, new Date(now().getTime() - REPEATED_MS)),
      ),
    )
    .limit(1)
  return notice !== undefined && isPassword(password, passwordHash)
}
